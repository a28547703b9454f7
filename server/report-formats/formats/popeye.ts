import { skipped, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str, tree } from '../parsers/json-access.ts';

/** Levels 0 ok, 1 info, 2 warning, 3 error. */
export const popeye = jsonFormat({
  id: 'popeye',
  tool: 'Popeye',
  category: 'iac',
  docsUrl: 'https://popeyecli.io/',
  severities: { '1': 'info', '2': 'low', '3': 'high' },
  detect: ({ value }) => (has(value, 'popeye') ? 1 : 0),
  each: ['/popeye/sanitizers/#', '/popeye/sections/#'],
  holds: ['/issues/*/#'],
  asides: ['tally'],
  map: (section) =>
    Object.entries(tree(section, 'issues')).flatMap(([resource, issues]) =>
      (isList(issues) ? list(issues) : []).map((issue) => {
        const level = num(issue, 'level');
        if (level === undefined) return unfamiliar;
        if (level === 0) return skipped('passed');
        const kind = str(section, 'sanitizer') ?? str(section, 'linter');
        const message = str(issue, 'message');
        return {
          ruleId: /\[POP-\d+\]/.exec(message ?? '')?.[0].slice(1, -1) ?? message,
          title: `${kind ?? ''} ${resource}: ${message ?? ''}`,
          description: message,
          severity: str(issue, 'level'),
          cloudResource: { provider: 'kubernetes', type: kind, id: resource },
        };
      }),
    ),
});
