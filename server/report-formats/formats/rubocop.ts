import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

export const rubocop = jsonFormat({
  id: 'rubocop',
  tool: 'RuboCop',
  category: 'quality',
  docsUrl: 'https://docs.rubocop.org/rubocop/formatters.html',
  severities: {
    fatal: 'high',
    error: 'high',
    warning: 'medium',
    convention: 'low',
    refactor: 'info',
    info: 'info',
  },
  detect: ({ value }) =>
    has(value, 'metadata.rubocop_version') || has(value, 'summary.offense_count') ? 1 : 0,
  each: ['/files/#'],
  run: (root) => ({
    toolVersion: str(root, 'metadata', 'rubocop_version'),
    incomplete: num(root, 'summary', 'inspected_file_count') === 0 && 'nothing_scanned',
  }),
  holds: ['/offenses/#'],
  map: (file) =>
    list(file, 'offenses').map((raw): Entry => {
      // RuboCop corrected the offense in this run.
      if (at(raw, 'corrected') === true) return skipped('fixed_in_report');
      return {
        ruleId: str(raw, 'cop_name'),
        unparsed: str(raw, 'cop_name') === 'Lint/Syntax',
        title: str(raw, 'message'),
        description: str(raw, 'message'),
        severity: str(raw, 'severity'),
        category:
          str(raw, 'cop_name')?.startsWith('Security/') === true ? ('sast' as const) : undefined,
        location: {
          path: str(file, 'path'),
          line: num(raw, 'location', 'start_line') ?? num(raw, 'location', 'line'),
          column: num(raw, 'location', 'column'),
          endLine: num(raw, 'location', 'last_line'),
        },
      };
    }),
});
