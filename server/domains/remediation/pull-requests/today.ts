// The current effect of the rules for pull requests: what is open, and how many pull requests the
// ready fixes would result in.
import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Component } from '../../../report-formats/model.ts';
import { countOpen, listSettings } from '../pull-request-settings/settings.repo.ts';
import { type Groupable, groupKeys, type Per } from './groups.ts';
import { isReadyToOpen } from './open-ready-pulls.ts';
import { upgradeIn } from './record.ts';

/** Fixes that no rule distinguishes, represented by one of them. */
type Ready = Groupable & { fixes: number };

type ReadyRow = {
  id: string;
  repository: string;
  file: string | null;
  component: Component | null;
  version: string | null;
  fixes: number;
};

/** Lists all ready fixes, one row per file and upgrade. */
const listReady = async (tx: Tx, repositoryId: string | undefined): Promise<Ready[]> => {
  const { rows } = await tx.execute<ReadyRow>(sql`
    select min(s.id::text) as id, s.repository, s.file, s.component, s.version, count(*)::int as fixes
    from (
      select r.finding_id as id, r.repository_id as repository, r.file_path as file,
        case when r.type = 'dependency_upgrade' and c.component is not null then jsonb_strip_nulls(jsonb_build_object(
          'name', c.component->'name', 'purl', c.component->'purl',
          'ecosystem', c.component->'ecosystem', 'version', c.component->'version'
        )) end as component,
        jsonb_path_query_first(r.template_fields, '$[*] ? (@.key == "version").value') #>> '{}' as version
      from remediations r
      join findings f on f.client_id = r.client_id and f.id = r.finding_id
      left join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
      left join lateral (select nullif(d.data->'component', 'null'::jsonb) as component) c on true
      where r.client_id = ${currentClient} and ${isReadyToOpen}
        ${repositoryId === undefined ? sql`` : sql`and r.repository_id = ${repositoryId}::uuid`}
    ) s
    group by s.repository, s.file, s.component, s.version`);
  return rows.map(({ id, repository, file, component, version, fixes }) => ({
    findingId: id,
    repositoryId: repository,
    filePath: file,
    upgrade: upgradeIn(component ?? undefined, version),
    data: component ? { component } : {},
    fixes,
  }));
};

const sum = (ready: readonly Ready[]): number => ready.reduce((all, { fixes }) => all + fixes, 0);

const counter = (ready: readonly Ready[]) => {
  const keyOf = groupKeys(ready);
  return (per: Per): number => {
    const alone = ready.filter((each) => keyOf(each, per) === undefined);
    const together = new Set(ready.flatMap((each) => keyOf(each, per) ?? []));
    return together.size + sum(alone);
  };
};

/** For one repository, or for all repositories that use the organization's grouping. */
export const getPullRequestsToday = async (
  tx: Tx,
  repositoryId?: string,
): Promise<components['schemas']['PullRequestsToday']> => {
  const ready = await listReady(tx, repositoryId);
  const settingsOf = await listSettings(tx, [...new Set(ready.map((each) => each.repositoryId))]);
  const meant =
    repositoryId === undefined
      ? ready.filter((each) => !settingsOf(each.repositoryId).own.includes('per'))
      : ready;
  const count = counter(meant);
  return {
    open: await countOpen(tx, repositoryId),
    ready: sum(meant),
    finding: count('finding'),
    component: count('component'),
    major: count('major'),
    file: count('file'),
    repository: count('repository'),
  };
};
