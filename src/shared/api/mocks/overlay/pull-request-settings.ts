import type { PullRequestSettings, PullRequestSettingsRequest } from '../../generated/model';
import type { Overlay } from '../answers';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { bodyOf } from './request';

const defaults: PullRequestSettings = {
  draft: false,
  labels: [],
  max_open: null,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
  version: 0,
};

/** How pull requests are opened, by repository. */
export const pullRequestSettingsOverlay = ({ repositories, store }: MockState) => {
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
      const [id, { version }] = of(params['id']);
      const body = await bodyOf<PullRequestSettingsRequest>(request);
      const saved = { ...defaults, ...body, version: version + 1 };
      kept.value = { ...kept.value, [id]: saved };
      return { data: saved };
    },
  } satisfies Overlay;
};
