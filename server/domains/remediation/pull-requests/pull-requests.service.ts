import type { components, operations } from '../../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toPageMeta, toPageRange } from '../../../platform/http/paging.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { toIso, toIsoOrNull } from '../../../platform/runtime/time.ts';
import type { Access } from '../generate/remediation.repo.ts';
import { countPulls, listPulls, type PullRow } from './pull-requests.repo.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listPullRequests']['parameters']['query']>;

const shown = (row: PullRow): Schemas['OpenedPullRequest'] => ({
  ...row,
  opened_at: toIso(row.opened_at),
  changed_at: toIso(row.changed_at),
  ended_at: toIsoOrNull(row.ended_at),
});

export const getPullRequests = (
  deps: Deps,
  access: Access,
  { state, repository, ...page }: Query,
): Promise<Schemas['PullRequestList']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const range = toPageRange(page);
    const counts = await countPulls(tx, access, repository);
    const filter = {
      ...(state !== undefined && { state }),
      ...(repository !== undefined && { repository }),
    };
    const rows = await listPulls(tx, access, filter, range);
    const total = state === undefined ? counts.open + counts.merged + counts.closed : counts[state];
    return { data: rows.map(shown), counts, meta: toPageMeta(total, range) };
  });
