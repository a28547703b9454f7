import { sql, type SQL } from 'drizzle-orm';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import { decodeFilters } from '#domain/finding-filter-codec';
import type { FindingFilters } from '#domain/finding-filters';
import { seenWhenDue } from '#domain/sla';
import { findingConditions } from '../findings/query/index.ts';
import type { PolicyRow } from './rules/index.ts';

/** SQL condition on findings `f`. A rule without conditions matches all findings. */
export const matchesRule = ({ conditions }: Pick<PolicyRow, 'conditions'>): SQL =>
  sql.join(
    [
      sql`true`,
      ...findingConditions(
        decodeFilters(Object.fromEntries(conditions.map(({ key, value }) => [key, value]))),
      ),
    ],
    sql` and `,
  );

/**
 * A rule with a due date is violated once that date has passed. The rule's date is computed here:
 * the finding stores only the earliest date of all rules. A rule without a due date is violated by
 * each finding that it matches. The app links to the same list (src/pages/policies/model/rule.ts).
 */
export const violatesRule = (
  { conditions, actions }: Pick<PolicyRow, 'conditions' | 'actions'>,
  now: Date,
): SQL => {
  const late: FindingFilters =
    actions.due_days === null || actions.gate
      ? {}
      : { sla: ['overdue'], date_range: { to: seenWhenDue(actions.due_days, now) } };
  return sql.join(
    [isOpenFinding, matchesRule({ conditions }), ...findingConditions(late)],
    sql` and `,
  );
};
