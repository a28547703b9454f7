import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { type PullRequestRule, rulesIn } from '#domain/pull-request-rules';
import { type Permission, scopeOf } from '#domain/roles';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import {
  organizationPullRequestSettings,
  pullRequestSettings,
  type PullRequestSettings,
} from '../../../platform/db/schema/pull-request-settings.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { anyTime } from './schedule.ts';

/** The permission that a user needs for pull requests to be opened in the user's name. */
export const openPermission: Permission = 'findings:bulk';

const defaultSettings: PullRequestSettings = {
  draft: false,
  labels: [],
  max_open: null,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
  opens_by_itself: false,
  schedule: anyTime,
};

export type Saved = {
  /** The effective settings: own rules, and inherited values for the others. */
  settings: PullRequestSettings;
  inherited: PullRequestSettings;
  own: PullRequestRule[];
  /** Version of the own rules; 0 if none were saved. */
  version: number;
};

const savedOf = (
  inherited: PullRequestSettings,
  row: { settings: Partial<PullRequestSettings>; version: number } | undefined,
): Saved => ({
  settings: { ...inherited, ...row?.settings },
  inherited,
  own: rulesIn(row?.settings ?? {}),
  version: row?.version ?? 0,
});

const findOrganizationRow = async (tx: Tx) => {
  const [row] = await tx
    .select()
    .from(organizationPullRequestSettings)
    .where(ofCurrentClient(organizationPullRequestSettings));
  return row;
};

/** Returns the organization's settings. Values that it has not saved are Parapet's defaults. */
export const getOrganizationSettings = async (tx: Tx): Promise<Saved> =>
  savedOf(defaultSettings, await findOrganizationRow(tx));

/** Returns the settings of each of these repositories, including those without saved settings. */
export const listSettings = async (
  tx: Tx,
  repositoryIds: readonly string[],
): Promise<(repositoryId: string) => Saved> => {
  const { settings: inherited } = await getOrganizationSettings(tx);
  const rows = await tx
    .select()
    .from(pullRequestSettings)
    .where(
      and(
        ofCurrentClient(pullRequestSettings),
        inArray(pullRequestSettings.repositoryId, [...repositoryIds]),
      ),
    );
  const saved = new Map(rows.map((row) => [row.repositoryId, row]));
  return (repositoryId) => savedOf(inherited, saved.get(repositoryId));
};

export const getSettings = async (tx: Tx, repositoryId: string): Promise<Saved> =>
  (await listSettings(tx, [repositoryId]))(repositoryId);

type Opener = components['schemas']['PullRequestOpener'];

const findOpener = async (tx: Tx, userId: string): Promise<Opener> => {
  const [user] = await tx
    .select({ username: users.username, role: users.role, is_partner: users.isPartner })
    .from(users)
    .where(and(ofCurrentClient(users), eq(users.id, userId)));
  if (user === undefined) return { username: null, is_permitted: false };
  const { username, role, is_partner } = user;
  return { username, is_permitted: scopeOf({ role, is_partner }, openPermission) !== undefined };
};

/**
 * Returns the user in whose name pull requests are opened automatically, with current permissions.
 */
export const getOrganizationOpener = async (tx: Tx): Promise<Opener | null> => {
  const userId = (await findOrganizationRow(tx))?.opensFor ?? null;
  return userId === null ? null : findOpener(tx, userId);
};

export const getOpener = async (
  tx: Tx,
  repositoryId: string,
  { own }: Pick<Saved, 'own'>,
): Promise<Opener | null> => {
  if (!own.includes('opens_by_itself')) return getOrganizationOpener(tx);
  const [row] = await tx
    .select({ userId: pullRequestSettings.opensFor })
    .from(pullRequestSettings)
    .where(
      and(
        ofCurrentClient(pullRequestSettings),
        eq(pullRequestSettings.repositoryId, repositoryId),
        isNotNull(pullRequestSettings.opensFor),
      ),
    );
  return row?.userId ? findOpener(tx, row.userId) : null;
};

type Change = {
  clientId: string;
  userId: string;
  /** The own rules to save. */
  settings: Partial<PullRequestSettings>;
  now: Date;
};

const opensForOf = ({ userId, settings }: Change): string | null =>
  settings.opens_by_itself === true ? userId : null;

/** Returns the new version, or undefined if another request has saved since `version`. */
export const saveSettings = async (
  tx: Tx,
  repositoryId: string,
  change: Change,
  version: number,
): Promise<number | undefined> => {
  const { clientId, settings, now } = change;
  const set = { settings, opensFor: opensForOf(change), updatedAt: now };
  // Check and save are one statement, so that the second of two concurrent requests sees the first.
  const [row] = await tx
    .insert(pullRequestSettings)
    .values({ clientId, repositoryId, ...set })
    .onConflictDoUpdate({
      target: [pullRequestSettings.clientId, pullRequestSettings.repositoryId],
      set: { ...set, version: sql`${pullRequestSettings.version} + 1` },
      setWhere: eq(pullRequestSettings.version, version),
    })
    .returning({ version: pullRequestSettings.version });
  return row?.version;
};

/** Like `saveSettings`, for the organization. */
export const saveOrganizationSettings = async (
  tx: Tx,
  change: Change,
  version: number,
): Promise<number | undefined> => {
  const { clientId, settings, now } = change;
  const set = { settings, opensFor: opensForOf(change), updatedAt: now };
  const [row] = await tx
    .insert(organizationPullRequestSettings)
    .values({ clientId, ...set })
    .onConflictDoUpdate({
      target: organizationPullRequestSettings.clientId,
      set: { ...set, version: sql`${organizationPullRequestSettings.version} + 1` },
      setWhere: eq(organizationPullRequestSettings.version, version),
    })
    .returning({ version: organizationPullRequestSettings.version });
  return row?.version;
};

/**
 * Clears the waiting times, so that the next round computes them from the current settings, for one
 * repository or for all.
 */
export const clearWaiting = (tx: Tx, repositoryId?: string) =>
  tx
    .update(remediations)
    .set({ pullRequestWaiting: null })
    .where(
      and(
        ofCurrentClient(remediations),
        ...(repositoryId === undefined ? [] : [eq(remediations.repositoryId, repositoryId)]),
        isNotNull(remediations.pullRequestWaiting),
      ),
    );

/**
 * Counts pull requests with fixes that were open when the host was last queried, in one repository
 * or in all.
 */
export const countOpen = async (tx: Tx, repositoryId?: string): Promise<number> => {
  const [row] = await tx
    .select({
      open: sql<number>`count(distinct (${remediations.repositoryId}, ${remediations.pullRequestNumber}))::int`,
    })
    .from(remediations)
    .where(
      and(
        ofCurrentClient(remediations),
        ...(repositoryId === undefined ? [] : [eq(remediations.repositoryId, repositoryId)]),
        eq(remediations.pullRequestState, 'open'),
      ),
    );
  return row?.open ?? 0;
};
