// Which plan a payment opens, and how that becomes the organisation's.
import { writeAudit } from '../audit.ts';
import type { Tx } from '../db/connect.ts';
import { notify } from '../modules/notifications/notify.ts';
import {
  type BillingAccount,
  changeAccount,
  listAdmins,
  listAccounts,
  lockClient,
  setTier,
} from './accounts.repo.ts';

const ranks = ['free', 'starter', 'team', 'enterprise'] as const;
export type Tier = (typeof ranks)[number];

export const isTier = (word: string): word is Tier => (ranks as readonly string[]).includes(word);

/** Nothing paid for is the free one. */
export const highest = (tiers: readonly (string | null | undefined)[]): Tier =>
  ranks.findLast((rank) => tiers.includes(rank)) ?? 'free';

export type Found = { subscriptionId: string | null; status: string | null } &
  /** `undefined`: something is paid for that no plan here stands for, so that nothing is concluded from it. */
  ({ pays: true; tier: Tier | undefined } | { pays: false });

type Cause = {
  question: number;
  actor?: { userId: string; username: string } | undefined;
  requestId: string;
};

/** While the card is tried again, and when that was given up. */
const failing: ReadonlySet<string | null> = new Set(['past_due', 'unpaid']);

/** Told once for each of the two, however often the card is tried and whoever asks. */
const tellOfFailure = async (
  tx: Tx,
  { clientId, status: before }: BillingAccount,
  { status }: Found,
): Promise<void> => {
  if (!failing.has(status) || status === before) return;
  const stays = status === 'past_due';
  await notify(tx, {
    clientId,
    userIds: await listAdmins(tx, clientId),
    type: 'payment_failed',
    title: 'A payment for your plan has failed',
    message: stays
      ? 'The plan stays on while the payment provider tries again. Pay the invoice or change the card.'
      : 'The plan has ended. Pay the invoice to have it back.',
    facts: { plan_stays: stays },
  });
};

/** Puts what the provider says now in the place of what it said before. False where a later question was answered already. */
export const applyFound = async (
  tx: Tx,
  { clientId, provider }: BillingAccount,
  found: Found,
  { question, actor, requestId }: Cause,
): Promise<boolean> => {
  // One after the other: the lock decides between two answers that arrive at once.
  const client = await lockClient(tx, clientId);
  const accounts = await listAccounts(tx, clientId);
  const known = accounts.find((account) => account.provider === provider);
  if (!client || !known || known.applied >= question) return false;
  const granted = found.pays ? (found.tier ?? known.grantedTier) : null;
  await changeAccount(
    tx,
    { clientId, provider },
    {
      applied: question,
      subscriptionId: found.subscriptionId,
      status: found.status,
      grantedTier: granted,
    },
  );
  await tellOfFailure(tx, known, found);
  // Neither a renewal nor an end takes what a super-administrator has set since.
  if (granted === known.grantedTier || (!found.pays && client.tier !== known.grantedTier))
    return true;
  const tier = highest([
    granted,
    ...accounts.filter((account) => account !== known).map((account) => account.grantedTier),
  ]);
  if (tier === client.tier) return true;
  await setTier(tx, clientId, tier);
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
