import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, clientId, createdAt } from './columns.ts';

export const feedback = pgTable(
  'feedback',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['idea', 'problem', 'praise'] }).notNull(),
    message: text('message').notNull(),
    page: text('page'),
    mayContact: boolean('may_contact').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] })],
);

/** A separate table, so that lists do not read the images. */
export const feedbackScreenshots = pgTable(
  'feedback_screenshots',
  {
    clientId: clientId(),
    feedbackId: uuid('feedback_id').notNull(),
    mediaType: text('media_type').notNull(),
    picture: bytes('picture').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.feedbackId] })],
);
