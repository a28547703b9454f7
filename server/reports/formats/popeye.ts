import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str, tree } from '../input/access.ts';

/** Levels 0 ok, 1 info, 2 warning, 3 error. */
export const popeye = jsonFormat({
  id: 'popeye',
  tool: 'Popeye',
  category: 'iac',
  docsUrl: 'https://popeyecli.io/',
  severities: { '1': 'info', '2': 'low', '3': 'high' },
  recognise: ({ value }) => (has(value, 'popeye') ? 1 : 0),
  each: ['/popeye/sanitizers/#', '/popeye/sections/#'],
  map: (section) =>
    Object.entries(tree(section, 'issues')).flatMap(([resource, issues]) =>
      (isList(issues) ? list(issues) : [])
        .filter((issue) => (num(issue, 'level') ?? 0) > 0)
        .map((issue) => {
          const kind = str(section, 'sanitizer') ?? str(section, 'linter');
          const message = str(issue, 'message');
          return {
            rule: /\[POP-\d+\]/.exec(message ?? '')?.[0].slice(1, -1) ?? message,
            title: `${kind ?? ''} ${resource}: ${message ?? ''}`,
            description: message,
            severity: str(issue, 'level'),
            resource: { provider: 'kubernetes', type: kind, id: resource },
          };
        }),
    ),
});
