import { sql, type SQL } from 'drizzle-orm';
import { isOpen } from '../db/is-open.ts';
import { decodeFilters } from '../../src/shared/rules/finding-filter-codec.ts';
import type { FindingFilters } from '../../src/shared/rules/finding-filters.ts';
import { seenWhenDue } from '../../src/shared/rules/sla.ts';
import { findingConditions } from '../modules/findings/finding-where.ts';
import type { PolicyRow } from './rules.repo.ts';

/** Findings `f` that a rule is about. A rule without conditions is about all of them. */
export const matching = ({ conditions }: Pick<PolicyRow, 'conditions'>): SQL =>
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
 * A rule with a due date is violated once that date has come: the finding's own is the earliest of all rules and may be another's. Any other rule is violated by every
 * finding that it is about. The same conditions lead to the list of them (src/pages/policies/model/rule.ts).
 */
export const violating = (
  { conditions, actions }: Pick<PolicyRow, 'conditions' | 'actions'>,
  now: Date,
): SQL => {
  const late: FindingFilters =
    actions.due_days === null || actions.gate
      ? {}
      : { sla: ['overdue'], date_range: { to: seenWhenDue(actions.due_days, now) } };
  return sql.join([isOpen, matching({ conditions }), ...findingConditions(late)], sql` and `);
};
