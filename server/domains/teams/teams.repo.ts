import { personColumns } from '../../platform/db/person-columns.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import { teamMembers, teamOwnerships, teams } from '../../platform/db/schema/teams.ts';

/** Sorted by name. */
export const listTeamRows = (tx: Tx, clientId: string) =>
  tx
    .select()
    .from(teams)
    .where(eq(teams.clientId, clientId))
    .orderBy(asc(sql`lower(${teams.name})`));

export const listMembersOfTeams = (tx: Tx, clientId: string) =>
  tx
    .select({
      teamId: teamMembers.teamId,
      person: personColumns,
    })
    .from(teamMembers)
    .innerJoin(
      users,
      and(eq(users.clientId, teamMembers.clientId), eq(users.id, teamMembers.userId)),
    )
    .where(eq(teamMembers.clientId, clientId))
    .orderBy(asc(users.username));

/** In the order in which a user entered them. */
export const listOwnershipsOfTeams = (tx: Tx, clientId: string) =>
  tx
    .select({
      owns: teamOwnerships,
      repository: { id: repositories.id, nickname: repositories.nickname },
    })
    .from(teamOwnerships)
    .leftJoin(
      repositories,
      and(
        eq(repositories.clientId, teamOwnerships.clientId),
        eq(repositories.id, teamOwnerships.repositoryId),
      ),
    )
    .where(eq(teamOwnerships.clientId, clientId))
    .orderBy(asc(teamOwnerships.position));

const findIds =
  (table: typeof users | typeof repositories) =>
  async (tx: Tx, clientId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows =
      ids.length === 0
        ? []
        : await tx
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.clientId, clientId), inArray(table.id, [...ids])));
    return new Set(rows.map(({ id }) => id));
  };

/** Returns those of the ids that belong to users of the organization. */
export const findUserIds = findIds(users);
/** Returns those of the ids that belong to repositories of the organization. */
export const findRepositoryIds = findIds(repositories);

export const replaceMembers = async (
  tx: Tx,
  clientId: string,
  teamId: string,
  userIds: readonly string[],
): Promise<void> => {
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.clientId, clientId), eq(teamMembers.teamId, teamId)));
  if (userIds.length > 0)
    await tx.insert(teamMembers).values(userIds.map((userId) => ({ clientId, teamId, userId })));
};

export type NewOwnership = Omit<typeof teamOwnerships.$inferInsert, 'clientId' | 'teamId'>;

export const replaceOwnerships = async (
  tx: Tx,
  clientId: string,
  teamId: string,
  rows: readonly NewOwnership[],
): Promise<void> => {
  await tx
    .delete(teamOwnerships)
    .where(and(eq(teamOwnerships.clientId, clientId), eq(teamOwnerships.teamId, teamId)));
  if (rows.length > 0)
    await tx.insert(teamOwnerships).values(rows.map((row) => ({ ...row, clientId, teamId })));
};

export const deleteTeamRows = async (tx: Tx, clientId: string, id: string): Promise<boolean> => {
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.clientId, clientId), eq(teamMembers.teamId, id)));
  await tx
    .delete(teamOwnerships)
    .where(and(eq(teamOwnerships.clientId, clientId), eq(teamOwnerships.teamId, id)));
  const { rowCount } = await tx
    .delete(teams)
    .where(and(eq(teams.clientId, clientId), eq(teams.id, id)));
  return rowCount === 1;
};
