// Findings belong to a repository, so an image or a cloud account without one gets one at its first
// scan (docs/adr/0020-scans-that-parapet-runs.md).
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { containerSpecs } from '../../../platform/db/schema/catalogue.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { readImage } from '#domain/image-reference';

type TargetRepositoryInput = {
  clientId: string;
  createdBy?: string;
  /**
   * The permanent key, such as `image:ghcr.io/acme/api`, `cloud:aws` or `sample:storefront`. Users
   * may change the nickname.
   */
  homeOf: string;
  nickname: string;
  repoType: 'image' | 'cloud' | 'sample';
};

/** Candidate names, since another repository may already use the first. */
const names = function* names(nickname: string, repoType: string): Generator<string> {
  yield nickname;
  yield `${nickname} (${repoType})`;
  for (let number = 2; ; number += 1) yield `${nickname} (${repoType} ${number})`;
};

export const getTargetRepository = async (
  tx: Tx,
  { clientId, homeOf, nickname, repoType, createdBy }: TargetRepositoryInput,
): Promise<string> => {
  // Two concurrent first scans create one repository.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${homeOf}`}, 20))`,
  );
  const [known] = await tx
    .select({ id: repositories.id })
    .from(repositories)
    .where(and(eq(repositories.clientId, clientId), eq(repositories.homeOf, homeOf)));
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
  throw new Error('No repository name left to try');
};

/** Returns the repository linked to this image, with any tag; of several, the first added. */
export const findImageRepository = async (tx: Tx, name: string): Promise<string | undefined> => {
  const rows = await tx
    .select()
    .from(containerSpecs)
    .where(ofCurrentClient(containerSpecs))
    .orderBy(containerSpecs.repositoryId);
  return rows.find(({ platform, image, tag, fields }) => {
    const read = readImage(platform, { ...fields, image, tag });
    return !('misfit' in read) && read.name === name;
  })?.repositoryId;
};
