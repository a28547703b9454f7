// Who pays for an organisation, as the payment provider or the marketplace knows them, and which of their events were heard.
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clientId, createdAt, moment } from './columns.ts';

export const billingProviders = ['stripe', 'azure_marketplace'] as const;

export const billingAccounts = pgTable(
  'billing_accounts',
  {
    clientId: clientId(),
    provider: text('provider', { enum: billingProviders }).notNull(),
    /** The provider's own id: of a customer of Stripe, of a subscription of the marketplace. */
    accountId: text('account_id').notNull(),
    email: text('email'),
    subscriptionId: text('subscription_id'),
    /** As the provider words it. */
    status: text('status'),
    /** The plan that the payment has opened: only this one ends with it, never one that a super-administrator gave. */
    grantedTier: text('granted_tier'),
    /** Questions are counted when they are asked: an answer that was overtaken by a later one changes nothing. */
    asked: integer('asked').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.provider] }),
    // An event names the account alone, and nobody's account is two organisations'.
    uniqueIndex('billing_accounts_account').on(t.provider, t.accountId),
  ],
);

/** Events that were followed, so that one that is sent again is not. */
export const billingEvents = pgTable(
  'billing_events',
  {
    clientId: clientId(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] })],
);
