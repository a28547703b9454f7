import { jsonFormat } from '../format.ts';
import { has, isList, str } from '../parsers/json-access.ts';

/** `krakend audit -f '{{ marshal . }}'`: recommendations for a gateway's configuration. */
export const krakendAudit = jsonFormat({
  id: 'krakend-audit',
  tool: 'KrakenD Audit',
  category: 'iac',
  docsUrl: 'https://www.krakend.io/docs/configuration/audit/',
  aliases: ['krakend', 'krakend_audit'],
  detect: ({ value }) =>
    has(value, 'recommendations.0.rule', 'recommendations.0.severity')
      ? 1
      : isList(value, 'recommendations') && has(value, 'stats')
        ? 0.9
        : 0,
  each: ['/recommendations/#'],
  map: (raw) => ({
    ruleId: str(raw, 'rule'),
    helpUri:
      str(raw, 'rule') === undefined
        ? undefined
        : `https://www.krakend.io/docs/configuration/audit/#${str(raw, 'rule') ?? ''}`,
    title: `KrakenD ${str(raw, 'rule') ?? ''}: ${str(raw, 'message') ?? ''}`,
    description: str(raw, 'message'),
    severity: str(raw, 'severity'),
    cloudResource: {
      provider: 'krakend',
      type: 'configuration',
      id: `krakend/${str(raw, 'rule') ?? ''}`,
    },
  }),
});
