import { eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { scans } from '../../db/schema/repositories.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { countEnabledRules, pendingRules, reopenedBy } from './follow-up.repo.ts';
import type { Scan } from './scan.ts';
import { findScan } from './scans.service.ts';

type Schemas = components['schemas'];

const shownReopened = 5;

const step = (
  kind: Schemas['ScanStepKind'],
  state: Schemas['ScanStepState'],
  facts: Partial<Schemas['ScanStep']> = {},
): Schemas['ScanStep'] => ({ kind, state, count: null, progress: null, person: null, ...facts });

/** Priorities are there with the findings, and whoever sent the report has been told with them; the organisation's rules come after. */
const stepsOf = async (tx: Tx, { attributes }: Scan, now: Date): Promise<Schemas['ScanStep'][]> => {
  const { counts, repository, requested_by: sender, undo_until: until } = attributes;
  // What runs after a day has another cause.
  if (until === null || Date.parse(until) < now.getTime()) return [];
  const [pending, rules] = [await pendingRules(tx, repository.id), await countEnabledRules(tx)];
  if (pending === undefined || rules === 0) return [];
  return [
    step('listed', 'done', { count: counts.new + counts.matched }),
    ...(sender === null ? [] : [step('told', 'done', { person: sender.username })]),
    pending.running
      ? step('rules', 'running', { count: rules, progress: pending.progress })
      : step('rules', 'waiting', { count: rules }),
  ];
};

export const followUpOf = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['ScanFollowUp']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const scan = await findScan(tx, who, scope, id);
    const [{ from, to } = { from: null, to: null }] = await tx
      .select({ from: scans.eventsFrom, to: scans.eventsTo })
      .from(scans)
      .where(eq(scans.id, id));
    const events =
      from === null || to === null || scan.attributes.counts.reopened === 0
        ? undefined
        : { id, from, to };
    return {
      reopened: events ? await reopenedBy(tx, who, scope, events, shownReopened) : [],
      steps: await stepsOf(tx, scan, deps.now()),
    };
  });
