// Files that any server may need: reports that wait for their import, and exports. They are stored
// in the database in chunks, so that servers share nothing else, or in the operator's bucket.
import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, clientId, createdAt } from './columns.ts';

export const fileChunks = pgTable(
  'file_chunks',
  {
    clientId: clientId(),
    /** `uploads/<id>` or `exports/<job id>`. */
    name: text('name').notNull(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.name, t.position] })],
);

/**
 * Objects of the bucket. A row is committed before its object is written and deleted after it, so
 * that no object is ever without a row.
 */
export const fileObjects = pgTable(
  'file_objects',
  {
    clientId: clientId(),
    /** As in `file_chunks`. */
    name: text('name').notNull(),
    /** Relative to the prefix of the bucket. A replaced file gets another key. */
    key: text('key').notNull(),
    state: text('state').$type<'writing' | 'stored' | 'deleted'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.key] }),
    uniqueIndex('file_objects_name')
      .on(t.clientId, t.name)
      .where(sql`state = 'stored'`),
  ],
);
