import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { bool, has, str } from '../parsers/json-access.ts';

/** Every test of an endpoint with its result. */
export const graphqlCop = jsonFormat({
  id: 'graphql-cop',
  tool: 'graphql-cop',
  category: 'dast',
  docsUrl: 'https://github.com/dolevf/graphql-cop#readme',
  detect: ({ value }) => (has(value, '0.curl_verify', '0.result', '0.title') ? 1 : 0),
  each: ['/#'],
  map: (raw) => {
    const result = bool(raw, 'result');
    if (result === undefined) return undefined;
    if (!result) return skipped('passed');
    return {
      ruleId: str(raw, 'title'),
      title: str(raw, 'title'),
      description: joinParagraphs(str(raw, 'description'), str(raw, 'impact')),
      severity: str(raw, 'severity'),
      endpoint: /https?:\/\/[^\s'"]{1,500}/.exec(str(raw, 'curl_verify') ?? '')?.[0],
    };
  },
});
