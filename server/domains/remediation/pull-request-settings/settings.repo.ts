import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { type Permission, scopeOf } from '#domain/roles';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import {
  pullRequestSettings,
  type PullRequestSettings,
} from '../../../platform/db/schema/pull-request-settings.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { anyTime } from './schedule.ts';

/** What a user needs for pull requests that are opened in this user's name. */
export const opening: Permission = 'findings:bulk';

export const defaultSettings: PullRequestSettings = {
  draft: false,
  labels: [],
  max_open: null,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
  opens_by_itself: false,
  schedule: anyTime,
};

export type Saved = { settings: PullRequestSettings; version: number };

const nothingSaved: Saved = { settings: defaultSettings, version: 0 };

/** Of each of these repositories, also of one for which nothing was saved. */
export const listSettings = async (
  tx: Tx,
  repositoryIds: readonly string[],
): Promise<(repositoryId: string) => Saved> => {
  const rows = await tx
    .select()
    .from(pullRequestSettings)
    .where(
      and(
        ofCurrentClient(pullRequestSettings),
        inArray(pullRequestSettings.repositoryId, [...repositoryIds]),
      ),
    );
  const saved = new Map(
    rows.map(({ repositoryId, settings, version }) => [
      repositoryId,
      { settings: { ...defaultSettings, ...settings }, version },
    ]),
  );
  return (repositoryId) => saved.get(repositoryId) ?? nothingSaved;
};

export const getSettings = async (tx: Tx, repositoryId: string): Promise<Saved> =>
  (await listSettings(tx, [repositoryId]))(repositoryId);

/** In whose name pull requests are opened without a request, as they may now. */
export const getOpener = async (
  tx: Tx,
  repositoryId: string,
): Promise<components['schemas']['PullRequestOpener'] | null> => {
  const [row] = await tx
    .select({ username: users.username, role: users.role, is_partner: users.isPartner })
    .from(pullRequestSettings)
    .leftJoin(
      users,
      and(
        eq(users.clientId, pullRequestSettings.clientId),
        eq(users.id, pullRequestSettings.opensFor),
      ),
    )
    .where(
      and(
        ofCurrentClient(pullRequestSettings),
        eq(pullRequestSettings.repositoryId, repositoryId),
        isNotNull(pullRequestSettings.opensFor),
      ),
    );
  if (row === undefined) return null;
  const { username, role, is_partner } = row;
  const is_permitted =
    role !== null && scopeOf({ role, is_partner: is_partner ?? false }, opening) !== undefined;
  return { username, is_permitted };
};

type Change = {
  clientId: string;
  userId: string;
  repositoryId: string;
  settings: PullRequestSettings;
  now: Date;
};

/** Returns the new version; undefined where another request has saved since `version`. */
export const saveSettings = async (
  tx: Tx,
  { clientId, userId, repositoryId, settings, now }: Change,
  version: number,
): Promise<number | undefined> => {
  const opensFor = settings.opens_by_itself ? userId : null;
  // Check and save are one statement: of two at the same time the second sees the first one's.
  const [row] = await tx
    .insert(pullRequestSettings)
    .values({ clientId, repositoryId, settings, opensFor, updatedAt: now })
    .onConflictDoUpdate({
      target: [pullRequestSettings.clientId, pullRequestSettings.repositoryId],
      set: { settings, opensFor, version: sql`${pullRequestSettings.version} + 1`, updatedAt: now },
      setWhere: eq(pullRequestSettings.version, version),
    })
    .returning({ version: pullRequestSettings.version });
  return row?.version;
};

/** The next round says until when what is ready waits by the settings of now. */
export const forgetWaiting = (tx: Tx, repositoryId: string) =>
  tx
    .update(remediations)
    .set({ pullRequestWaiting: null })
    .where(
      and(
        ofCurrentClient(remediations),
        eq(remediations.repositoryId, repositoryId),
        isNotNull(remediations.pullRequestWaiting),
      ),
    );

/** Pull requests with fixes that were open when the host was last asked. */
export const countOpen = async (tx: Tx, repositoryId: string): Promise<number> => {
  const [row] = await tx
    .select({ open: sql<number>`count(distinct ${remediations.pullRequestNumber})::int` })
    .from(remediations)
    .where(
      and(
        ofCurrentClient(remediations),
        eq(remediations.repositoryId, repositoryId),
        eq(remediations.pullRequestState, 'open'),
      ),
    );
  return row?.open ?? 0;
};
