import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

/** Levels 1 (high) to 3 (low); 0 is a failure of the analyzer itself. */
export const pvsStudio = jsonFormat({
  id: 'pvs-studio',
  tool: 'PVS-Studio',
  category: 'sast',
  docsUrl: 'https://pvs-studio.com/en/docs/manual/0038/',
  severities: { '1': 'high', '2': 'medium', '3': 'low', '0': 'info' },
  detect: ({ value }) =>
    isList(value, 'warnings') &&
    (has(value, 'warnings.0.positions', 'warnings.0.code') ||
      (has(value, 'version') &&
        list(value, 'warnings').length === 0 &&
        Object.keys(value as object).length <= 3))
      ? 0.9
      : 0,
  each: ['/warnings/#'],
  map: (raw) => {
    const [place, ...related] = list(raw, 'positions').map((position) => ({
      path: str(position, 'file'),
      line: num(position, 'line'),
      endLine: num(position, 'endLine'),
      column: num(position, 'column'),
    }));
    const code = str(raw, 'code');
    return {
      ruleId: code,
      helpUri: `https://pvs-studio.com/en/docs/warnings/${(code ?? '').toLowerCase()}/`,
      title: str(raw, 'message'),
      description: str(raw, 'message'),
      severity: str(raw, 'level'),
      cwes: num(raw, 'cwe'),
      location: place,
      relatedLocations: related,
      tags: [str(raw, 'sastId')],
      suppression:
        at(raw, 'falseAlarm') === true ? { kind: 'false positive', status: 'accepted' } : undefined,
    };
  },
});
