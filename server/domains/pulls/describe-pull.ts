// What is pulled from a service, and what its last pull brought.
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { toIsoOrNull } from '../../platform/runtime/time.ts';
import { getState, nextPullAt } from './pull-state.ts';
import { listMappings } from './pulls.repo.ts';

type Schemas = components['schemas'];
type Mapping = Awaited<ReturnType<typeof listMappings>>[number];

const none: Schemas['PullCounts'] = { new: 0, fixed: 0, known: 0 };

/** What the last report changed; null while it has not been read, and where there was none. */
export const broughtBy = ({ counts }: Mapping): Schemas['PullCounts'] | null =>
  counts && { new: counts.new, fixed: counts.fixed, known: counts.matched };

/** What the last pull changed: projects that had nothing newer, or failed, brought nothing. */
export const broughtByAll = (mappings: readonly Mapping[]): Schemas['PullCounts'] =>
  mappings
    .filter(({ outcome }) => outcome === 'imported')
    .map(broughtBy)
    .filter((counts) => counts !== null)
    .reduce(
      (sum, counts) => ({
        new: sum.new + counts.new,
        fixed: sum.fixed + counts.fixed,
        known: sum.known + counts.known,
      }),
      none,
    );

/** For the list of all connections. */
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
    brought: broughtByAll(mappings),
    repositoryIds: mappings.map(({ repositoryId }) => repositoryId),
  };
};
