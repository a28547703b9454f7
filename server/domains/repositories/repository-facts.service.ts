// Filter options of repository lists, the members of a repository, and the list as a file.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { repositoryMembers } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { invalid } from '../../platform/http/problem.ts';
import { repositoriesAsCsv } from '#domain/repositories-csv';
import { listSecretNames } from '../../platform/secrets/secret-store.ts';
import { visibleRepositories } from '../access/index.ts';
import { isConnected } from '../source-hosts/index.ts';
import { listRepositoryMembers } from './repositories.repo.ts';
import {
  findRepository,
  listRepositories,
  type RepositoryFilters,
  type RepositorySorting,
} from './repositories.service.ts';

type SourceControl = components['schemas']['SourceControl'];

export const countSourceControls = (deps: Deps, who: Principal, scope: Scope) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { rows } = await tx.execute<{ source_control: SourceControl; count: number }>(sql`
      select r.source_control, count(*)::int as count
      from repositories r where ${visibleRepositories(who, scope)} group by 1 order by 1`);
    const secrets = await listSecretNames(tx, who.clientId, '');
    return rows.map((row) => ({
      ...row,
      isConfigured: row.source_control === 'manual' || isConnected(secrets, row.source_control),
    }));
  });

export const listTags = (deps: Deps, who: Principal, scope: Scope) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { rows } = await tx.execute<{ tag: string }>(sql`
      select distinct t.tag from repositories r, unnest(r.tags) as t(tag) where ${visibleRepositories(who, scope)} order by 1 limit 1000`);
    return rows.map(({ tag }) => tag);
  });

export const listMembers = (deps: Deps, who: Principal, id: string) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, 'all', id);
    return listRepositoryMembers(tx, id);
  });

export const setMembers = (
  deps: Deps,
  who: Principal,
  id: string,
  userIds: readonly string[],
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, 'all', id);
    const wanted = [...new Set(userIds)];
    const known =
      wanted.length === 0
        ? []
        : await tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.clientId, who.clientId), inArray(users.id, wanted)));
    if (known.length < wanted.length) throw invalid('user_ids', 'not_all_members');
    await tx
      .delete(repositoryMembers)
      .where(
        and(eq(repositoryMembers.clientId, who.clientId), eq(repositoryMembers.repositoryId, id)),
      );
    if (wanted.length > 0)
      await tx
        .insert(repositoryMembers)
        .values(wanted.map((userId) => ({ clientId: who.clientId, repositoryId: id, userId })));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'repositories.members',
      subject: { type: 'repository', id },
      detail: { members: wanted.length },
      requestId,
    });
    return listRepositoryMembers(tx, id);
  });

/** The rows of the list with the same parameters, in its order, without paging. */
export const repositoriesCsv = async (
  deps: Deps,
  who: Principal,
  scope: Scope,
  question: RepositoryFilters & RepositorySorting,
): Promise<string> => {
  const { data } = await listRepositories(deps, who, scope, { ...question, page_size: 10_000 });
  return repositoriesAsCsv(data);
};
