/** JFrog Xray: exported violations and components, the unified export, and the on-demand binary scan. */
import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { at, has, isList, list, num, str, texts } from '../input/access.ts';

const typed = (id: string | undefined): { ecosystem: string | undefined; name: string | undefined; version: string | undefined } => {
  const [, ecosystem, path] = /^(\w+):\/\/(.*)$/.exec(id ?? '') ?? [];
  const parts = (path ?? id ?? '').split(':');
  return { ecosystem: ecosystem === 'gav' ? 'maven' : ecosystem, name: parts.slice(0, -1).join(':') || parts[0], version: parts.length > 1 ? parts.at(-1) : undefined };
};

function draft(raw: unknown, component: NonNullable<Draft['component']>): Draft {
  const cves = [...list(raw, 'cves'), ...list(raw, 'component_versions', 'more_details', 'cves')];
  const id = str(raw, 'issue_id') ?? str(raw, 'id') ?? str(cves[0], 'cve');
  const fixed = [...texts(raw, 'fixed_versions'), ...texts(raw, 'component_versions', 'fixed_versions')];
  return {
    rule: id,
    title: `${component.name ?? ''}:${component.version ?? ''} | ${str(cves[0], 'cve') ?? id ?? ''}`,
    description: [str(raw, 'summary'), str(raw, 'description') ?? str(raw, 'component_versions', 'more_details', 'description')].filter((part) => part !== undefined).join('\n\n'),
    mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
    severity: str(raw, 'severity'),
    cvss: cves.flatMap((cve) => ['cvss_v3', 'cvss_v2'].map((key) => {
      const [score, vector] = (str(cve, key) ?? '').split(/\/(.*)/);
      return { score: Number(score) || num(cve, `${key}_score`), vector: vector === undefined || vector === '' ? str(cve, `${key}_vector`) : vector };
    })),
    ids: [...cves.map((cve) => str(cve, 'cve')), id],
    cwes: cves.map((cve) => texts(cve, 'cwe')),
    component: { ...component, fixed },
    references: texts(raw, 'references'),
  };
}

export const jfrogXray = jsonFormat({
  id: 'jfrog-xray',
  tool: 'JFrog Xray',
  category: 'sca',
  docsUrl: 'https://jfrog.com/help/r/jfrog-security-documentation/export-scan-data',
  aliases: ['jfrogxray', 'jfrog xray', 'jfrog xray unified', 'jfrog_xray_unified', 'jfrog_xray_on_demand_binary_scan', 'jfrog xray api summary artifact', 'jfrog_xray_api_summary_artifact'],
  recognise: ({ value }) => {
    if (has(value, 'data.0.component_versions') || has(value, 'data.0.source_comp_id') || has(value, 'rows.0.issue_id') || has(value, '0.vulnerabilities.0.issue_id') || has(value, 'artifacts.0.issues')) return 1;
    return has(value, 'total_count') && isList(value, 'data') ? 0.8 : has(value, 'total_rows') && isList(value, 'rows') ? 0.8 : 0;
  },
  map: (document) => [
    ...list(document, 'data').map((raw) => draft(raw, { name: str(raw, 'component') ?? str(raw, 'source_comp_id'), version: typed(str(raw, 'source_comp_id')).version, ecosystem: str(raw, 'package_type') })),
    ...list(document, 'rows').map((raw) => draft(raw, typed(str(raw, 'vulnerable_component')))),
    ...(isList(document) ? (document as unknown[]) : []).flatMap((scan) => list(scan, 'vulnerabilities').flatMap((raw) => Object.entries((at(raw, 'components') ?? {})).map(([id, entry]) => draft({ ...(raw as object), fixed_versions: at(entry, 'fixed_versions') }, typed(id))))),
    ...list(document, 'artifacts').flatMap((artifact) => list(artifact, 'issues').map((raw) => draft(raw, { name: str(raw, 'impact_path', 0)?.split('/').at(-1) ?? str(artifact, 'general', 'name') }))),
  ],
});
