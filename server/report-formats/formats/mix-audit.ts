import { jsonFormat } from '../format.ts';
import { at, has, isList, list, str, texts } from '../parsers/json-access.ts';

export const mixAudit = jsonFormat({
  id: 'mix-audit',
  tool: 'mix_audit',
  category: 'sca',
  docsUrl: 'https://hexdocs.pm/mix_audit/readme.html',
  aliases: ['mix_audit', 'mix deps.audit'],
  detect: ({ value }) =>
    isList(value, 'vulnerabilities') &&
    has(value, 'pass') &&
    (has(value, 'vulnerabilities.0.dependency') ||
      (list(value, 'vulnerabilities').length === 0 && Object.keys(value as object).length === 2))
      ? 1
      : 0,
  each: ['/vulnerabilities/#'],
  map: (raw) => {
    const [advisory, dependency] = [at(raw, 'advisory'), at(raw, 'dependency')];
    const [name, version, path, cve] = [
      str(dependency, 'package') ?? str(advisory, 'package'),
      str(dependency, 'version'),
      str(dependency, 'lockfile'),
      str(advisory, 'cve'),
    ];
    const patched = texts(advisory, 'patched_versions');
    return {
      ruleId: str(advisory, 'id') ?? cve,
      helpUri: str(advisory, 'link') ?? str(advisory, 'url'),
      title: `${name ?? ''} ${version ?? ''}: ${str(advisory, 'title') ?? ''}`,
      description: str(advisory, 'description'),
      mitigation: patched.length === 0 ? undefined : `Update to ${patched.join(' or ')}.`,
      severity: str(advisory, 'severity'),
      fallbackSeverity: 'medium' as const,
      vulnerabilityIds: [
        cve === undefined ? undefined : `CVE-${cve.replace(/^CVE-/, '')}`,
        str(advisory, 'id'),
        str(advisory, 'link'),
      ],
      component: { name, version, ecosystem: 'hex', path, fixed: patched },
      location: { path },
      references: [str(advisory, 'link'), str(advisory, 'url')],
    };
  },
});
