import { and, desc, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { scopeOf } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { jobs } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { invalid } from '../../platform/http/problem.ts';
import {
  applyRegulations,
  defaultPrioritySettings,
  enqueueRecompute,
  listRegulations,
  priorityGroups,
  prioritySettingsKey,
  getStoredPrioritySettings,
} from './score/index.ts';
import { upsertSetting } from '../../platform/db/setting-store.ts';
import { getJobDocument } from '../activity/records/index.ts';
import { simulate } from './simulation.ts';

type Schemas = components['schemas'];

const documentOf = async (
  tx: Tx,
  clientId: string,
  now: Date,
): Promise<Schemas['PrioritySettingsDocument']> => {
  const [running] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.clientId, clientId),
        eq(jobs.kind, 'recompute_priorities'),
        inArray(jobs.state, ['queued', 'running']),
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(1);
  return {
    data: await getStoredPrioritySettings(tx),
    // The page shows these while custom scoring is off.
    defaults: {
      ...applyRegulations(defaultPrioritySettings, await listRegulations(tx)),
      toggle: false,
    },
    recomputing: running ? await getJobDocument(tx, running, now) : null,
  };
};

export const getPrioritySettings = (deps: Deps, who: Principal) =>
  inTenant(deps.db, toTenant(who), (tx) => documentOf(tx, who.clientId, deps.now()));

/**
 * The sliders rescale one another, so the points always sum up to 100. Another total would shift
 * the whole scale.
 */
const checkWeights = ({ weights }: Schemas['PrioritySettings']): void => {
  const sum = priorityGroups.reduce((total, group) => total + weights[group], 0);
  if (Math.abs(sum - 100) > 0.5) {
    throw invalid('weights', 'not_100_points', { sum: Math.round(sum * 10) / 10 });
  }
};

export const updatePrioritySettings = (
  deps: Deps,
  who: Principal,
  settings: Schemas['PrioritySettings'],
  requestId: string,
) => {
  checkWeights(settings);
  return inTenant(deps.db, toTenant(who), async (tx) => {
    const before = await getStoredPrioritySettings(tx);
    await upsertSetting(tx, who.clientId, prioritySettingsKey, { ...settings }, who.userId);
    await enqueueRecompute(tx, who, {});
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'prioritization.save',
      subject: { type: 'settings', id: prioritySettingsKey },
      detail: { before, after: settings },
      requestId,
    });
    return documentOf(tx, who.clientId, deps.now());
  });
};

/** Every user who can read the settings can simulate them, on the findings visible to that user. */
export const simulateSettings = (
  deps: Deps,
  who: Principal,
  settings: Schemas['PrioritySettings'],
): Promise<Schemas['PrioritySimulationDocument']> => {
  checkWeights(settings);
  const scope = scopeOf({ role: who.role, is_partner: who.isPartner }, 'findings:read') ?? 'own';
  return inTenant(deps.db, toTenant(who), async (tx) => ({
    data: await simulate(tx, who, scope, applyRegulations(settings, await listRegulations(tx))),
  }));
};
