import { jsonFormat } from '../format.ts';
import { has, isList, num, str } from '../parsers/json-access.ts';

/** `actionlint -format '{{json .}}'`. */
export const actionlint = jsonFormat({
  id: 'actionlint',
  tool: 'actionlint',
  category: 'quality',
  docsUrl: 'https://github.com/rhysd/actionlint/blob/main/docs/usage.md#format',
  detect: ({ value }) =>
    isList(value) && has(value, '0.message', '0.filepath', '0.line', '0.kind', '0.snippet') ? 1 : 0,
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'kind'),
    title: str(raw, 'message'),
    description: str(raw, 'message'),
    severity:
      str(raw, 'kind') === 'credentials' || /untrusted/.test(str(raw, 'message') ?? '')
        ? 'high'
        : 'low',
    category:
      str(raw, 'kind') === 'credentials'
        ? 'secret'
        : /untrusted/.test(str(raw, 'message') ?? '')
          ? 'iac'
          : undefined,
    location: {
      path: str(raw, 'filepath'),
      line: num(raw, 'line'),
      column: num(raw, 'column'),
      endColumn:
        num(raw, 'end_column') === undefined ? undefined : (num(raw, 'end_column') ?? 0) + 1,
      snippet: str(raw, 'snippet')?.split('\n', 1)[0],
    },
  }),
});
