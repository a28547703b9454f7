// When a user was at the findings list, for what is new since then (query/new-since.ts).
import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { findingVisits } from '../../../platform/db/schema/views.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';

type Schemas = components['schemas'];

/** A visit ends so long after the client was last at the list. */
const visitEndsAfterMs = 30 * 60_000;

/** Continues the visit, or begins one: then the end of the visit before becomes `since`. */
export const recordVisit = (deps: Deps, who: Principal): Promise<Schemas['FindingsVisit']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const now = deps.now();
    const ended = new Date(now.getTime() - visitEndsAfterMs).toISOString();
    const [visit] = await tx
      .insert(findingVisits)
      .values({ clientId: who.clientId, userId: who.userId, lastSeenAt: now })
      .onConflictDoUpdate({
        target: [findingVisits.clientId, findingVisits.userId],
        set: {
          since: sql`case when ${findingVisits.lastSeenAt} < ${ended}::timestamptz then ${findingVisits.lastSeenAt} else ${findingVisits.since} end`,
          lastSeenAt: sql`greatest(${findingVisits.lastSeenAt}, excluded.last_seen_at)`,
        },
      })
      .returning({ since: findingVisits.since });
    return { since: visit?.since?.toISOString() ?? null };
  });
