// Findings belong to a repository. An image or a cloud that has none gets one, made at its first scan (docs/adr/0020-scans-that-parapet-runs.md).
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { containerSpecs } from '../db/schema/catalogue.ts';
import { repositories } from '../db/schema/repositories.ts';
import { newId } from '../runtime/ids.ts';
import { readImage } from '../../src/shared/rules/image-reference.ts';

type NewHome = {
  clientId: string;
  createdBy?: string;
  /** What it is known by from then on: `image:ghcr.io/acme/api`, `cloud:aws`. People may call it anything. */
  homeOf: string;
  nickname: string;
  repoType: 'image' | 'cloud';
};

/** A repository of this name may be there already, and be something else. */
const names = function* names(nickname: string, repoType: string): Generator<string> {
  yield nickname;
  yield `${nickname} (${repoType})`;
  for (let number = 2; ; number += 1) yield `${nickname} (${repoType} ${number})`;
};

export const homeFor = async (
  tx: Tx,
  { clientId, homeOf, nickname, repoType, createdBy }: NewHome,
): Promise<string> => {
  // Two first scans of the same make one.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${homeOf}`}, 20))`,
  );
  const [known] = await tx
    .select({ id: repositories.id })
    .from(repositories)
    .where(eq(repositories.homeOf, homeOf));
  if (known) return known.id;
  for (const name of names(nickname.slice(0, 180), repoType)) {
    const [made] = await tx
      .insert(repositories)
      .values({
        clientId,
        id: newId(),
        nickname: name,
        sourceControl: 'manual',
        repoType,
        homeOf,
        createdBy: createdBy ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: repositories.id });
    if (made) return made.id;
  }
  throw new Error('Names do not end.');
};

/** The repository that says that this is its image, whatever its tag. Of several the first that was added. */
export const repositoryOfImage = async (tx: Tx, name: string): Promise<string | undefined> => {
  const rows = await tx.select().from(containerSpecs).orderBy(containerSpecs.repositoryId);
  return rows.find(({ platform, image, tag, fields }) => {
    const read = readImage(platform, { ...fields, image, tag });
    return !('misfit' in read) && read.name === name;
  })?.repositoryId;
};
