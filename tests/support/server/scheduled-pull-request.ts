// An open GitHub pull request whose repository lets Parapet act only on Mondays.
import { expect } from 'vitest';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { admin, files, forges, repositoryOf, source, withFindings } from './source-host-suite.ts';

/** Read each time, because test files share this module and each has its own forges. */
const theirs = () => repositoryOf(forges.github);

/** Parapet's default rules, without a schedule. */
export const plainSettings: components['schemas']['PullRequestSettingsRequest'] = {
  draft: false,
  labels: [],
  max_open: null,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
};
export type SettingsChange = Partial<typeof plainSettings>;

/** Mondays from 6 to 9. */
export const mondays = {
  frequency: 'weekly',
  weekday: 1,
  day: 1,
  from: 6,
  to: 9,
  time_zone: 'Europe/Madrid',
} as const;

export const saveSettings = async (
  id: string,
  schedule: typeof mondays | { frequency: 'any_time' },
  change: SettingsChange = {},
) =>
  (
    await admin()('updatePullRequestSettings', {
      path: { id },
      body: { ...plainSettings, ...change, schedule: { ...mondays, ...schedule } },
      headers: { 'if-match': '*' },
    })
  ).ok().data;

/** A repository with two findings, at a host without open pull requests. */
export const withoutPullRequests = (nickname: string) => {
  for (const pull of theirs().pulls) pull.state = 'merged';
  theirs().branches.set('main', new Map(Object.entries(files)));
  return withFindings('github', nickname);
};

/** A user requests the pull request, so it is also opened outside the schedule. */
export const openPullRequest = async (nickname: string) => {
  const { id, inject: finding } = await withoutPullRequests(nickname);
  const shown = await saveSettings(id, mondays);
  const { _id } = (await admin()('createRemediation', { path: { id: finding } })).ok().data;
  (await admin()('createPullRequest', { body: { remediation_id: _id } })).ok();
  const [pull = expect.fail('no pull request')] = theirs().pulls.slice(-1);
  /** The flagged file on the pull request's branch. */
  const held = () => theirs().branches.get(pull.head)?.get('src/a.ts') ?? expect.fail('no file');
  return { id, finding, shown, pull, held };
};

export const moveBase = (header: string) =>
  theirs().branches.get('main')?.set('src/a.ts', `${header}\n${source}`);
