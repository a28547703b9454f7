// Encrypts again, with another key, everything that the secret key encrypts.
import { and, eq, isNotNull } from 'drizzle-orm';
import { twoFactorPurpose } from '../domains/identity/index.ts';
import type { Tx } from '../platform/db/connect.ts';
import { users } from '../platform/db/schema/accounts.ts';
import {
  idempotentAnswers,
  outbox,
  secretKeyPrint,
  secrets,
} from '../platform/db/schema/operations.ts';
import { answerPurpose } from '../platform/http/idempotency.ts';
import { mailPurpose } from '../platform/mail/mailer.ts';
import { keyFingerprint } from '../platform/secrets/assert-same-key.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { secretPurpose } from '../platform/secrets/secret-store.ts';

type Boxes = { from: SecretBox; to: SecretBox };

/** The purpose of a container specification is its name alone. */
const openStored = (
  from: SecretBox,
  { clientId, name, ciphertext }: typeof secrets.$inferSelect,
): { purpose: string; plain: string } => {
  try {
    return {
      purpose: secretPurpose(name),
      plain: from.open(clientId, secretPurpose(name), ciphertext),
    };
  } catch {
    return { purpose: name, plain: from.open(clientId, name, ciphertext) };
  }
};

const resealSecrets = async (tx: Tx, { from, to }: Boxes): Promise<number> => {
  const rows = await tx.select().from(secrets).for('update');
  for (const row of rows) {
    const { purpose, plain } = openStored(from, row);
    await tx
      .update(secrets)
      .set({ ciphertext: to.seal(row.clientId, purpose, plain) })
      .where(and(eq(secrets.clientId, row.clientId), eq(secrets.name, row.name)));
  }
  return rows.length;
};

const resealTwoFactor = async (tx: Tx, { from, to }: Boxes): Promise<number> => {
  const rows = await tx.select().from(users).where(isNotNull(users.twoFactorSecret));
  for (const { clientId, id, twoFactorSecret } of rows) {
    if (twoFactorSecret === null) continue;
    const purpose = twoFactorPurpose(id);
    const plain = from.open(clientId, purpose, twoFactorSecret);
    await tx
      .update(users)
      .set({ twoFactorSecret: to.seal(clientId, purpose, plain) })
      .where(and(eq(users.clientId, clientId), eq(users.id, id)));
  }
  return rows.length;
};

const resealMails = async (tx: Tx, { from, to }: Boxes): Promise<number> => {
  const rows = await tx
    .select({ clientId: outbox.clientId, id: outbox.id, body: outbox.body })
    .from(outbox);
  for (const { clientId, id, body } of rows) {
    const purpose = mailPurpose(id);
    await tx
      .update(outbox)
      .set({ body: to.seal(clientId, purpose, from.open(clientId, purpose, body)) })
      .where(and(eq(outbox.clientId, clientId), eq(outbox.id, id)));
  }
  return rows.length;
};

const resealAnswers = async (tx: Tx, { from, to }: Boxes): Promise<number> => {
  const rows = await tx.select().from(idempotentAnswers);
  for (const { clientId, key, answer } of rows) {
    if (answer === null) continue;
    const purpose = answerPurpose(key);
    await tx
      .update(idempotentAnswers)
      .set({ answer: to.seal(clientId, purpose, from.open(clientId, purpose, answer)) })
      .where(and(eq(idempotentAnswers.clientId, clientId), eq(idempotentAnswers.key, key)));
  }
  return rows.length;
};

/**
 * Encrypts all values with the new key in one transaction.
 *
 * @throws if the old key does not decrypt a value
 */
export const resealEverything = async (tx: Tx, boxes: Boxes): Promise<number> => {
  const counts = [
    await resealSecrets(tx, boxes),
    await resealTwoFactor(tx, boxes),
    await resealMails(tx, boxes),
    await resealAnswers(tx, boxes),
  ];
  await tx.update(secretKeyPrint).set({ fingerprint: keyFingerprint(boxes.to) });
  return counts.reduce((sum, count) => sum + count, 0);
};
