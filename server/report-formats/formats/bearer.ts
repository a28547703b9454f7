import { jsonFormat } from '../format.ts';
import { has, isList, num, str, texts } from '../parsers/json-access.ts';

/** Results are in a list per severity, or in one list with a severity property (`jsonv2`). */
export const bearer = jsonFormat({
  id: 'bearer',
  tool: 'Bearer',
  category: 'sast',
  docsUrl: 'https://docs.bearer.com/explanations/reports/',
  aliases: ['bearer cli', 'bearer_cli'],
  stableFingerprints: ['bearer'],
  detect: ({ value }) =>
    ['critical', 'high', 'medium', 'low', 'warning'].some(
      (level) => has(value, `${level}.0.cwe_ids`) || has(value, `${level}.0.category_groups`),
    ) ||
    has(value, 'findings.0.cwe_ids', 'findings.0.fingerprint') ||
    (str(value, 'source') === 'Bearer' && isList(value, 'findings'))
      ? 1
      : 0,
  each: ['/critical/#', '/high/#', '/medium/#', '/low/#', '/warning/#', '/findings/#'],
  map: (raw, { keys }) => ({
    ruleId: str(raw, 'id'),
    helpUri: str(raw, 'documentation_url'),
    title: str(raw, 'title'),
    description: str(raw, 'description'),
    severity: keys[0] === 'findings' ? str(raw, 'severity') : String(keys[0]),
    cwes: texts(raw, 'cwe_ids'),
    location: {
      path: str(raw, 'filename') ?? str(raw, 'full_filename'),
      line: num(raw, 'line_number') ?? num(raw, 'source', 'start'),
      snippet: str(raw, 'snippet') ?? str(raw, 'code_extract'),
    },
    references: [str(raw, 'documentation_url')],
    tags: texts(raw, 'category_groups'),
    fingerprints:
      str(raw, 'fingerprint') === undefined ? undefined : { bearer: str(raw, 'fingerprint') ?? '' },
  }),
});
