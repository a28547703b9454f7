import { jsonFormat } from '../format.ts';
import { has, list, str, texts } from '../parsers/json-access.ts';

export const apkLeaks = jsonFormat({
  id: 'apkleaks',
  tool: 'APKLeaks',
  category: 'mobile',
  docsUrl: 'https://github.com/dwisiswant0/apkleaks',
  detect: ({ value }) => (has(value, 'package', 'results.0.matches') ? 1 : 0),
  each: ['/results/#'],
  map: (raw) =>
    texts(raw, 'matches').map((match) => ({
      ruleId: str(raw, 'name'),
      title: `${str(raw, 'name') ?? 'Leak'} in the package`,
      description: match,
      severity: /^(?:linkfinder|ip_address|mailto)$/i.test(str(raw, 'name') ?? '')
        ? 'info'
        : 'medium',
      category: 'secret' as const,
      cwes: 200,
      tags: list(raw, 'name').map(String),
    })),
});
