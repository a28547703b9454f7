// Maps what an organization pays for to its plan, and stores the plan.
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { listAdministrators, notify } from '../../notifications/index.ts';
import {
  type BillingAccount,
  updateAccount,
  listAccounts,
  isCardOnFile,
  lockClient,
  updateCardOnFile,
  updateTier,
} from './accounts.repo.ts';

const ranks = ['free', 'starter', 'team', 'enterprise'] as const;
export type Tier = (typeof ranks)[number];

export const isTier = (word: string): word is Tier => (ranks as readonly string[]).includes(word);

/** Returns `free` if nothing is paid for. */
export const highestTier = (tiers: readonly (string | null | undefined)[]): Tier =>
  ranks.findLast((rank) => tiers.includes(rank)) ?? 'free';

export type SubscriptionState = {
  subscriptionId: string | null;
  status: string | null;
  /** Whether the provider charges a stored card; undefined if it does not report one. */
  card?: boolean;
} &
  /**
   * `undefined`: the customer pays for a product that is not linked to a plan. The paid tier then
   * stays unchanged.
   */
  ({ pays: true; tier: Tier | undefined } | { pays: false });

type Cause = {
  syncNumber: number;
  actor?: { userId: string; username: string } | undefined;
  requestId: string;
};

/** The provider is retrying the card (`past_due`) or has given up (`unpaid`). */
const failing: ReadonlySet<string | null> = new Set(['past_due', 'unpaid']);

/**
 * Notifies the administrators once for each of the two states, however often the card is retried.
 */
const notifyPaymentFailed = async (
  tx: Tx,
  { clientId, status: before }: BillingAccount,
  { status }: SubscriptionState,
): Promise<void> => {
  if (!failing.has(status) || status === before) return;
  const stays = status === 'past_due';
  await notify(tx, {
    clientId,
    userIds: await listAdministrators(tx, clientId),
    type: 'payment_failed',
    title: 'A payment for your plan failed',
    message: stays
      ? 'Your plan stays active while the payment is retried. Pay the invoice or change your card.'
      : 'Your plan has ended. Pay the invoice to restore it.',
    facts: { plan_stays: stays },
  });
};

/**
 * Replaces the stored state by the provider's response. Returns false if the response to a later
 * request has already been applied.
 */
export const applySubscriptionState = async (
  tx: Tx,
  { clientId, provider }: BillingAccount,
  found: SubscriptionState,
  { syncNumber: question, actor, requestId }: Cause,
): Promise<boolean> => {
  // The lock serializes responses that arrive concurrently.
  const client = await lockClient(tx, clientId);
  const accounts = await listAccounts(tx, clientId);
  const known = accounts.find((account) => account.provider === provider);
  if (!client || !known || known.applied >= question) return false;
  const granted = found.pays ? (found.tier ?? known.paidTier) : null;
  await updateAccount(
    tx,
    { clientId, provider },
    {
      applied: question,
      subscriptionId: found.subscriptionId,
      status: found.status,
      paidTier: granted,
    },
  );
  if (found.card !== undefined && isCardOnFile(client) !== found.card)
    await updateCardOnFile(tx, clientId, found.card);
  await notifyPaymentFailed(tx, known, found);
  // A renewal or cancellation does not overwrite a tier that a super-administrator has set since.
  if (granted === known.paidTier || (!found.pays && client.tier !== known.paidTier)) return true;
  const tier = highestTier([
    granted,
    ...accounts.filter((account) => account !== known).map((account) => account.paidTier),
  ]);
  if (tier === client.tier) return true;
  await updateTier(tx, clientId, tier);
  await writeAudit(tx, {
    clientId,
    actor,
    action: 'billing.change_plan',
    subject: { type: 'client', id: clientId },
    detail: { provider, from: client.tier, to: tier, status: found.status },
    requestId,
  });
  return true;
};
