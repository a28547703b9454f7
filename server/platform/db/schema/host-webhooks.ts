// Webhooks that source hosts call, and their deliveries.
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientId, createdAt, timestamptz } from './columns.ts';

export const hostWebhooks = pgTable(
  'host_webhooks',
  {
    clientId: clientId(),
    host: text('host', { enum: ['github', 'gitlab', 'bitbucket_cloud', 'gitea'] }).notNull(),
    /** Part of the URL that the host calls. */
    id: uuid('id').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    rotatedAt: timestamptz('rotated_at').notNull(),
    /** The latest event with a valid signature. */
    lastDeliveryAt: timestamptz('last_delivery_at'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.host] }), uniqueIndex('host_webhooks_id').on(t.id)],
);

/** Ids of deliveries, so that a repeated one has no effect. */
export const hostDeliveries = pgTable(
  'host_deliveries',
  {
    clientId: clientId(),
    webhookId: uuid('webhook_id').notNull(),
    delivery: text('delivery').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.webhookId, t.delivery] })],
);
