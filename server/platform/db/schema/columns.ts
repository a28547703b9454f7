// Columns that many tables share. Every tenant table starts its primary key and each index with
// `client_id`.
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const clientId = () => uuid('client_id').notNull();

export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => timestamptz('created_at').notNull().defaultNow();

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
