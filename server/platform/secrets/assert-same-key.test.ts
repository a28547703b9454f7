import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import { assertSameKey, ForeignKeyError } from './assert-same-key.ts';
import { createSecretBox } from './secret-box.ts';

it('takes the first key, and refuses a server with another one', async () => {
  const db = await freshDatabase();
  const [first, other] = [1, 2].map((byte) =>
    createSecretBox(Buffer.alloc(32, byte).toString('base64')),
  );
  if (!first || !other) throw new Error('Two keys.');
  try {
    await Promise.all([assertSameKey(db, first), assertSameKey(db, first)]);
    await assertSameKey(db, first);
    await expect(assertSameKey(db, other)).rejects.toBeInstanceOf(ForeignKeyError);
    await assertSameKey(db, first);
  } finally {
    await db.close();
  }
});
