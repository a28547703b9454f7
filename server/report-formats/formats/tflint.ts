import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

export const tflint = jsonFormat({
  id: 'tflint',
  tool: 'TFLint',
  category: 'iac',
  docsUrl: 'https://github.com/terraform-linters/tflint',
  severities: { error: 'high', warning: 'medium', notice: 'info' },
  detect: ({ value }) =>
    isList(value, 'issues') &&
    isList(value, 'errors') &&
    (has(value, 'issues.0.rule.name') ||
      (list(value, 'issues').length === 0 && Object.keys(value as object).length === 2))
      ? 0.95
      : 0,
  each: ['/issues/#'],
  // An error aborts the run.
  run: (root) => ({ incomplete: list(root, 'errors').length > 0 && 'scan_failed' }),
  map: (raw) => {
    const range = at(raw, 'range');
    return {
      ruleId: str(raw, 'rule', 'name'),
      helpUri: str(raw, 'rule', 'link'),
      title: str(raw, 'message'),
      description: str(raw, 'message'),
      severity: str(raw, 'rule', 'severity'),
      location: {
        path: str(range, 'filename'),
        line: num(range, 'start', 'line'),
        column: num(range, 'start', 'column'),
        endLine: num(range, 'end', 'line'),
        endColumn: num(range, 'end', 'column'),
      },
      references: [str(raw, 'rule', 'link')],
    };
  },
});
