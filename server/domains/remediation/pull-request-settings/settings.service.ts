// How pull requests with fixes are opened in a repository: read by its page, changed by those who
// manage repositories.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../../audit-log/index.ts';
import { findRepository } from '../../repositories/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { assertVersion, staleProblem, versionTag } from '../../../platform/http/if-match.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';
import { isTimeZone } from '../../../platform/runtime/wall-clock.ts';
import { waitsUntil } from './schedule.ts';
import {
  forgetWaiting,
  getOpener,
  getSettings,
  saveSettings,
  type Saved,
} from './settings.repo.ts';

type Schemas = components['schemas'];

export type SettingsAnswer = { body: Schemas['PullRequestSettingsDocument']; etag: string };

const answerOf = async (
  tx: Tx,
  repositoryId: string,
  { settings, version }: Saved,
  now: Date,
): Promise<SettingsAnswer> => ({
  body: {
    data: {
      ...settings,
      opens_for: await getOpener(tx, repositoryId),
      waits_until: toIsoOrNull(waitsUntil(settings.schedule, now)),
      version,
    },
  },
  etag: versionTag(version),
});

export const getPullRequestSettings = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
): Promise<SettingsAnswer> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    return answerOf(tx, repositoryId, await getSettings(tx, repositoryId), deps.now());
  });

type Update = {
  repositoryId: string;
  settings: Schemas['PullRequestSettingsRequest'];
  /** `If-Match`: the version that the client read. */
  seen: string;
  requestId: string;
};

export const updatePullRequestSettings = (
  deps: Deps,
  who: Principal,
  { repositoryId, settings: wanted, seen, requestId }: Update,
): Promise<SettingsAnswer> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { attributes } = await findRepository(tx, who, 'all', repositoryId);
    if (wanted.schedule && !isTimeZone(wanted.schedule.time_zone))
      throw invalid('schedule.time_zone', 'not_valid');
    if (wanted.labels.length > 0 && attributes.data.source_control === 'bitbucket_cloud')
      throw invalid('labels', 'host_without_labels');
    if (wanted.reviewers === 'list' && wanted.reviewer_names.length === 0)
      throw invalid('reviewer_names', 'required');
    const before = await getSettings(tx, repositoryId);
    assertVersion(seen, before.version);
    const { opens_by_itself, schedule } = before.settings;
    const settings = { opens_by_itself, schedule, ...wanted };
    const version = await saveSettings(
      tx,
      { ...toTenant(who), repositoryId, settings, now: deps.now() },
      before.version,
    );
    if (version === undefined) throw staleProblem((await getSettings(tx, repositoryId)).version);
    await forgetWaiting(tx, repositoryId);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'repositories.pull_requests',
      subject: { type: 'repository', id: repositoryId },
      detail: { before: before.settings, after: settings },
      requestId,
    });
    return answerOf(tx, repositoryId, { settings, version }, deps.now());
  });
