import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import { intelligenceFeeds } from '../../db/schema/intelligence.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import { refreshFeeds, refreshHours } from '../../intelligence/refresh.ts';
import { type FeedName, feedNames } from '../../intelligence/store.ts';
import { enqueueJob } from '../../jobs/enqueue.ts';
import type { JobDefinition } from '../../jobs/job.ts';

type Schemas = components['schemas'];

/** Names of vulnerabilities are asked for as reports bring them, the feeds once a day. */
const hoursBetween = (deps: Deps, name: FeedName): number =>
  name === 'osv' && deps.config.intelligence.osvFile === undefined ? 1 : refreshHours;

export const getIntelligence = (
  deps: Deps,
  who: Principal,
): Promise<Schemas['IntelligenceState']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const rows = new Map((await tx.select().from(intelligenceFeeds)).map((row) => [row.feed, row]));
    return {
      data: feedNames.map((name) => {
        const row = rows.get(name);
        const attempted = row?.attemptedAt ?? null;
        return {
          name,
          entries: row?.entries ?? 0,
          as_of: row?.date ?? null,
          loaded_at: row?.loadedAt?.toISOString() ?? null,
          source: row?.source ?? 'none',
          error: row?.error ?? null,
          error_type: row?.fault?.type ?? null,
          error_facts: row?.fault?.facts ?? {},
          next_at:
            deps.config.intelligence.refresh && attempted !== null
              ? new Date(attempted.getTime() + hoursBetween(deps, name) * 3_600_000).toISOString()
              : null,
        };
      }),
    };
  });

const kind = 'refresh_intelligence';

const hasSource = ({
  config: {
    intelligence: { refresh, epssFile, kevFile, osvFile },
  },
}: Deps): boolean => refresh || [epssFile, kevFile, osvFile].some((file) => file !== undefined);

export const requestRefresh = async (
  deps: Deps,
  who: Principal,
  requestId: string,
): Promise<Schemas['JobRef']> => {
  if (!hasSource(deps))
    throw new Problem(
      409,
      'intelligence_off',
      'Loading is switched off on this server (PARAPET_INTELLIGENCE).',
    );
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const id = await enqueueJob(tx, {
      clientId: who.clientId,
      kind,
      payload: {},
      dedupeKey: 'all',
      maxAttempts: 1,
      createdBy: who.userId,
    });
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'intelligence.refresh',
      subject: { type: 'job', id },
      requestId,
    });
    return { job_id: id, status: 'queued' };
  });
};

export const refreshIntelligenceJob: JobDefinition = {
  run: async ({ deps }) => refreshFeeds(deps),
};
