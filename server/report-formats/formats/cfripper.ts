import { jsonFormat } from '../format.ts';
import { has, isList, str, texts } from '../parsers/json-access.ts';

/** `cfripper template.yml --format json`. Monitored rules only warn; failed rules block. */
export const cfripper = jsonFormat({
  id: 'cfripper',
  tool: 'CFRipper',
  category: 'iac',
  docsUrl: 'https://cfripper.readthedocs.io/en/latest/',
  detect: ({ value }) =>
    isList(value, 'failed_rules') && isList(value, 'failed_monitored_rules')
      ? 1
      : has(value, 'failures.0.rule_mode') ||
          has(value, 'failures.0.risk_value') ||
          has(value, 'warnings.0.risk_value')
        ? 1
        : 0,
  each: ['/failed_rules/#', '/failed_monitored_rules/#', '/failures/#', '/warnings/#'],
  map: (raw) => {
    const resources = texts(raw, 'resource_ids');
    return (resources.length > 0 ? resources : [undefined]).map((id) => ({
      ruleId: str(raw, 'rule'),
      title: `${str(raw, 'rule') ?? ''}: ${str(raw, 'reason') ?? ''}`,
      description: str(raw, 'reason'),
      severity: str(raw, 'risk_value'),
      fallbackSeverity: 'medium' as const,
      cloudResource: {
        provider: 'aws',
        type: texts(raw, 'resource_types')[0],
        id: id ?? str(raw, 'rule'),
      },
      tags: [str(raw, 'rule_mode'), str(raw, 'granularity')],
    }));
  },
});
