import { jsonFormat } from '../format.ts';
import { has, isList, num, str, texts } from '../parsers/json-access.ts';

/**
 * The severity is a word, or DevSkim's flag value: 1 critical, 2 important, 4 moderate, 8 best
 * practice, 16 manual review.
 */
export const devskim = jsonFormat({
  id: 'devskim',
  tool: 'DevSkim',
  category: 'sast',
  docsUrl: 'https://github.com/microsoft/DevSkim/wiki/Command-Line-Interface',
  aliases: ['microsoft devskim'],
  severities: {
    '0': 'info',
    '1': 'critical',
    '2': 'high',
    '4': 'medium',
    '8': 'low',
    '16': 'info',
    bestpractice: 'low',
    manualreview: 'info',
  },
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.rule_id', '0.filename') &&
    (has(value, '0.start_line') || has(value, '0.rule_name'))
      ? 0.96
      : 0,
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'rule_id'),
    ruleName: str(raw, 'rule_name'),
    title: str(raw, 'rule_name') ?? str(raw, 'description'),
    description: str(raw, 'description'),
    severity: str(raw, 'severity'),
    location: {
      path: str(raw, 'filename'),
      line: num(raw, 'start_line'),
      column: num(raw, 'start_column'),
      endLine: num(raw, 'end_line'),
      endColumn: num(raw, 'end_column'),
      snippet: str(raw, 'match'),
    },
    tags: texts(raw, 'tags'),
  }),
});
