import { filtersOf, withFilters, type FindingsSearch } from '@/entities/finding';
import { readView } from '@/features/save-view';
import type { Policy, PolicyRequest } from '@/shared/api/generated/model';
import { openFilters } from '#domain/finding-filters';
import { seenWhenDue } from '#domain/sla';

/** The conditions of a rule as a findings search; both have the same written form. */
export const searchOf = ({ conditions }: Pick<Policy, 'conditions'>): FindingsSearch =>
  readView(conditions).query;

export const requestOf = ({
  name,
  description,
  category,
  enabled,
  conditions,
  actions,
}: Policy): PolicyRequest => ({ name, description, category, enabled, conditions, actions });

/** The open findings of a search; undefined if it matches only closed ones. */
export function openOf(search: FindingsSearch): FindingsSearch | undefined {
  const { status, false_positive: isFalsePositive, is_duplicate: isDuplicate } = filtersOf(search);
  const open = openFilters.status.filter((one) => status?.includes(one) ?? true);
  if (open.length === 0 || isFalsePositive === true || isDuplicate === true) return undefined;
  return withFilters(search, { ...openFilters, status: open });
}

/**
 * If a rule only sets a due date, findings past that date violate it. Otherwise every matching open
 * finding does.
 */
export const countsLate = ({ actions }: Pick<Policy, 'actions'>): boolean =>
  actions.due_days !== null && !actions.gate;

const earlier = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other;

/**
 * The list of exactly the findings that the server counts as violations. A finding's due date is
 * the earliest of all rules, so the list also filters by the rule's own date.
 */
export function violationsOf(
  rule: Pick<Policy, 'conditions' | 'actions'>,
  now: Date,
): FindingsSearch | undefined {
  const open = openOf(searchOf(rule));
  const { due_days: dueDays } = rule.actions;
  if (!open || dueDays === null || !countsLate(rule)) return open;
  const { sla, date_range: seen } = filtersOf(open);
  const until = earlier(seen?.to, seenWhenDue(dueDays, now));
  if ((sla && !sla.includes('overdue')) || (seen?.from !== undefined && seen.from > until))
    return undefined;
  return withFilters(open, { sla: ['overdue'], date_range: { ...seen, to: until } });
}
