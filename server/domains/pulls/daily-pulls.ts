import { eq } from 'drizzle-orm';
import { settings } from '../../platform/db/schema/operations.ts';
import { pullSources } from '../../platform/db/schema/pulls.ts';
import { acrossTenants, inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { pullSetting } from '../source-hosts/index.ts';
import { findCredentials, getState, nextPullAt } from './pull-state.ts';
import { enqueuePull } from './pulls.service.ts';

/** Starts the daily pulls that have not run within the last day. */
export const enqueueDuePulls = async (deps: Deps): Promise<void> => {
  for (const source of pullSources) {
    const rows = await acrossTenants(deps.db, 'start scans that are due', (tx) =>
      tx
        .select({ clientId: settings.clientId })
        .from(settings)
        .where(eq(settings.key, pullSetting(source))),
    );
    for (const { clientId } of rows)
      await inTenant(deps.db, { clientId }, async (tx) => {
        const now = deps.now();
        const next = nextPullAt(await getState(tx, clientId, source), now);
        const due = next !== null && next.getTime() <= now.getTime();
        if (due && (await findCredentials(deps, tx, clientId, source)))
          await enqueuePull(tx, clientId, source);
      });
  }
  deps.wakeJobs();
};
