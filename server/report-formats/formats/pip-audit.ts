import { type Entry, notLookedAt } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, isList, list, str, texts } from '../parsers/json-access.ts';

export const pipAudit = jsonFormat({
  id: 'pip-audit',
  tool: 'pip-audit',
  category: 'sca',
  docsUrl: 'https://github.com/pypa/pip-audit#output-formats',
  aliases: ['pip_audit'],
  detect: ({ value }) => {
    const entries = isList(value) ? list(value) : list(value, 'dependencies');
    if (entries.some((entry) => has(entry, 'name', 'vulns'))) return 1;
    return isList(value, 'dependencies') &&
      (has(value, 'fixes') || has(value, 'dependencies.0.skip_reason'))
      ? 0.9
      : 0;
  },
  each: ['/dependencies/#', '/#'],
  holds: ['/vulns/#'],
  listsAll: true,
  map: (dependency) => {
    const [name, version] = [str(dependency, 'name'), str(dependency, 'version')];
    if (has(dependency, 'skip_reason')) return notLookedAt({ component: name });
    return list(dependency, 'vulns').map((raw): Entry => {
      const id = str(raw, 'id');
      const fixed = texts(raw, 'fix_versions');
      return {
        ruleId: id,
        title: `${id ?? 'Vulnerability'} in ${name ?? 'a package'}:${version ?? ''}`,
        description: str(raw, 'description'),
        mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
        fallbackSeverity: 'medium' as const,
        vulnerabilityIds: [id, ...texts(raw, 'aliases')],
        component: { name, version, ecosystem: 'pypi', fixed },
      };
    });
  },
});
