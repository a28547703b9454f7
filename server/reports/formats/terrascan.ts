import { jsonFormat } from '../format.ts';
import { has, num, str } from '../input/access.ts';

export const terrascan = jsonFormat({
  id: 'terrascan',
  tool: 'Terrascan',
  category: 'iac',
  docsUrl: 'https://runterrascan.io/docs/usage/command_line_mode/',
  recognise: ({ value }) =>
    has(value, 'results.violations') || has(value, 'results.scan_summary') ? 1 : 0,
  each: ['/results/violations/#', '/results/skipped_violations/#'],
  run: (root) => ({ completedAt: str(root, 'results', 'scan_summary', 'scanned_at') }),
  map: (raw, { keys }) => ({
    rule: str(raw, 'rule_id') ?? str(raw, 'rule_name'),
    ruleName: str(raw, 'rule_name'),
    title: `${str(raw, 'category') ?? 'Violation'}: ${str(raw, 'rule_name') ?? ''}`,
    description: str(raw, 'description'),
    severity: str(raw, 'severity'),
    place: { path: str(raw, 'file'), line: num(raw, 'line') },
    resource: { type: str(raw, 'resource_type'), id: str(raw, 'resource_name') },
    suppression:
      keys[1] === 'skipped_violations' ? { kind: 'inSource', status: 'accepted' } : undefined,
  }),
});
