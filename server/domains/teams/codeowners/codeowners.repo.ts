import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { codeownersFiles, codeownersPaths } from '../../../platform/db/schema/teams.ts';
import type { PathOwner } from './parse-codeowners.ts';

/** The paths of the repository's findings. */
export const listFindingPaths = async (tx: Tx, repositoryId: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ file: string }>(
    sql`select distinct file_order as file from findings where client_id = ${currentClient} and repository_id = ${repositoryId} and file is not null order by 1`,
  );
  return rows.map(({ file }) => file);
};

type Place = { clientId: string; repositoryId: string };

const inserted = 1_000;

export const replaceOwners = async (
  tx: Tx,
  place: Place,
  path: string | null,
  owners: readonly (PathOwner & { file: string })[],
  now: Date,
): Promise<void> => {
  await tx
    .delete(codeownersPaths)
    .where(
      and(
        eq(codeownersPaths.clientId, place.clientId),
        eq(codeownersPaths.repositoryId, place.repositoryId),
      ),
    );
  for (let at = 0; at < owners.length; at += inserted)
    await tx
      .insert(codeownersPaths)
      .values(owners.slice(at, at + inserted).map((one) => ({ ...place, ...one })));
  const read = { path, readAt: now, problem: null };
  await tx
    .insert(codeownersFiles)
    .values({ ...place, ...read })
    .onConflictDoUpdate({
      target: [codeownersFiles.clientId, codeownersFiles.repositoryId],
      set: read,
    });
};

/** The previous content is kept. */
export const writeProblem = async (
  tx: Tx,
  place: Place,
  problem: string,
  now: Date,
): Promise<void> => {
  await tx
    .insert(codeownersFiles)
    .values({ ...place, path: null, readAt: now, problem })
    .onConflictDoUpdate({
      target: [codeownersFiles.clientId, codeownersFiles.repositoryId],
      set: { readAt: now, problem },
    });
};

/** Lists the reads for repositories of source hosts, by name; null if nothing has been read yet. */
export const listReadings = async (tx: Tx) => {
  const { rows } = await tx.execute<{
    repository: { id: string; nickname: string };
    path: string | null;
    read_at: Date | string | null;
    problem: string | null;
    handles: { handle: string; owner: string }[];
  }>(sql`
    select jsonb_build_object('id', r.id, 'nickname', r.nickname) as repository, c.path, c.read_at, c.problem,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('handle', p.handle, 'owner', p.owner)), '[]') from codeowners_paths p where p.client_id = r.client_id and p.repository_id = r.id) as handles
    from repositories r left join codeowners_files c on c.client_id = r.client_id and c.repository_id = r.id
    where r.client_id = ${currentClient} and r.source_control <> 'manual' order by lower(r.nickname)`);
  return rows;
};

/** The lines of CODEOWNERS files that name an owner for a path with findings. */
export const listOwnerLines = async (tx: Tx) => {
  const { rows } = await tx.execute<{
    repository: { id: string; nickname: string };
    owner: string;
    line: number;
    pattern: string;
  }>(sql`
    select distinct jsonb_build_object('id', r.id, 'nickname', r.nickname) as repository, c.owner, c.line, c.pattern
    from codeowners_paths c join repositories r on r.client_id = c.client_id and r.id = c.repository_id where c.client_id = ${currentClient} order by 1, 3`);
  return rows;
};
