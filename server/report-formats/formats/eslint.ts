import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

export const eslint = jsonFormat({
  id: 'eslint',
  tool: 'ESLint',
  category: 'sast',
  docsUrl: 'https://eslint.org/docs/latest/use/formatters/',
  severities: { '2': 'high', '1': 'medium', '0': 'info' },
  detect: ({ value }) =>
    (isList(value) &&
      has(value, '0.filePath', '0.messages') &&
      !has(value, '0.sourceContentType')) ||
    has(value, 'results.0.filePath', 'results.0.messages')
      ? 0.9
      : has(value, 'metadata.rulesMeta')
        ? 0.9
        : 0,
  // `json`, and `json-with-metadata`.
  each: ['/#', '/results/#'],
  holds: ['/messages/#', '/suppressedMessages/#'],
  map: (file) => {
    const source = str(file, 'source')?.split('\n');
    const message = (raw: unknown, suppressed: boolean) => {
      const rule = str(raw, 'ruleId') ?? (at(raw, 'fatal') === true ? 'parse-error' : 'eslint');
      const line = num(raw, 'line');
      const why = str(raw, 'suppressions', 0, 'justification');
      return {
        ruleId: rule,
        helpUri: rule.includes('/') ? undefined : `https://eslint.org/docs/latest/rules/${rule}`,
        title: str(raw, 'message') ?? rule,
        description: str(raw, 'message'),
        severity: str(raw, 'severity'),
        category: /secur|xss|injection|no-eval|secret|unsanitized/i.test(rule)
          ? ('sast' as const)
          : ('quality' as const),
        location: {
          path: str(file, 'filePath'),
          line,
          column: num(raw, 'column'),
          endLine: num(raw, 'endLine'),
          endColumn: num(raw, 'endColumn'),
          snippet: line === undefined ? undefined : source?.[line - 1],
        },
        suppression: suppressed
          ? {
              kind: 'inSource',
              status: 'accepted' as const,
              ...(why !== undefined && { justification: why }),
            }
          : undefined,
      };
    };
    return [
      ...list(file, 'messages').map((raw) => message(raw, false)),
      ...list(file, 'suppressedMessages').map((raw) => message(raw, true)),
    ];
  },
});
