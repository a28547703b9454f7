import { jsonFormat } from '../format.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { has, str } from '../parsers/json-access.ts';

/** The report has no line numbers; a finding is identified by its configuration block. */
export const gixy = jsonFormat({
  id: 'gixy',
  tool: 'Gixy',
  category: 'iac',
  docsUrl: 'https://github.com/yandex/gixy',
  detect: ({ value }) => (has(value, '0.plugin', '0.summary', '0.severity', '0.config') ? 1 : 0),
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'plugin'),
    title: str(raw, 'summary'),
    description: joinParagraphs(str(raw, 'description'), str(raw, 'reason')),
    severity: str(raw, 'severity'),
    location: { path: str(raw, 'path') ?? str(raw, 'file'), snippet: str(raw, 'config') },
    references: [str(raw, 'reference')],
    helpUri: str(raw, 'reference'),
  }),
});
