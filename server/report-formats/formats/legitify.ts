import { skippedByStatus, skippedCheck } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, str, texts } from '../parsers/json-access.ts';

export const legitify = jsonFormat({
  id: 'legitify',
  tool: 'Legitify',
  category: 'iac',
  docsUrl: 'https://legitify.dev/',
  detect: ({ value }) =>
    has(value, 'content') &&
    has(value, 'type') &&
    /policyInfo/.test(JSON.stringify(value).slice(0, 20_000))
      ? 1
      : 0,
  each: ['/content/*'],
  holds: ['/violations/#'],
  map: (policy) => {
    const info = at(policy, 'policyInfo');
    return list(policy, 'violations').map((violation) =>
      str(violation, 'status') === 'SKIPPED'
        ? skippedCheck({
            rule: str(info, 'policyName') ?? str(info, 'fullyQualifiedPolicyName'),
          })
        : str(violation, 'status') !== 'FAILED'
          ? skippedByStatus(str(violation, 'status'))
          : {
              ruleId: str(info, 'policyName') ?? str(info, 'fullyQualifiedPolicyName'),
              ruleName: str(info, 'title'),
              title: `${str(info, 'namespace') ?? ''} | ${str(info, 'title') ?? ''}`,
              description: [str(info, 'description'), ...texts(info, 'threat')]
                .filter((part) => part !== undefined)
                .join('\n\n'),
              mitigation: texts(info, 'remediationSteps').join('\n'),
              severity: str(info, 'severity'),
              cloudResource: {
                provider: 'github',
                type: str(violation, 'violationEntityType'),
                id: str(violation, 'canonicalLink'),
              },
              references: [str(violation, 'canonicalLink')],
            },
    );
  },
});
