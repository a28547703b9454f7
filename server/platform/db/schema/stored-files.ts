// Files that any server may need: reports that wait for their import, and exports. They are kept in
// the database in chunks, so that servers share nothing else.
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
