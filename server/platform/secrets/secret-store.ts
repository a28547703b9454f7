// Secrets of an organization by name. The API writes them and reads only whether they are set; only
// the server itself reads the values.
import { and, eq, inArray, like } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { secrets } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';

type Place = { clientId: string; name: string };

const one = ({ clientId, name }: Place) =>
  and(eq(secrets.clientId, clientId), eq(secrets.name, name));

export const secretPurpose = (name: string): string => `secret/${name}`;

/**
 * As in every request: absent keeps, null clears, a text replaces. An empty text also clears,
 * because a form cannot distinguish it from no value.
 */
export const upsertSecret = async (
  deps: Pick<Deps, 'secrets' | 'now'>,
  tx: Tx,
  place: Place,
  value: string | null | undefined,
): Promise<void> => {
  if (value === undefined) return;
  if (value === null || value === '') {
    await tx.delete(secrets).where(one(place));
    return;
  }
  const change = {
    ciphertext: deps.secrets.seal(place.clientId, secretPurpose(place.name), value),
    updatedAt: deps.now(),
  };
  await tx
    .insert(secrets)
    .values({ ...place, ...change })
    .onConflictDoUpdate({ target: [secrets.clientId, secrets.name], set: change });
};

export const findSecret = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  place: Place,
): Promise<string | undefined> => {
  const [row] = await tx.select().from(secrets).where(one(place));
  return row && deps.secrets.open(place.clientId, secretPurpose(place.name), row.ciphertext);
};

/** Lists the names that begin with `prefix`; decrypts nothing. */
export const listSecretNames = async (
  tx: Tx,
  clientId: string,
  prefix = '',
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ name: secrets.name })
    .from(secrets)
    .where(and(eq(secrets.clientId, clientId), like(secrets.name, `${prefix}%`)));
  return new Set(rows.map((row) => row.name));
};

export const deleteSecrets = async (
  tx: Tx,
  clientId: string,
  names: readonly string[],
): Promise<void> => {
  if (names.length > 0)
    await tx
      .delete(secrets)
      .where(and(eq(secrets.clientId, clientId), inArray(secrets.name, [...names])));
};
