import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';

const lineOf = (raw: unknown, end: 'start' | 'end'): number | undefined => {
  const line = num(raw, 'range', end, 'line');
  return line === undefined ? undefined : line + 1;
};

const columnOf = (raw: unknown): number | undefined => {
  const character = num(raw, 'range', 'start', 'character');
  return character === undefined ? undefined : character + 1;
};

/**
 * The JSON formatter: a list of results with 0-based lines and columns. A document read from
 * standard input has no source.
 */
export const spectral = jsonFormat({
  id: 'spectral',
  tool: 'Spectral',
  category: 'quality',
  docsUrl: 'https://docs.stoplight.io/docs/spectral/9ffa04e052cc1-spectral-cli',
  aliases: ['stoplight spectral'],
  severities: { '0': 'high', '1': 'medium', '2': 'low', '3': 'info' },
  detect: ({ value }) =>
    isList(value) &&
    has(at(value, 0), 'code', 'message', 'severity', 'range.start.character') &&
    isList(at(value, 0), 'path')
      ? 1
      : 0,
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'code'),
    title: str(raw, 'message'),
    severity: str(raw, 'severity'),
    helpUri: str(raw, 'documentationUrl'),
    description: texts(raw, 'path').join(' › '),
    location: {
      path: str(raw, 'source'),
      line: lineOf(raw, 'start'),
      endLine: lineOf(raw, 'end'),
      column: columnOf(raw),
    },
  }),
});
