import { jsonFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

export const bandit = jsonFormat({
  id: 'bandit',
  tool: 'Bandit',
  category: 'sast',
  docsUrl: 'https://bandit.readthedocs.io/en/latest/formatters/json.html',
  detect: ({ value }) =>
    has(value, 'results.0.test_id', 'results.0.issue_text') ||
    (isList(value, 'results') && has(value, 'metrics._totals') && has(value, 'generated_at'))
      ? 1
      : 0,
  each: ['/results/#'],
  run: (root) => ({
    completedAt: str(root, 'generated_at'),
    ...failedFiles(list(root, 'errors').map((error) => str(error, 'filename'))),
    ...(num(root, 'metrics', '_totals', 'loc') === 0 && { incomplete: 'nothing_scanned' }),
  }),
  map: (raw) => {
    const code = str(raw, 'code');
    const lines = list(raw, 'line_range').map((line) => num(line));
    return {
      ruleId: `${str(raw, 'test_name') ?? ''}:${str(raw, 'test_id') ?? ''}`,
      ruleName: str(raw, 'test_name'),
      helpUri: str(raw, 'more_info'),
      title: str(raw, 'issue_text'),
      description: str(raw, 'issue_text'),
      severity: str(raw, 'issue_severity'),
      confidence: str(raw, 'issue_confidence'),
      cwes: num(raw, 'issue_cwe', 'id'),
      location: {
        path: str(raw, 'filename'),
        line: num(raw, 'line_number'),
        endLine: lines.at(-1),
        column:
          num(raw, 'col_offset') === undefined ? undefined : (num(raw, 'col_offset') ?? 0) + 1,
        snippet: code?.replace(/^\d+ ?/gm, ''),
        snippetLine: num(/^\d+/.exec(code ?? '')?.[0]),
      },
      references: [str(raw, 'more_info'), str(raw, 'issue_cwe', 'link')],
    };
  },
});
