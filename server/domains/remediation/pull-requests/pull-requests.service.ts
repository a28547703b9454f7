import type { SQL } from 'drizzle-orm';
import type { FindingFilters } from '#domain/finding-filters';
import type { components, operations } from '../../../../openapi/generated/paths.d.ts';
import { buildWhere } from '../../findings/query/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toPageMeta, toPageRange } from '../../../platform/http/paging.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { toIso, toIsoOrNull } from '../../../platform/runtime/time.ts';
import type { Access } from '../generate/remediation.repo.ts';
import { countPulls, figuresOfMerged, listPulls, type PullRow } from './pull-requests.repo.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listPullRequests']['parameters']['query']>;

const dayMs = 24 * 60 * 60_000;
/** Days of the figures, and of the previous period that they are compared with. */
const figureDays = 30;

const shown = (row: PullRow): Schemas['OpenedPullRequest'] => ({
  ...row,
  opened_at: toIso(row.opened_at),
  changed_at: toIso(row.changed_at),
  ended_at: toIsoOrNull(row.ended_at),
});

/**
 * Condition on `findings f`: the findings that the filters of the findings list show for this
 * owner.
 */
const ownedBy = async (
  tx: Tx,
  { who, scope }: Access,
  filters: Pick<FindingFilters, 'team' | 'mine'>,
): Promise<SQL | undefined> =>
  Object.keys(filters).length === 0 ? undefined : buildWhere(tx, who, scope, { filters });

export const getPullRequests = (
  deps: Deps,
  access: Access,
  { state, repository, team, mine, ended_within: days, ...page }: Query,
): Promise<Schemas['PullRequestList']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const range = toPageRange(page);
    const daysAgo = (some: number) => new Date(deps.now().getTime() - some * dayMs);
    const owned = await ownedBy(tx, access, {
      ...(team !== undefined && { team: [team] }),
      ...(mine !== undefined && { mine }),
    });
    const all = { ...(repository !== undefined && { repository }), ...(owned && { owned }) };
    const asked = { ...all, ...(days !== undefined && { endedSince: daysAgo(days) }) };
    const counts = await countPulls(tx, access, all);
    const figures = await figuresOfMerged(tx, access, all, {
      since: daysAgo(figureDays),
      before: daysAgo(2 * figureDays),
    });
    const filter = { ...asked, ...(state !== undefined && { state }) };
    const rows = await listPulls(tx, access, filter, range);
    const within = days === undefined ? counts : await countPulls(tx, access, asked);
    const total = state === undefined ? within.open + within.merged + within.closed : within[state];
    return { data: rows.map(shown), counts, figures, meta: toPageMeta(total, range) };
  });
