import type { PullRequestSettings, PullRequestSettingsRequest } from '../../generated/model';
import type { Overlay } from '../answers';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { bodyOf } from './request';
import { roleOf } from './visible';

const defaults: PullRequestSettings = {
  draft: false,
  labels: [],
  max_open: null,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
  opens_by_itself: false,
  opens_for: null,
  schedule: { frequency: 'any_time', weekday: 1, day: 1, from: 6, to: 9, time_zone: 'UTC' },
  waits_until: null,
  version: 0,
};

/** How pull requests are opened, by repository. */
export const pullRequestSettingsOverlay = (state: MockState) => {
  const { repositories, store } = state;
  const kept = store.one<Readonly<Record<string, PullRequestSettings>>>(
    'pull request settings',
    {},
  );
  const of = (id: unknown): [string, PullRequestSettings] => {
    if (!repositories.some((repository) => repository.id === id))
      refuse(404, 'Repository not found.');
    return [String(id), kept.value[String(id)] ?? defaults];
  };
  return {
    getPullRequestSettings: ({ params }) => ({ data: of(params['id'])[1] }),
    updatePullRequestSettings: async ({ params, request }) => {
      const [id, { version, opens_by_itself, schedule }] = of(params['id']);
      const body = await bodyOf<PullRequestSettingsRequest>(request);
      const wanted = { opens_by_itself, schedule, ...body };
      const opens_for = wanted.opens_by_itself
        ? { username: roleOf(state, request), is_permitted: true }
        : null;
      const saved = { ...defaults, ...wanted, opens_for, version: version + 1 };
      kept.value = { ...kept.value, [id]: saved };
      return { data: saved };
    },
  } satisfies Overlay;
};
