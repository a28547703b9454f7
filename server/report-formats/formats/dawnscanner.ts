import { jsonFormat } from '../format.ts';
import { has, isList, num, str } from '../parsers/json-access.ts';

export const dawnscanner = jsonFormat({
  id: 'dawnscanner',
  tool: 'Dawnscanner',
  category: 'sca',
  docsUrl: 'https://github.com/thesp0nge/dawnscanner',
  detect: ({ value }) =>
    isList(value, 'vulnerabilities') && (has(value, 'dawn_version') || has(value, 'mvc')) ? 1 : 0,
  each: ['/vulnerabilities/#'],
  run: (root) => ({
    toolVersion: str(root, 'dawn_version'),
    completedAt: str(root, 'scan_started'),
  }),
  map: (raw) => ({
    ruleId: str(raw, 'name'),
    title: str(raw, 'name')?.toUpperCase(),
    description: str(raw, 'message'),
    mitigation: str(raw, 'remediation'),
    severity: str(raw, 'severity'),
    cvss: [{ score: num(raw, 'cvss_score') }],
    vulnerabilityIds: [str(raw, 'name'), str(raw, 'cve_link')],
    references: [str(raw, 'cve_link')],
  }),
});
