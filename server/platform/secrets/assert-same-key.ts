import { secretKeyPrint } from '../db/schema/operations.ts';
import type { Database } from '../db/connect.ts';
import { acrossTenants } from '../db/tenancy.ts';
import type { SecretBox } from './secret-box.ts';

/** The message is one sentence for the operator. */
export class ForeignKeyError extends Error {
  override name = 'ForeignKeyError';
}

/** Distinguishes keys without revealing them. */
export const keyFingerprint = (secrets: Pick<SecretBox, 'deriveKey'>): string =>
  secrets.deriveKey('fingerprint').toString('hex');

export const foreignKeyMessage =
  'This server has another secret key than the one that the database was first opened with. Set PARAPET_SECRET_KEY to that key, or restore the file secret-key of its data folder.';

/**
 * Refuses a different key: this server would seal secrets that the others cannot open, and fail at
 * the first one of theirs. The first start determines the key of the database.
 * @throws {ForeignKeyError}
 */
export const assertSameKey = async (
  db: Database,
  secrets: Pick<SecretBox, 'deriveKey'>,
): Promise<void> => {
  const own = keyFingerprint(secrets);
  const known = await acrossTenants(db, 'first start', async (tx) => {
    await tx.insert(secretKeyPrint).values({ fingerprint: own }).onConflictDoNothing();
    return (await tx.select().from(secretKeyPrint))[0]?.fingerprint;
  });
  if (known !== own) throw new ForeignKeyError(foreignKeyMessage);
};
