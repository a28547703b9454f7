import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { currentClient } from '../../platform/db/current-client.ts';
import { retryOnDeadlock } from '../../platform/db/deadlock.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import { inTenant, readInTenant } from '../../platform/db/tenancy.ts';
import { contains, textArray } from '../../platform/db/text-match.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { lockRepository } from '../scans/records/index.ts';
import { enqueueRecompute } from '../prioritization/score/index.ts';
import { isUuid, newId } from '../../platform/runtime/ids.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../platform/http/paging.ts';
import { visibleFindings, visibleRepositories } from '../access/index.ts';
import {
  countRepositories,
  deleteRepositoryRows,
  insertRepository,
  updateFindingsRepositoryName,
  listRepositoryRows,
} from './repositories.repo.ts';
import { type Repository, toRepository } from './repository.ts';

type Schemas = components['schemas'];

export type RepositoryFilters = {
  q?: string;
  status?: string;
  source_control?: string[];
  tags?: string[];
  active?: boolean;
};

const conditionsOf = ({
  q,
  status,
  source_control: hosts,
  tags,
  active,
}: RepositoryFilters): SQL[] => [
  ...(q
    ? [
        sql`(r.nickname ilike ${contains(q)} or r.url ilike ${contains(q)} or r.description ilike ${contains(q)})`,
      ]
    : []),
  ...(status === undefined ? [] : [sql`r.status = ${status}`]),
  ...(hosts?.length ? [sql`r.source_control = any(${textArray(hosts)})`] : []),
  ...(tags?.length ? [sql`r.tags && ${textArray(tags)}`] : []),
  ...(active === undefined ? [] : [sql`r.active = ${active}`]),
];

/** Lists without pagination request `enriched` and get all of them. */
const everything = { page_size: 10_000 };

export type RepositorySorting = { sort_field?: string; sort?: 'asc' | 'desc' };
type ListQuery = RepositoryFilters & PageRequest & RepositorySorting;

/** Users whose counts cover only a part of the findings. */
const seenBy = (who: Principal, scope: Scope) =>
  scope === 'all' ? undefined : visibleFindings(who, scope);

export const listRepositories = (deps: Deps, who: Principal, scope: Scope, query: ListQuery) => {
  const window = toPageRange(
    query.status === 'enriched' && query.cursor === undefined ? everything : query,
  );
  const where = sql.join([visibleRepositories(who, scope), ...conditionsOf(query)], sql` and `);
  return readInTenant(deps.db, toTenant(who), async (tx) => {
    const rows = await listRepositoryRows(
      tx,
      where,
      { field: query.sort_field ?? 'nickname', direction: query.sort ?? 'asc' },
      window,
      seenBy(who, scope),
    );
    return {
      data: rows.map(toRepository),
      meta: toPageMeta(await countRepositories(tx, where), window),
    };
  });
};

export const findRepository = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<Repository> => {
  const [row] = await listRepositoryRows(
    tx,
    sql`r.id = ${id} and ${visibleRepositories(who, scope)}`,
    { field: 'nickname', direction: 'asc' },
    { offset: 0, limit: 1 },
    seenBy(who, scope),
  );
  if (!row) throw notFound('Repository');
  return toRepository(row);
};

/**
 * Returns the id of a repository that a caller names by its id or, as in pipelines, by its name. A
 * name that has the form of an id is treated as an id.
 * @throws {Problem} 404 if there is none that the caller can see
 */
export const resolveRepositoryId = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  idOrName: string,
): Promise<string> => {
  const named = isUuid(idOrName)
    ? sql`r.id = ${idOrName}`
    : sql`lower(r.nickname) = lower(${idOrName.trim()})`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select r.id from repositories r where ${named} and ${visibleRepositories(who, scope)}`,
  );
  if (!rows[0]) throw notFound('Repository');
  return rows[0].id;
};

const rowOf = (
  who: Principal,
  sourceControl: Schemas['SourceControl'],
  input: Schemas['NewRepositoryInput'],
): typeof repositories.$inferInsert => ({
  clientId: who.clientId,
  id: newId(),
  sourceControl,
  nickname: input.nickname.trim(),
  createdBy: who.userId,
  uri: input.uri ?? null,
  url: input.url ?? null,
  description: input.description ?? null,
  repoType: input.repo_type ?? null,
  primaryPurpose: input.primary_purpose ?? null,
  ...(input.branch != null && { branch: input.branch }),
  ...(input.priority && { priority: input.priority }),
  ...(input.tags && { tags: input.tags }),
  ...(input.deals_with_confidential_data !== undefined && {
    dealsWithConfidentialData: input.deals_with_confidential_data,
  }),
});

export const createRepositories = (
  deps: Deps,
  who: Principal,
  { data, source_control: host }: Schemas['CreateRepositoryWithListRequest'],
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const added: string[] = [];
    const skipped: Schemas['SkippedRepository'][] = [];
    for (const input of data) {
      const row = rowOf(who, host, input);
      if (await insertRepository(tx, row)) added.push(row.id);
      else skipped.push({ nickname: row.nickname, reason: 'name_taken' });
    }
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'repositories.add',
      subject: { type: 'repository' },
      detail: { added, skipped: skipped.length },
      requestId,
    });
    const created: Repository[] = [];
    for (const id of added) created.push(await findRepository(tx, who, 'all', id));
    return { data: created, skipped };
  });

const scoring = ['priority', 'deals_with_confidential_data'] as const;

export const updateRepository = (
  deps: Deps,
  who: Principal,
  id: string,
  input: Schemas['UpdateRepositoryRequest'],
  requestId: string,
) =>
  retryOnDeadlock(() =>
    inTenant(deps.db, toTenant(who), async (tx) => {
      const before = await findRepository(tx, who, 'all', id);
      const { nickname } = input;
      if (nickname !== undefined && (await nameIsTaken(tx, nickname, id)))
        throw createProblem(409, 'repository_name_taken');
      await tx
        .update(repositories)
        .set({
          ...(input.active !== undefined && { active: input.active }),
          ...(input.url !== undefined && { url: input.url }),
          ...(input.branch != null && { branch: input.branch }),
          ...(input.description !== undefined && { description: input.description }),
          ...(input.repo_type !== undefined && { repoType: input.repo_type }),
          ...(input.priority && { priority: input.priority }),
          ...(input.tags && { tags: input.tags }),
          ...(input.deals_with_confidential_data !== undefined && {
            dealsWithConfidentialData: input.deals_with_confidential_data,
          }),
          ...(input.primary_purpose !== undefined && { primaryPurpose: input.primary_purpose }),
          ...(input.pipeline !== undefined && { pipeline: input.pipeline }),
          // Otherwise an empty change would generate an empty SET.
          nickname: nickname?.trim() ?? before.attributes.nickname,
        })
        .where(and(eq(repositories.clientId, who.clientId), eq(repositories.id, id)));
      if (nickname !== undefined && nickname.trim() !== before.attributes.nickname)
        await updateFindingsRepositoryName(tx, id, nickname.trim());
      if (scoring.some((key) => input[key] !== undefined))
        await enqueueRecompute(tx, who, { repositoryId: id });
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: 'repositories.change',
        subject: { type: 'repository', id },
        detail: { ...input },
        requestId,
      });
      return findRepository(tx, who, 'all', id);
    }),
  );

const nameIsTaken = async (tx: Tx, nickname: string, id: string): Promise<boolean> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from repositories where client_id = ${currentClient} and lower(nickname) = lower(${nickname.trim()}) and id <> ${id}`,
  );
  return (rowCount ?? 0) > 0;
};

export const deleteRepository = (deps: Deps, who: Principal, id: string, requestId: string) =>
  retryOnDeadlock(() =>
    inTenant(deps.db, toTenant(who), async (tx) => {
      await lockRepository(tx, id);
      const name = await deleteRepositoryRows(tx, id);
      if (name === undefined) throw notFound('Repository');
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: 'repositories.remove',
        subject: { type: 'repository', id },
        detail: { name },
        requestId,
      });
    }),
  );
