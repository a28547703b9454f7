import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

/** ESLint counts from the first character after a byte order mark. */
const sourceOf = (file: unknown): string | undefined => {
  const source = at(file, 'source');
  // Not trimmed, because leading blank lines count.
  return typeof source === 'string' ? source.replace(/^\uFEFF/, '') : undefined;
};

const pointAt = (source: string, offset: number): { line: number; column: number } => {
  const before = source.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - (before.lastIndexOf('\n') + 1) + 1,
  };
};

/** Returns the fix of a message. Its offsets are meaningless without the source. */
const fixOf = (
  raw: unknown,
  path: string | undefined,
  source: string | undefined,
): RawFinding['fix'] => {
  const [start, end] = [num(raw, 'fix', 'range', 0), num(raw, 'fix', 'range', 1)];
  const text = at(raw, 'fix', 'text');
  if (source === undefined || path === undefined || typeof text !== 'string') return undefined;
  if (start === undefined || end === undefined || start < 0 || end < start || end > source.length)
    return undefined;
  const [from, to] = [pointAt(source, start), pointAt(source, end)];
  return {
    changes: [
      {
        path,
        startLine: from.line,
        startColumn: from.column,
        endLine: to.line,
        endColumn: to.column,
        replacement: text,
      },
    ],
  };
};

export const eslint = jsonFormat({
  listsAll: true,
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
  doubts: (file) => (num(file, 'errorCount') ?? 0) + (num(file, 'warningCount') ?? 0) > 0,
  map: (file) => {
    const source = sourceOf(file);
    const lines = source?.split('\n');
    const path = str(file, 'filePath');
    const message = (raw: unknown, suppressed: boolean) => {
      const rule = str(raw, 'ruleId') ?? (at(raw, 'fatal') === true ? 'parse-error' : 'eslint');
      const line = num(raw, 'line');
      const why = str(raw, 'suppressions', 0, 'justification');
      return {
        ruleId: rule,
        unparsed: at(raw, 'fatal') === true,
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
          snippet: line === undefined ? undefined : lines?.[line - 1],
        },
        fix: fixOf(raw, path, source),
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
