import { ownRulesAfter, pickRules, rulesIn } from '#domain/pull-request-rules';
import { changeSize } from '#domain/versions';
import type {
  PullRequestOpener,
  PullRequestSettings,
  PullRequestSettingsRequest,
  PullRequestsToday,
  Remediation,
} from '../../generated/model';
import type { Overlay } from '../answers';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { bodyOf } from './request';
import { roleOf } from './visible';

type Rules = Omit<Required<PullRequestSettingsRequest>, 'own'>;

const defaults: Rules = {
  draft: false,
  labels: [],
  max_open: null,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
  opens_by_itself: false,
  schedule: { frequency: 'any_time', weekday: 1, day: 1, from: 6, to: 9, time_zone: 'UTC' },
};

/** The overridden rules, and the account that opens pull requests if that is one of them. */
interface Kept {
  rules: Partial<Rules>;
  opener: PullRequestOpener | null;
  version: number;
}
const nothing: Kept = { rules: {}, opener: null, version: 0 };

/**
 * Groups as by the server's rules: each major upgrade separately, the other upgrades of a
 * repository together, and each other fix separately.
 */
const sizeKeyOf = ({ findings }: MockState, fix: Remediation): string => {
  if (fix.remediation_type !== 'dependency_upgrade') return fix.finding_id;
  const { component } = findings.find(({ id }) => id === fix.finding_id)?.attributes ?? {};
  const to = fix.template_fields.find(({ key }) => key === 'version')?.value;
  const isSmall =
    component?.version != null && to != null && changeSize(component.version, to) !== 'major';
  return `${fix.repository_id} ${isSmall ? '' : (component?.name ?? fix.finding_id)}`;
};

/** The pull request rules of the organization and of each repository. */
export const pullRequestSettingsOverlay = (state: MockState) => {
  const { repositories, store } = state;
  const organization = store.one<Kept>('rules of pull requests', nothing);
  const kept = store.one<Readonly<Record<string, Kept>>>('pull request settings', {});
  const idOf = (id: unknown): string => {
    if (!repositories.some((repository) => repository.id === id))
      refuse(404, 'Repository not found.');
    return String(id);
  };
  /** The mocks have no ready fixes except generated ones, and each of those is for one file. */
  const today = (id?: string): PullRequestsToday => {
    const here = state.fixes.all.filter((fix) => id === undefined || fix.repository_id === id);
    const ready = here.filter(
      (fix) => fix.processing_status === 'ready' && fix.pull_request_url === null,
    );
    const count = (of: (fix: Remediation) => string) => new Set(ready.map(of)).size;
    const open = here.filter((fix) => fix.pull_request_state === 'open');
    return {
      open: new Set(open.map(({ pull_request_url: url }) => url)).size,
      ready: ready.length,
      finding: ready.length,
      component: count((fix) => `${fix.repository_id} ${fix.title}`),
      major: count((fix) => sizeKeyOf(state, fix)),
      file: count((fix) => `${fix.repository_id} ${fix.file_path ?? fix.finding_id}`),
      repository: count((fix) => fix.repository_id),
    };
  };
  const shown = (
    { rules, opener, version }: Kept,
    inherited: Rules,
    id?: string,
  ): PullRequestSettings => {
    const own = rulesIn(rules);
    return {
      ...{ ...inherited, ...rules },
      own,
      opens_for: own.includes('opens_by_itself') ? opener : organization.value.opener,
      waits_until: null,
      today: today(id),
      version,
    };
  };
  const inherited = (): Rules => ({ ...defaults, ...organization.value.rules });
  const changed = async (request: Request, before: Kept, from: Rules): Promise<Kept> => {
    const { own: asked, ...body } = await bodyOf<PullRequestSettingsRequest>(request);
    const { opens_by_itself, schedule } = { ...from, ...before.rules };
    const wanted: Rules = { opens_by_itself, schedule, ...body };
    const own = asked ?? ownRulesAfter({ own: rulesIn(before.rules), inherited: from }, wanted);
    const rules = pickRules(wanted, own);
    const opener =
      rules.opens_by_itself === true
        ? { username: roleOf(state, request), is_permitted: true }
        : null;
    return { rules, opener, version: before.version + 1 };
  };
  return {
    getOrganizationPullRequestSettings: () => ({ data: shown(organization.value, defaults) }),
    updateOrganizationPullRequestSettings: async ({ request }) => {
      organization.value = await changed(request, organization.value, defaults);
      return { data: shown(organization.value, defaults) };
    },
    getPullRequestSettings: ({ params }) => {
      const id = idOf(params['id']);
      return { data: shown(kept.value[id] ?? nothing, inherited(), id) };
    },
    updatePullRequestSettings: async ({ params, request }) => {
      const id = idOf(params['id']);
      const saved = await changed(request, kept.value[id] ?? nothing, inherited());
      kept.value = { ...kept.value, [id]: saved };
      return { data: shown(saved, inherited(), id) };
    },
  } satisfies Overlay;
};
