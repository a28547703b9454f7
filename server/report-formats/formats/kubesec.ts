import { jsonFormat } from '../format.ts';
import { has, isList, list, str } from '../parsers/json-access.ts';

export const kubesec = jsonFormat({
  id: 'kubesec',
  tool: 'kubesec',
  category: 'iac',
  docsUrl: 'https://kubesec.io/',
  detect: ({ value }) => (isList(value) && has(value, '0.object', '0.score', '0.scoring') ? 1 : 0),
  each: ['/#'],
  holds: ['/scoring/critical/#', '/scoring/advise/#'],
  asides: ['passed'],
  map: (report) =>
    (['critical', 'advise'] as const).flatMap((level) =>
      list(report, 'scoring', level).map((raw) => ({
        ruleId: str(raw, 'id') ?? str(raw, 'selector'),
        title: str(raw, 'reason') ?? str(raw, 'id'),
        description: `Selector: ${str(raw, 'selector') ?? ''}`,
        severity: level === 'critical' ? level : 'low',
        location: { path: str(report, 'fileName') },
        cloudResource: { provider: 'kubernetes', id: str(report, 'object') },
      })),
    ),
});
