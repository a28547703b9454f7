// The projects that are pulled from a service, and the results of the last pull.
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { toIsoOrNull } from '../../platform/runtime/time.ts';
import { getState, nextPullAt } from './pull-state.ts';
import { listMappings } from './pulls.repo.ts';

type Schemas = components['schemas'];
type Mapping = Awaited<ReturnType<typeof listMappings>>[number];

const none: Schemas['PullCounts'] = { new: 0, fixed: 0, known: 0 };

/** The changes of the last report; null if it has not been imported yet, or if there was none. */
export const lastReportCounts = ({ counts }: Mapping): Schemas['PullCounts'] | null =>
  counts && { new: counts.new, fixed: counts.fixed, known: counts.matched };

/** The changes of the last pull: projects without a newer report, or with a failure, have none. */
export const lastPullCounts = (mappings: readonly Mapping[]): Schemas['PullCounts'] =>
  mappings
    .filter(({ outcome }) => outcome === 'imported')
    .map(lastReportCounts)
    .filter((counts) => counts !== null)
    .reduce(
      (sum, counts) => ({
        new: sum.new + counts.new,
        fixed: sum.fixed + counts.fixed,
        known: sum.known + counts.known,
      }),
      none,
    );

/** Describes the pull for the list of all connections. */
export const describePull = async (
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
  now: Date,
): Promise<Schemas['ConnectionPull'] & { repositoryIds: string[] }> => {
  const state = await getState(tx, clientId, source);
  const mappings = await listMappings(tx, clientId, source);
  return {
    projects: mappings.length,
    failed: mappings.filter(({ outcome }) => outcome === 'failed').length,
    pulled_at: state.pulled_at,
    next_at: toIsoOrNull(nextPullAt(state, now)),
    brought: lastPullCounts(mappings),
    repositoryIds: mappings.map(({ repositoryId }) => repositoryId),
  };
};
