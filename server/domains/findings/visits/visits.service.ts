// When a user was at the findings list, for what is new since then (query/new-since.ts).
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { findingVisits } from '../../../platform/db/schema/views.ts';
import { inTenant, readInTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Scope } from '#domain/roles';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { findFirstReportsSinceVisit } from '../query/index.ts';

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

/** What a client needs to say of each row whether `new_since=last_visit` has it. */
export const readVisit = (
  deps: Deps,
  who: Principal,
  scope: Scope,
): Promise<Schemas['FindingsNews']> =>
  readInTenant(deps.db, toTenant(who), async (tx) => {
    const [visit] = await tx
      .select({ since: findingVisits.since })
      .from(findingVisits)
      .where(and(eq(findingVisits.clientId, who.clientId), eq(findingVisits.userId, who.userId)));
    return {
      since: visit?.since?.toISOString() ?? null,
      first_reports: await findFirstReportsSinceVisit(tx, who, scope),
    };
  });
