// Billing accounts of organizations at the payment provider or the marketplace, and the provider
// events that were processed.
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clientId, createdAt, timestamptz } from './columns.ts';

export const billingProviders = ['stripe', 'azure_marketplace'] as const;

export const billingAccounts = pgTable(
  'billing_accounts',
  {
    clientId: clientId(),
    provider: text('provider', { enum: billingProviders }).notNull(),
    /** The provider's id of a Stripe customer or a marketplace subscription. */
    accountId: text('account_id').notNull(),
    email: text('email'),
    subscriptionId: text('subscription_id'),
    /** The provider's status, unchanged. */
    status: text('status'),
    /**
     * The tier that this account pays for. The end of payment removes only this tier, never one
     * that a super-administrator set.
     */
    paidTier: text('granted_tier'),
    /**
     * Sequence numbers of the last read that was started and of the last one that was applied: a
     * response older than the applied one is ignored.
     */
    asked: integer('asked').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.provider] }),
    // An event contains only the account, so an account belongs to one organization.
    uniqueIndex('billing_accounts_account').on(t.provider, t.accountId),
  ],
);

/** Processed events, so that a repeated one has no effect. */
export const billingEvents = pgTable(
  'billing_events',
  {
    clientId: clientId(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] })],
);
