import { jsonFormat } from '../format.ts';
import { has, num, str, texts } from '../input/access.ts';

/** Results stand in a list for each severity. */
export const bearer = jsonFormat({
  id: 'bearer',
  tool: 'Bearer',
  category: 'sast',
  docsUrl: 'https://docs.bearer.com/explanations/reports/',
  aliases: ['bearer cli', 'bearer_cli'],
  stableFingerprints: ['bearer'],
  recognise: ({ value }) => (['critical', 'high', 'medium', 'low', 'warning'].some((level) => has(value, `${level}.0.cwe_ids`) || has(value, `${level}.0.category_groups`)) ? 1 : 0),
  each: ['/critical/#', '/high/#', '/medium/#', '/low/#', '/warning/#'],
  map: (raw, { keys }) => ({
    rule: str(raw, 'id'),
    helpUri: str(raw, 'documentation_url'),
    title: str(raw, 'title'),
    description: str(raw, 'description'),
    severity: String(keys[0]),
    cwes: texts(raw, 'cwe_ids'),
    place: { path: str(raw, 'filename') ?? str(raw, 'full_filename'), line: num(raw, 'line_number') ?? num(raw, 'source', 'start'), snippet: str(raw, 'snippet') ?? str(raw, 'code_extract') },
    references: [str(raw, 'documentation_url')],
    tags: texts(raw, 'category_groups'),
    fingerprints: str(raw, 'fingerprint') === undefined ? undefined : { bearer: str(raw, 'fingerprint') ?? '' },
  }),
});
