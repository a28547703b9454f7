import { skipped, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, isList, str } from '../parsers/json-access.ts';

/**
 * Responses of `aws configservice get-compliance-details-by-config-rule` and `-by-resource`, and
 * `get-conformance-pack-compliance-details`: a resource per entry, in one of four states.
 */
export const awsConfig = jsonFormat({
  id: 'aws-config',
  tool: 'AWS Config',
  category: 'cloud',
  docsUrl: 'https://docs.aws.amazon.com/config/latest/APIReference/API_EvaluationResult.html',
  detect: ({ value }) =>
    has(value, 'EvaluationResults.0.EvaluationResultIdentifier') ||
    has(value, 'ConformancePackRuleEvaluationResults.0.EvaluationResultIdentifier')
      ? 1
      : isList(value, 'EvaluationResults') || isList(value, 'ConformancePackRuleEvaluationResults')
        ? 0.7
        : 0,
  each: ['/EvaluationResults/#', '/ConformancePackRuleEvaluationResults/#'],
  map: (raw) => {
    const state = str(raw, 'ComplianceType');
    if (state === 'COMPLIANT') return skipped('passed');
    if (state === 'NOT_APPLICABLE' || state === 'INSUFFICIENT_DATA')
      return skipped('not_a_finding');
    if (state !== 'NON_COMPLIANT') return unfamiliar;
    const about = ['EvaluationResultIdentifier', 'EvaluationResultQualifier'] as const;
    const [rule, resource] = [
      str(raw, ...about, 'ConfigRuleName'),
      str(raw, ...about, 'ResourceId'),
    ];
    return {
      ruleId: rule,
      title: `${resource ?? 'A resource'} does not comply with ${rule ?? 'a rule'}`,
      description: str(raw, 'Annotation'),
      // Rules have no severity.
      fallbackSeverity: 'medium',
      cloudResource: { provider: 'aws', type: str(raw, ...about, 'ResourceType'), id: resource },
      lastSeen: str(raw, 'ResultRecordedTime'),
    };
  },
});
