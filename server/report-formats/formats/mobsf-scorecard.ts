/** MobSF's scorecard: titles and descriptions by severity, with the app's score. */
import { jsonFormat } from '../format.ts';
import { has, isList, str } from '../parsers/json-access.ts';
import { htmlToText } from '../normalize/text.ts';

export const mobsfScorecard = jsonFormat({
  id: 'mobsf-scorecard',
  tool: 'MobSF',
  category: 'mobile',
  docsUrl: 'https://mobsf.github.io/docs/',
  aliases: ['mobsf_scorecard', 'mobsf scorecard scan'],
  severities: { hotspot: 'low', warning: 'medium' },
  detect: ({ value }) =>
    has(value, 'security_score') && isList(value, 'high') && isList(value, 'warning') ? 1 : 0,
  each: ['/high/#', '/warning/#', '/info/#', '/hotspot/#'],
  run: (root) => ({ toolVersion: str(root, 'version') }),
  map: (raw, { keys }) => ({
    ruleId: htmlToText(str(raw, 'title')),
    title: htmlToText(str(raw, 'title')),
    description: htmlToText(str(raw, 'description')),
    severity: String(keys[0]),
    tags: [str(raw, 'section')],
  }),
});
