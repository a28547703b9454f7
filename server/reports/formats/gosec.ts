import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str } from '../input/access.ts';

export const gosec = jsonFormat({
  id: 'gosec',
  tool: 'gosec',
  category: 'sast',
  docsUrl: 'https://github.com/securego/gosec',
  aliases: ['gosec scanner', 'golang security checker'],
  recognise: ({ value }) => (isList(value, 'Issues') && (has(value, 'Golang errors') || has(value, 'Stats') || has(value, 'Issues.0.rule_id')) ? 1 : has(value, 'Issues') && at(value, 'Issues') === null && has(value, 'Stats') ? 1 : 0),
  each: ['/Issues/#'],
  run: (root) => ({ toolVersion: str(root, 'GosecVersion') }),
  map: (raw) => ({
    rule: str(raw, 'rule_id'),
    title: str(raw, 'details'),
    description: str(raw, 'details'),
    severity: str(raw, 'severity'),
    confidence: str(raw, 'confidence'),
    cwes: [str(raw, 'cwe', 'id') ?? str(raw, 'cwe', 'ID')],
    helpUri: `https://securego.io/docs/rules/${(str(raw, 'rule_id') ?? '').toLowerCase()}.html`,
    place: { path: str(raw, 'file'), line: num(str(raw, 'line')?.split('-', 1)[0]), endLine: num(str(raw, 'line')?.split('-')[1]), column: num(raw, 'column'), snippet: str(raw, 'code')?.replace(/^\d+: /gm, '') },
    suppression: at(raw, 'nosec') === true ? { kind: 'inSource', status: 'accepted' } : undefined,
  }),
});
