import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../platform/db/connect.ts';
import { scans } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import {
  countEnabledPolicies,
  findPendingRulesJob,
  listReopenedFindings,
} from './follow-up.repo.ts';
import type { Scan } from '../scans/records/index.ts';
import { findScan } from './scans.service.ts';

type Schemas = components['schemas'];

const shownReopened = 5;

const step = (
  kind: Schemas['ScanStepKind'],
  state: Schemas['ScanStepState'],
  facts: Partial<Schemas['ScanStep']> = {},
): Schemas['ScanStep'] => ({ kind, state, count: null, progress: null, person: null, ...facts });

/**
 * Findings are created with their priority, and the uploader is notified in the same transaction;
 * only the organization's rules run later.
 */
const stepsOf = async (tx: Tx, { attributes }: Scan, now: Date): Promise<Schemas['ScanStep'][]> => {
  const { counts, repository, requested_by: sender, undo_until: until } = attributes;
  // A policy job that runs more than a day later has another cause.
  if (until === null || Date.parse(until) < now.getTime()) return [];
  const [pending, rules] = [
    await findPendingRulesJob(tx, repository.id),
    await countEnabledPolicies(tx),
  ];
  if (pending === undefined || rules === 0) return [];
  return [
    step('listed', 'done', { count: counts.new + counts.matched }),
    ...(sender === null ? [] : [step('told', 'done', { person: sender.username })]),
    pending.running
      ? step('rules', 'running', { count: rules, progress: pending.progress })
      : step('rules', 'waiting', { count: rules }),
  ];
};

export const getScanFollowUp = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Schemas['ScanFollowUp']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const scan = await findScan(tx, who, scope, id);
    const [{ from, to } = { from: null, to: null }] = await tx
      .select({ from: scans.eventsFrom, to: scans.eventsTo })
      .from(scans)
      .where(and(eq(scans.clientId, who.clientId), eq(scans.id, id)));
    const events =
      from === null || to === null || scan.attributes.counts.reopened === 0
        ? undefined
        : { clientId: who.clientId, id, from, to };
    return {
      reopened: events ? await listReopenedFindings(tx, who, scope, events, shownReopened) : [],
      steps: await stepsOf(tx, scan, deps.now()),
    };
  });
