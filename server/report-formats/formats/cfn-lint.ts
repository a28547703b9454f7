import { jsonFormat } from '../format.ts';
import { has, isList, num, str } from '../parsers/json-access.ts';

export const cfnLint = jsonFormat({
  id: 'cfn-lint',
  tool: 'cfn-lint',
  category: 'iac',
  docsUrl: 'https://github.com/aws-cloudformation/cfn-lint',
  severities: { error: 'high', warning: 'medium', informational: 'info' },
  detect: ({ value }) => (isList(value) && has(value, '0.Filename', '0.Level', '0.Rule') ? 1 : 0),
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'Rule', 'Id'),
    // Errors while reading the template, while transforming it, and in a rule.
    unparsed: /^E000[0-2]$/.test(str(raw, 'Rule', 'Id') ?? ''),
    ruleName: str(raw, 'Rule', 'ShortDescription'),
    helpUri: str(raw, 'Rule', 'Source'),
    title: str(raw, 'Message'),
    description: str(raw, 'Rule', 'Description'),
    severity: str(raw, 'Level'),
    location: {
      path: str(raw, 'Filename'),
      line: num(raw, 'Location', 'Start', 'LineNumber'),
      column: num(raw, 'Location', 'Start', 'ColumnNumber'),
      endLine: num(raw, 'Location', 'End', 'LineNumber'),
    },
  }),
});
