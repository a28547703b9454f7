import { and, desc, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { scopeOf } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { jobs } from '../../db/schema/operations.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { invalid } from '../../http/problem.ts';
import { enqueueRecompute } from '../../prioritisation/enqueue.ts';
import { prioritySettingsKey, prioritySettingsOf } from '../../prioritisation/settings.repo.ts';
import { defaultPrioritySettings, priorityGroups } from '../../prioritisation/settings.ts';
import { saveSetting } from '../../setting-store.ts';
import { describeJob } from '../jobs/job-document.ts';
import { simulate } from './simulation.ts';

type Schemas = components['schemas'];

const documentOf = async (tx: Tx, now: Date): Promise<Schemas['PrioritySettingsDocument']> => {
  const [running] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, 'recompute_priorities'), inArray(jobs.state, ['queued', 'running'])))
    .orderBy(desc(jobs.id))
    .limit(1);
  return {
    data: await prioritySettingsOf(tx),
    defaults: defaultPrioritySettings,
    recomputing: running ? await describeJob(tx, running, now) : null,
  };
};

export const getPrioritySettings = (deps: Deps, who: Principal) =>
  inTenant(deps.db, tenantOf(who), (tx) => documentOf(tx, deps.now()));

/** Sliders rescale one another, so the points always add up; what does not came from elsewhere and would shift the whole scale. */
const checkWeights = ({ weights }: Schemas['PrioritySettings']): void => {
  const sum = priorityGroups.reduce((total, group) => total + weights[group], 0);
  if (Math.abs(sum - 100) > 0.5) {
    throw invalid('weights', 'not_100_points', { sum: Math.round(sum * 10) / 10 });
  }
};

export const savePrioritySettings = (
  deps: Deps,
  who: Principal,
  settings: Schemas['PrioritySettings'],
  requestId: string,
) => {
  checkWeights(settings);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const before = await prioritySettingsOf(tx);
    await saveSetting(tx, who.clientId, prioritySettingsKey, { ...settings }, who.userId);
    await enqueueRecompute(tx, who, {});
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'prioritization.save',
      subject: { type: 'settings', id: prioritySettingsKey },
      detail: { before, after: settings },
      requestId,
    });
    return documentOf(tx, deps.now());
  });
};

/** Whoever may read the settings may try them, on the findings that they may see. */
export const simulateSettings = (
  deps: Deps,
  who: Principal,
  settings: Schemas['PrioritySettings'],
): Promise<Schemas['PrioritySimulationDocument']> => {
  checkWeights(settings);
  const scope = scopeOf({ role: who.role, is_partner: who.isPartner }, 'findings:read') ?? 'own';
  return inTenant(deps.db, tenantOf(who), async (tx) => ({
    data: await simulate(tx, who, scope, settings),
  }));
};
