import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { jobs } from '../../../platform/db/schema/operations.ts';
import { findingSecretSearches } from '../../../platform/db/schema/secret-searches.ts';

export type SearchRow = typeof findingSecretSearches.$inferSelect;

export const searchKind = 'search_history';
export const requestKey = (findingId: string): string => `finding:${findingId}`;

export const findSearch = async (tx: Tx, findingId: string): Promise<SearchRow | undefined> =>
  (
    await tx
      .select()
      .from(findingSecretSearches)
      .where(
        and(ofCurrentClient(findingSecretSearches), eq(findingSecretSearches.findingId, findingId)),
      )
  )[0];

export const upsertSearch = async (tx: Tx, row: SearchRow): Promise<void> => {
  await tx
    .insert(findingSecretSearches)
    .values(row)
    .onConflictDoUpdate({
      target: [findingSecretSearches.clientId, findingSecretSearches.findingId],
      set: row,
    });
};

/** Returns the latest request for this finding. */
export const findRequest = async (tx: Tx, findingId: string) =>
  (
    await tx
      .select({
        id: jobs.id,
        state: jobs.state,
        progress: jobs.progress,
        errorCode: jobs.errorCode,
        at: jobs.createdAt,
      })
      .from(jobs)
      .where(
        and(
          ofCurrentClient(jobs),
          eq(jobs.kind, searchKind),
          eq(jobs.dedupeKey, requestKey(findingId)),
        ),
      )
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(1)
  )[0];
