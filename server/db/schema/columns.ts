// Columns that many tables share. A tenant table has `client_id` first in its primary key and in every index.
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const clientId = () => uuid('client_id').notNull();

export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
