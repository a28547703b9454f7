import { sql, type SQL } from 'drizzle-orm';
import { decodeFilters } from '../../src/shared/rules/finding-filter-codec.ts';
import { findingConditions } from '../modules/findings/finding-where.ts';
import type { PolicyRow } from './rules.repo.ts';

/** Findings `f` that a rule is about. A rule without conditions is about all of them. */
export const matching = ({ conditions }: Pick<PolicyRow, 'conditions'>): SQL =>
  sql.join([sql`true`, ...findingConditions(decodeFilters(Object.fromEntries(conditions.map(({ key, value }) => [key, value]))))], sql` and `);

/** Rules speak of what is still somebody's business. */
export const stillOpen = sql`f.status in ('open', 'in_progress') and not f.false_positive and not f.is_duplicate`;

/** A rule with a due date is violated once the date has passed; any other by every finding that it is about. */
export const violating = (rule: Pick<PolicyRow, 'conditions' | 'actions'>): SQL =>
  rule.actions.due_days === null || rule.actions.gate
    ? sql`${stillOpen} and ${matching(rule)}`
    : sql`${stillOpen} and ${matching(rule)} and f.due_at < now()`;
