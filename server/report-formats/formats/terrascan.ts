import { jsonFormat, xmlFormat } from '../format.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

export const terrascan = jsonFormat({
  id: 'terrascan',
  tool: 'Terrascan',
  category: 'iac',
  docsUrl: 'https://runterrascan.io/docs/usage/command_line_mode/',
  detect: ({ value }) =>
    has(value, 'results.violations') || has(value, 'results.scan_summary') ? 1 : 0,
  each: ['/results/violations/#', '/results/skipped_violations/#'],
  run: (root) => ({
    completedAt: str(root, 'results', 'scan_summary', 'scanned_at'),
    incomplete: list(root, 'results', 'scan_errors').length > 0 && 'files_failed',
  }),
  map: (raw, { keys }) => ({
    ruleId: str(raw, 'rule_id') ?? str(raw, 'rule_name'),
    ruleName: str(raw, 'rule_name'),
    title: `${str(raw, 'category') ?? 'Violation'}: ${str(raw, 'rule_name') ?? ''}`,
    description: str(raw, 'description'),
    severity: str(raw, 'severity'),
    location: { path: str(raw, 'file'), line: num(raw, 'line') },
    cloudResource: { type: str(raw, 'resource_type'), id: str(raw, 'resource_name') },
    suppression:
      keys[1] === 'skipped_violations' ? { kind: 'inSource', status: 'accepted' } : undefined,
  }),
});

/** The same as XML, in attributes. */
export const terrascanXml = xmlFormat({
  id: 'terrascan-xml',
  tool: 'Terrascan',
  category: 'iac',
  docsUrl: 'https://runterrascan.io/docs/usage/command_line_mode/',
  detect: ({ value }) =>
    has(value, 'results.scan_summary') || has(value, 'results.violations.0.violation.0.@rule_id')
      ? 1
      : 0,
  each: ['/results/violations/violation', '/results/skipped_violations/skipped_violation'],
  asides: ['scan_summary', 'scan_errors', 'passed_rules'],
  run: (root) => ({
    completedAt: str(root, 'results', 'scan_summary', '@scanned_at'),
    incomplete: has(root, 'results.scan_errors.0.scan_error') && 'files_failed',
  }),
  map: (raw, { pointer }) => ({
    ruleId: str(raw, '@rule_id') ?? str(raw, '@rule_name'),
    ruleName: str(raw, '@rule_name'),
    title: `${str(raw, '@category') ?? 'Violation'}: ${str(raw, '@rule_name') ?? ''}`,
    description: str(raw, '@description'),
    severity: str(raw, '@severity'),
    location: { path: str(raw, '@file'), line: num(raw, '@line') },
    cloudResource: { type: str(raw, '@resource_type'), id: str(raw, '@resource_name') },
    suppression: pointer.includes('skipped_violation')
      ? { kind: 'inSource', status: 'accepted' }
      : undefined,
  }),
});
