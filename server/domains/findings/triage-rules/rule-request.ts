// Validates the input of a triage rule. Each problem is reported at its field.
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { fieldError, type FieldErrorEntry } from '#domain/field-errors';
import { splitItems } from '#domain/finding-filter-codec';
import { isFindingFilterKey } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import type { Actor } from '../bulk/step.ts';
import { assertMayTriage } from '../bulk/triage.ts';
import { canonicalEntry } from '../query/index.ts';
import { hasEnded } from './obstacles.ts';

type Schemas = components['schemas'];
type Change = Schemas['TriageRuleChangeInput'];
type Filter = Record<string, string>;

/** Filters relative to the reader are not allowed, because a rule runs without one. */
const isOfReader = (key: string, value: string): boolean =>
  key === 'mine' ||
  (key === 'new_since' && splitItems(value).some((moment) => moment.includes('visit'))) ||
  (key === 'not' && splitItems(value).some((item) => /^(?:team|developer):me$/.test(item))) ||
  ((key === 'team' || key === 'developer') && value.split(',').includes('me'));

const errorOf = (key: string, value: string): FieldErrorEntry | undefined => {
  const loc = ['body', 'filter', key];
  if (key !== 'q' && !isFindingFilterKey(key)) return { ...fieldError('unknown'), loc };
  if (key === 'import' || key === 'change') return { ...fieldError('of_one_import'), loc };
  if (isOfReader(key, value)) return { ...fieldError('of_the_reader'), loc };
  if (canonicalEntry('findings', { key, value })) return undefined;
  return { ...fieldError('not_a_filter_value', { value: value.slice(0, 80), key }), loc };
};

/** Returns the filter in its canonical form. */
export const parseFilter = (filter: Filter): Filter => {
  const entries = Object.entries(filter);
  if (entries.length === 0) throw invalid('filter', 'no_filter');
  const errors = entries.flatMap(([key, value]) => errorOf(key, value) ?? []);
  if (errors.length > 0) throw new Problem(422, 'invalid', errors);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      canonicalEntry('findings', { key, value })?.value ?? value,
    ]),
  );
};

const assertMember = async (tx: Tx, id: string): Promise<void> => {
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ofCurrentClient(users), eq(users.id, id)));
  if (!member) throw invalid('change.assignee_id', 'not_a_member');
};

/**
 * Checks whether the user may create a rule with this change, and whether the change is possible.
 */
export const checkRuleChange = async (
  tx: Tx,
  actor: Actor,
  change: Change,
  now: Date,
): Promise<void> => {
  const { false_positive: mark, accept_risk: risk, assignee_id: assignee, reason } = change;
  if (Object.keys(change).every((key) => key === 'reason')) throw invalid('change', 'no_change');
  if (mark && risk) throw invalid('change', 'one_decision');
  if (mark && !reason?.trim()) throw invalid('change.reason', 'required');
  assertMayTriage(actor, change);
  if (hasEnded(change, now)) throw invalid('change.accept_risk.until', 'day_is_over');
  if (assignee !== undefined) await assertMember(tx, assignee);
};
