import { jsonFormat } from '../format.ts';
import { has, list, str, texts } from '../parsers/json-access.ts';

export const talisman = jsonFormat({
  id: 'talisman',
  tool: 'Talisman',
  category: 'secret',
  docsUrl: 'https://thoughtworks.github.io/talisman/',
  detect: ({ value }) =>
    has(value, 'results.0.failure_list') ||
    (has(value, 'summary.types.filecontent') && has(value, 'results'))
      ? 1
      : 0,
  each: ['/results/#'],
  holds: ['/failure_list/#'],
  map: (result) =>
    list(result, 'failure_list').map((raw) => ({
      ruleId: str(raw, 'type'),
      title: `Secret found in ${str(raw, 'type') ?? 'file'} of ${str(result, 'filename') ?? ''}`,
      description: str(raw, 'message'),
      severity: str(raw, 'severity'),
      cwes: [798],
      location: { path: str(result, 'filename') },
      author: { commit: texts(raw, 'commits')[0] },
    })),
});
