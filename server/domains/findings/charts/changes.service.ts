import { sql } from 'drizzle-orm';
import { severities, type FindingFilters } from '#domain/finding-filters';
import {
  type Figure,
  figureFilters,
  isComparable,
  netChange,
  type PeriodChange,
} from '#domain/overview-figures';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listDueTargets } from '../../policies/rules/index.ts';
import { listTeamNames } from '../../teams/owners/index.ts';
import { buildConditions, type FindingQuery } from '../query/index.ts';
import { withFindingQuery, type Access, type ChartParameters, daysOf } from './chart-request.ts';
import { dailySource, rowSource } from './chart-source.ts';
import { changeOfOverdue, sumChanges } from './changes.repo.ts';
import { getMedianDaysToFix } from './fix-times.repo.ts';

type Schemas = components['schemas'];
type Counted = PeriodChange & { before: number; isExact: boolean };

const counted = async (
  tx: Tx,
  { who, scope }: Access,
  query: FindingQuery,
  days: number,
): Promise<Counted> => {
  const { from, isExact } = await dailySource(tx, who, scope, query);
  const [sums] = await sumChanges(tx, who.clientId, from, days);
  return { found: 0, closed: 0, before: 0, ...sums, isExact };
};

/**
 * Intersects the filters: values that a filter already has are narrowed; undefined if none remains.
 */
const narrowed = (asked: FindingFilters, by: FindingFilters): FindingFilters | undefined => {
  const filters: Record<string, unknown> = { ...asked };
  for (const [key, value] of Object.entries(by)) {
    const before: unknown = filters[key];
    if (Array.isArray(before) && Array.isArray(value)) {
      const both = before.filter((each) => value.includes(each));
      if (both.length === 0) return undefined;
      filters[key] = both;
    } else if (before !== undefined && before !== value) return undefined;
    else filters[key] = value;
  }
  return filters;
};

export const figureChanges = (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['FiguresChart']> =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const days = await daysOf(tx, access.who, parameters);
    const open = await counted(tx, access, query, days);
    if (!isComparable(open.before, open)) {
      const none = { open: null, overdue: null, kev: null, reachable: null, live_secrets: null };
      return { ...none, is_exact: open.isExact };
    }
    const exact = [open.isExact];
    const changeOf = async (figure: Exclude<Figure, 'overdue'>): Promise<number> => {
      const filters = narrowed(query.filters, { ...figureFilters[figure], is_duplicate: false });
      if (filters === undefined) return 0;
      const change = await counted(tx, access, { ...query, filters }, days);
      exact.push(change.isExact);
      return netChange(change);
    };
    const rows = await rowSource(tx, access.who, access.scope, query);
    exact.push(rows.isExact);
    return {
      open: netChange(open),
      overdue: await changeOfOverdue(tx, access.who.clientId, rows.from, days),
      kev: await changeOf('kev'),
      reachable: await changeOf('reachable'),
      live_secrets: await changeOf('live_secrets'),
      is_exact: exact.every(Boolean),
    };
  });

type Changes = Schemas['ChangesChart'];

const byRepository = async (
  tx: Tx,
  { who, scope }: Access,
  query: FindingQuery,
  days: number,
): Promise<Changes> => {
  const { from, isExact } = await dailySource(tx, who, scope, query);
  const sums = await sumChanges(tx, who.clientId, from, days, sql`f.repository_id::text`);
  const changed = sums.filter(({ found, closed }) => found + closed > 0);
  const { rows } = await tx.execute<{ id: string; nickname: string }>(
    sql`select id, nickname from repositories where client_id = ${who.clientId}::uuid and id = any(${uuidArray(changed.map(({ key }) => key))}) order by lower(nickname)`,
  );
  return {
    data: rows.flatMap(({ id, nickname }) =>
      changed
        .filter(({ key }) => key === id)
        .map(({ found, closed }) => ({ name: nickname, found, closed })),
    ),
    is_exact: isExact,
  };
};

/**
 * A team that owns whole repositories becomes a repository filter, which the daily counts support.
 */
const byTeam = async (
  tx: Tx,
  access: Access,
  query: FindingQuery,
  days: number,
): Promise<Changes> => {
  const changes: Changes = { data: [], is_exact: true };
  for (const { name } of await listTeamNames(tx)) {
    const ofTeam = { ...query, filters: { ...query.filters, team: [name] } };
    const { query: resolved } = await buildConditions(tx, access.who, access.scope, ofTeam);
    const isResolved = resolved.filters.team === undefined;
    const { found, closed, isExact } = await counted(
      tx,
      access,
      isResolved ? resolved : ofTeam,
      days,
    );
    changes.data.push({ name, found, closed });
    changes.is_exact &&= isExact;
  }
  return changes;
};

export const changesBy = (
  deps: Deps,
  access: Access,
  parameters: ChartParameters & { by: 'repository' | 'team' },
): Promise<Changes> =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const days = await daysOf(tx, access.who, parameters);
    return (parameters.by === 'team' ? byTeam : byRepository)(tx, access, query, days);
  });

export const fixTimes = (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['FixTimesChart']> =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const days = await daysOf(tx, access.who, parameters);
    const { from, isExact } = await rowSource(tx, access.who, access.scope, query);
    const times = await getMedianDaysToFix(tx, from, days);
    const targets = await listDueTargets(tx, access.who.clientId);
    return {
      data: severities.map((severity) => {
        const found = times.find((each) => each.severity === severity);
        return {
          severity,
          fixed: found?.fixed ?? 0,
          median_days: found?.median_days ?? null,
          median_days_before: found?.median_days_before ?? null,
          target_days: targets[severity],
        };
      }),
      is_exact: isExact,
    };
  });
