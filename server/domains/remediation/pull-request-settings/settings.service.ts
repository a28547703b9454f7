// How pull requests with fixes are opened: by the repository's own rules, and otherwise by those of
// the organization. Users who manage repositories can change them.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { ownRulesAfter, pickRules } from '#domain/pull-request-rules';
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
import { getPullRequestsToday } from '../pull-requests/today.ts';
import { waitsUntil } from './schedule.ts';
import {
  clearWaiting,
  getOpener,
  getOrganizationOpener,
  getOrganizationSettings,
  getSettings,
  saveOrganizationSettings,
  saveSettings,
  type Saved,
} from './settings.repo.ts';

type Schemas = components['schemas'];
type Request = Schemas['PullRequestSettingsRequest'];

export type SettingsAnswer = { body: Schemas['PullRequestSettingsDocument']; etag: string };

const answerOf = (
  { settings, own, version }: Saved,
  opens_for: Schemas['PullRequestOpener'] | null,
  today: Schemas['PullRequestsToday'],
  now: Date,
): SettingsAnswer => ({
  body: {
    data: {
      ...settings,
      own,
      today,
      opens_for,
      waits_until: toIsoOrNull(waitsUntil(settings.schedule, now)),
      version,
    },
  },
  etag: versionTag(version),
});

const repositoryAnswer = async (deps: Deps, tx: Tx, repositoryId: string) => {
  const saved = await getSettings(tx, repositoryId);
  return answerOf(
    saved,
    await getOpener(tx, repositoryId, saved),
    await getPullRequestsToday(tx, repositoryId),
    deps.now(),
  );
};

const organizationAnswer = async (deps: Deps, tx: Tx) =>
  answerOf(
    await getOrganizationSettings(tx),
    await getOrganizationOpener(tx),
    await getPullRequestsToday(tx),
    deps.now(),
  );

export const getPullRequestSettings = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
): Promise<SettingsAnswer> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    return repositoryAnswer(deps, tx, repositoryId);
  });

export const getOrganizationPullRequestSettings = (
  deps: Deps,
  who: Principal,
): Promise<SettingsAnswer> =>
  inTenant(deps.db, toTenant(who), (tx) => organizationAnswer(deps, tx));

type Update = {
  settings: Request;
  /** `If-Match`: the version that the client read. */
  seen: string;
  requestId: string;
};

/** Applies a request to the settings and returns which rules are own ones from then on. */
const changed = (before: Saved, { own: asked, ...given }: Request) => {
  if (given.schedule && !isTimeZone(given.schedule.time_zone))
    throw invalid('schedule.time_zone', 'not_valid');
  if (given.reviewers === 'list' && given.reviewer_names.length === 0)
    throw invalid('reviewer_names', 'required');
  const { opens_by_itself, schedule } = before.settings;
  const wanted = { opens_by_itself, schedule, ...given };
  const own = asked ?? ownRulesAfter(before, wanted);
  return { own, saved: pickRules(wanted, own) };
};

const detailOf = ({ settings, own }: Saved) => ({ ...settings, own });

export const updatePullRequestSettings = (
  deps: Deps,
  who: Principal,
  { repositoryId, settings: wanted, seen, requestId }: Update & { repositoryId: string },
): Promise<SettingsAnswer> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { attributes } = await findRepository(tx, who, 'all', repositoryId);
    const before = await getSettings(tx, repositoryId);
    const { own, saved } = changed(before, wanted);
    const hasLabels = own.includes('labels') && wanted.labels.length > 0;
    if (hasLabels && attributes.data.source_control === 'bitbucket_cloud')
      throw invalid('labels', 'host_without_labels');
    assertVersion(seen, before.version);
    const version = await saveSettings(
      tx,
      repositoryId,
      { ...toTenant(who), settings: saved, now: deps.now() },
      before.version,
    );
    if (version === undefined) throw staleProblem((await getSettings(tx, repositoryId)).version);
    await clearWaiting(tx, repositoryId);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'repositories.pull_requests',
      subject: { type: 'repository', id: repositoryId },
      detail: {
        before: detailOf(before),
        after: detailOf(await getSettings(tx, repositoryId)),
      },
      requestId,
    });
    return repositoryAnswer(deps, tx, repositoryId);
  });

export const updateOrganizationPullRequestSettings = (
  deps: Deps,
  who: Principal,
  { settings: wanted, seen, requestId }: Update,
): Promise<SettingsAnswer> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const before = await getOrganizationSettings(tx);
    const { saved } = changed(before, wanted);
    assertVersion(seen, before.version);
    const version = await saveOrganizationSettings(
      tx,
      { ...toTenant(who), settings: saved, now: deps.now() },
      before.version,
    );
    if (version === undefined) throw staleProblem((await getOrganizationSettings(tx)).version);
    await clearWaiting(tx);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'client.pull_requests',
      subject: { type: 'client', id: who.clientId },
      detail: { before: detailOf(before), after: detailOf(await getOrganizationSettings(tx)) },
      requestId,
    });
    return organizationAnswer(deps, tx);
  });
