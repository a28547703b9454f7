import { and, asc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { pullMappings, type PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { repositories, scans } from '../../platform/db/schema/repositories.ts';

export type PullMapping = typeof pullMappings.$inferSelect;

const ofSource = (clientId: string, source: PullSourceKey) =>
  and(eq(pullMappings.clientId, clientId), eq(pullMappings.source, source));

export const listMappings = (tx: Tx, clientId: string, source: PullSourceKey) =>
  tx
    .select({
      ...getTableColumns(pullMappings),
      nickname: repositories.nickname,
      // The changes of the last report's import, once it has finished.
      counts: scans.counts,
    })
    .from(pullMappings)
    .innerJoin(
      repositories,
      and(
        eq(repositories.clientId, pullMappings.clientId),
        eq(repositories.id, pullMappings.repositoryId),
      ),
    )
    .leftJoin(
      scans,
      and(
        eq(scans.clientId, pullMappings.clientId),
        eq(scans.id, pullMappings.scanId),
        eq(scans.status, 'succeeded'),
      ),
    )
    .where(ofSource(clientId, source))
    .orderBy(asc(pullMappings.projectName), asc(pullMappings.projectId));

type NewMapping = Pick<PullMapping, 'projectId' | 'projectName' | 'repositoryId'>;

/**
 * A project that is mapped to another repository starts over, because that repository has none of
 * its reports.
 */
export const replaceMappings = async (
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
  given: readonly NewMapping[],
): Promise<void> => {
  const known = await tx.select().from(pullMappings).where(ofSource(clientId, source));
  const ids = given.map(({ projectId }) => projectId);
  await tx
    .delete(pullMappings)
    .where(and(ofSource(clientId, source), notInArray(pullMappings.projectId, ids)));
  for (const { projectId, projectName, repositoryId } of given) {
    const stays = known.some(
      (one) => one.projectId === projectId && one.repositoryId === repositoryId,
    );
    const fresh = { cursor: null, pulledAt: null, outcome: null, problem: null, scanId: null };
    const change = { projectName, repositoryId, ...(!stays && fresh) };
    await tx
      .insert(pullMappings)
      .values({ clientId, source, projectId, ...change })
      .onConflictDoUpdate({
        target: [pullMappings.clientId, pullMappings.source, pullMappings.projectId],
        set: change,
      });
  }
};

/**
 * Stores the result of a pull, unless the project is now mapped to another repository, which does
 * not have the reports.
 */
export const updateMapping = async (
  tx: Tx,
  { clientId, source, projectId, repositoryId }: PullMapping,
  change: Partial<Pick<PullMapping, 'cursor' | 'pulledAt' | 'outcome' | 'problem' | 'scanId'>>,
): Promise<void> => {
  await tx
    .update(pullMappings)
    .set(change)
    .where(
      and(
        ofSource(clientId, source),
        eq(pullMappings.projectId, projectId),
        eq(pullMappings.repositoryId, repositoryId),
      ),
    );
};
