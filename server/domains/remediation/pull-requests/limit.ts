// Limits the open pull requests to the number in the repository's settings. A run claims a slot
// before it opens a pull request, because hosts are slow and other runs have to count it in the
// meantime.
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  type PullRequestClaim,
  pullRequestSettings,
} from '../../../platform/db/schema/pull-request-settings.ts';
import { inTenant, type Tenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import {
  countOpen,
  getOrganizationSettings,
  getSettings,
} from '../pull-request-settings/settings.repo.ts';

/**
 * Longer than a host takes with all its retries. After that, the run that made the claim has
 * stopped.
 */
const claimedForMs = 20 * 60_000;

type Repository = Tenant & { repositoryId: string };

const ofRepository = ({ clientId, repositoryId }: Repository) =>
  and(
    eq(pullRequestSettings.clientId, clientId),
    eq(pullRequestSettings.repositoryId, repositoryId),
  );

const lockRow = async (tx: Tx, repository: Repository) => {
  const [row] = await tx
    .select({ claims: pullRequestSettings.claims })
    .from(pullRequestSettings)
    .where(ofRepository(repository))
    .for('update');
  return row;
};

/** Adds the row of a repository without own rules: claims are stored in it. */
const addRow = (tx: Tx, { clientId, repositoryId }: Repository, now: Date) =>
  tx
    .insert(pullRequestSettings)
    .values({ clientId, repositoryId, settings: {}, version: 0, updatedAt: now })
    .onConflictDoNothing();

/**
 * Locks the claims, so that concurrent runs check one after the other. Undefined if neither the
 * repository nor its organization has rules, so that there is no limit.
 */
export const lockClaims = async (
  tx: Tx,
  repository: Repository,
  now: Date,
): Promise<{ most: number | null; claims: readonly PullRequestClaim[] } | undefined> => {
  let row = await lockRow(tx, repository);
  if (row === undefined) {
    if ((await getOrganizationSettings(tx)).own.length === 0) return undefined;
    await addRow(tx, repository, now);
    row = await lockRow(tx, repository);
  }
  const { settings } = await getSettings(tx, repository.repositoryId);
  return row && { most: settings.max_open, claims: row.claims };
};

const keepClaims = (tx: Tx, repository: Repository, claims: PullRequestClaim[]) =>
  tx.update(pullRequestSettings).set({ claims }).where(ofRepository(repository));

const isAlive =
  (now: Date) =>
  ({ expires_at: at }: PullRequestClaim): boolean =>
    Date.parse(at) > now.getTime();

const assertRoom = async (
  tx: Tx,
  { repositoryId }: Repository,
  most: number,
  claimed: number,
): Promise<void> => {
  const open = (await countOpen(tx, repositoryId)) + claimed;
  if (open >= most) throw createProblem(409, 'pull_request_limit', { open, most });
};

/** Counts claims of other changes: another attempt at this one opens the same pull request. */
const countOthers = (claims: readonly PullRequestClaim[], change: string): number =>
  new Set(claims.flatMap((claim) => (claim.change === change ? [] : [claim.change]))).size;

export type ClaimedPlace = {
  /** Runs in the transaction that records the pull request, which is counted from then on. */
  releaseIn: (tx: Tx) => Promise<void>;
  /** Releases the claim if nothing was opened. */
  release: () => Promise<void>;
};

/**
 * @param change identifies the pull request: repeated attempts share a slot
 * @throws {Problem} if the number of open pull requests and claims has reached the limit
 */
export const claimPlace = async (
  deps: Deps,
  repository: Repository,
  change: string,
): Promise<ClaimedPlace> => {
  const id = newId();
  await inTenant(deps.db, repository, async (tx) => {
    const now = deps.now();
    const known = await lockClaims(tx, repository, now);
    if (!known || known.most === null) return;
    const alive = known.claims.filter(isAlive(now));
    await assertRoom(tx, repository, known.most, countOthers(alive, change));
    const expiresAt = new Date(now.getTime() + claimedForMs).toISOString();
    await keepClaims(tx, repository, [...alive, { id, change, expires_at: expiresAt }]);
  });
  const releaseIn = async (tx: Tx) => {
    const known = await lockClaims(tx, repository, deps.now());
    if (known?.claims.some((claim) => claim.id === id) !== true) return;
    await keepClaims(
      tx,
      repository,
      known.claims.filter((claim) => claim.id !== id),
    );
  };
  return { releaseIn, release: () => inTenant(deps.db, repository, releaseIn) };
};

/** Checks the limit before files are read and tools run in vain. */
export const assertBelowLimit = (
  deps: Deps,
  repository: Repository,
  most: number | null,
): Promise<void> =>
  inTenant(deps.db, repository, async (tx) => {
    if (most !== null) await assertRoom(tx, repository, most, 0);
  });
