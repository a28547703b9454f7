import { jsonFormat } from '../format.ts';
import { paragraphs } from '../facts/text.ts';
import { has, str } from '../input/access.ts';

/** A line of nginx' configuration has no number here: the block stands instead. */
export const gixy = jsonFormat({
  id: 'gixy',
  tool: 'Gixy',
  category: 'iac',
  docsUrl: 'https://github.com/yandex/gixy',
  recognise: ({ value }) => (has(value, '0.plugin', '0.summary', '0.severity', '0.config') ? 1 : 0),
  each: ['/#'],
  map: (raw) => ({
    rule: str(raw, 'plugin'),
    title: str(raw, 'summary'),
    description: paragraphs(str(raw, 'description'), str(raw, 'reason')),
    severity: str(raw, 'severity'),
    place: { path: str(raw, 'path') ?? str(raw, 'file'), snippet: str(raw, 'config') },
    references: [str(raw, 'reference')],
    helpUri: str(raw, 'reference'),
  }),
});
