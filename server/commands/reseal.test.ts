import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/server/database.ts';
import { bothEngines } from '../../tests/support/server/engines.ts';
import { createPeople, type People } from '../../tests/support/server/people.ts';
import { twoFactorPurpose } from '../domains/identity/index.ts';
import type { Database } from '../platform/db/connect.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { idempotentAnswers, outbox, secrets } from '../platform/db/schema/operations.ts';
import { acrossTenants } from '../platform/db/tenancy.ts';
import { answerPurpose } from '../platform/http/idempotency.ts';
import { mailPurpose } from '../platform/mail/mailer.ts';
import { newId } from '../platform/runtime/ids.ts';
import { assertSameKey, ForeignKeyError } from '../platform/secrets/assert-same-key.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { findSecret, upsertSecret } from '../platform/secrets/secret-store.ts';
import { resealEverything } from './reseal.ts';

const box = (byte: number) => createSecretBox(Buffer.alloc(32, byte).toString('base64'));

describe.each(bothEngines)('a new key on %s', (engine) => {
  let db: Database;
  let people: People;
  const [from, to] = [box(1), box(2)];
  beforeAll(async () => {
    db = await freshDatabase(engine);
    people = await createPeople(db);
    await assertSameKey(db, from);
  });
  afterAll(() => db.close());

  it('opens everything that the old one sealed, and the old one nothing', async () => {
    const { clientId, userId } = people.admin;
    const place = { clientId, name: 'github' };
    const mailId = newId();
    const key = Buffer.from('key');
    await acrossTenants(db, 'first start', async (tx) => {
      await upsertSecret({ secrets: from, now: () => new Date() }, tx, place, 'a token');
      await tx
        .insert(secrets)
        .values({ clientId, name: 'spec', ciphertext: from.seal(clientId, 'spec', 'a password') });
      await tx
        .update(users)
        .set({ twoFactorSecret: from.seal(clientId, twoFactorPurpose(userId), 'seed') })
        .where(eq(users.id, userId));
      await tx.insert(outbox).values({
        ...{ clientId, id: mailId, recipient: 'ada@acme.example', template: 't', subject: 's' },
        ...{ preview: '', body: from.seal(clientId, mailPurpose(mailId), 'a link') },
      });
      await tx.insert(idempotentAnswers).values({
        ...{ clientId, key, request: key, createdAt: new Date() },
        answer: from.seal(clientId, answerPurpose(key), 'an answer'),
      });
      expect(await resealEverything(tx, { from, to })).toBe(5);
      expect(await findSecret({ secrets: to }, tx, place)).toBe('a token');
      await expect(findSecret({ secrets: from }, tx, place)).rejects.toThrow();
      const [spec] = await tx.select().from(secrets).where(eq(secrets.name, 'spec'));
      expect(spec && to.open(clientId, 'spec', spec.ciphertext)).toBe('a password');
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      expect(
        user?.twoFactorSecret && to.open(clientId, twoFactorPurpose(userId), user.twoFactorSecret),
      ).toBe('seed');
      const [mail] = await tx.select().from(outbox).where(eq(outbox.id, mailId));
      expect(mail && to.open(clientId, mailPurpose(mailId), mail.body)).toBe('a link');
      const [kept] = await tx.select().from(idempotentAnswers);
      expect(kept?.answer && to.open(clientId, answerPurpose(key), kept.answer)).toBe('an answer');
    });
    await assertSameKey(db, to);
    await expect(assertSameKey(db, from)).rejects.toBeInstanceOf(ForeignKeyError);
  });
});
