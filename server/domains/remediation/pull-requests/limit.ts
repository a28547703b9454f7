// As many pull requests as the settings of a repository allow are open at a time. A run claims
// a place before it opens one: hosts take their time, and other runs count it meanwhile.
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

/** Longer than a host takes with all of its repetitions. After that, who claimed it has stopped. */
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

/** Of a repository without own rules: claims need a row, which has none either. */
const addRow = (tx: Tx, { clientId, repositoryId }: Repository, now: Date) =>
  tx
    .insert(pullRequestSettings)
    .values({ clientId, repositoryId, settings: {}, version: 0, updatedAt: now })
    .onConflictDoNothing();

/**
 * Locks them: two runs look one after the other. Undefined where neither the repository nor its
 * organization has rules: no limit.
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

/** Of the other changes: another attempt at this one opens the same pull request. */
const countOthers = (claims: readonly PullRequestClaim[], change: string): number =>
  new Set(claims.flatMap((claim) => (claim.change === change ? [] : [claim.change]))).size;

export type ClaimedPlace = {
  /** In the transaction that records the pull request, which counts from then on. */
  releaseIn: (tx: Tx) => Promise<void>;
  /** Where none was opened. */
  release: () => Promise<void>;
};

/**
 * @param change names the pull request: repeated attempts share a place
 * @throws {Problem} where as many are open, or being opened, as the settings allow
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

/** Before the work: files are read and tools are run in vain where there is no room. */
export const assertBelowLimit = (
  deps: Deps,
  repository: Repository,
  most: number | null,
): Promise<void> =>
  inTenant(deps.db, repository, async (tx) => {
    if (most !== null) await assertRoom(tx, repository, most, 0);
  });
