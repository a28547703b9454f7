import { skipped } from '../entries.ts';
import { cell, csvFormat } from '../format.ts';

/** One row per rule and resource. */
export const cdkNag = csvFormat({
  id: 'cdk-nag',
  tool: 'cdk-nag',
  category: 'iac',
  docsUrl: 'https://github.com/cdklabs/cdk-nag#readme',
  severities: { error: 'high', warning: 'medium' },
  columns: [['rule id', 'resource id', 'compliance', 'rule level', 'rule info']],
  map: (row) => {
    const state = cell(row, 'compliance')?.toLowerCase();
    if (state === 'compliant') return skipped('passed');
    if (state === 'n/a' || state === 'unknown') return skipped('not_a_finding');
    // Any other status is a violated rule.
    const id = cell(row, 'rule id');
    const reason = cell(row, 'exception reason');
    return {
      ruleId: id,
      title: cell(row, 'rule info') ?? id,
      severity: cell(row, 'rule level'),
      cloudResource: { provider: 'aws', id: cell(row, 'resource id') },
      suppression:
        state === 'suppressed'
          ? {
              kind: 'suppressed',
              status: 'accepted',
              ...(reason !== undefined && reason !== 'N/A' && { justification: reason }),
            }
          : undefined,
    };
  },
});
