/** Aderyn and Solhint: linters of smart contracts. */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

const levels = ['critical', 'high', 'medium', 'low', 'nc'] as const;

export const aderyn = jsonFormat({
  id: 'aderyn',
  tool: 'Aderyn',
  category: 'sast',
  docsUrl: 'https://cyfrin.gitbook.io/cyfrin-docs/aderyn-cli/readme',
  severities: { nc: 'info' },
  detect: ({ value }) =>
    has(value, 'detectors_used') ||
    (has(value, 'issue_count') &&
      levels.some((level) => isList(value, `${level}_issues`, 'issues')))
      ? 1
      : 0,
  each: levels.map((level) => `/${level}_issues/issues/#`),
  asides: ['files_summary', 'files_details', 'issue_count', 'detectors_used'],
  exhaustive: true,
  looksIn: ['/instances/#'],
  map: (issue, { keys }) =>
    list(issue, 'instances').map((instance) => ({
      ruleId: str(issue, 'detector_name') ?? str(issue, 'title'),
      title: str(issue, 'title'),
      description: str(issue, 'description'),
      severity: String(keys[0]).replace('_issues', ''),
      location: { path: str(instance, 'contract_path'), line: num(instance, 'line_no') },
    })),
});

export const solhint = jsonFormat({
  id: 'solhint',
  tool: 'Solhint',
  category: 'quality',
  docsUrl: 'https://protofire.github.io/solhint/',
  detect: ({ value }) =>
    has(value, '0.ruleId', '0.filePath', '0.line', '0.message') && !has(value, '0.messages')
      ? 0.9
      : has(value, '0.conclusion')
        ? 0.7
        : 0,
  each: ['/#'],
  map: (raw) =>
    has(raw, 'conclusion')
      ? skipped('not_a_finding')
      : {
          ruleId: str(raw, 'ruleId'),
          title: str(raw, 'message'),
          severity: str(raw, 'severity'),
          location: {
            path: str(raw, 'filePath'),
            line: num(raw, 'line'),
            column: num(raw, 'column'),
          },
        },
});
