import type {
  Finding,
  OpenedPullRequest,
  PullRequestAttention,
  PullRequestList,
  Remediation,
} from '../../generated/model';
import type { Overlay } from '../answers';
import { people } from '../data/people';
import { dayMs, today } from '../data/today';
import type { MockState } from '../state';
import type { Collection } from '../store';
import { pageOf } from './page';
import { fresh } from './request';
import { visibleFindings } from './visible';

const daysAgo = (days: number): string => new Date(today() - days * dayMs).toISOString();

type Sample = Partial<
  Pick<
    Remediation,
    | 'pull_request_state'
    | 'pull_request_checks'
    | 'pull_request_update'
    | 'pull_request_waiting'
    | 'processing_status'
  >
> & { isGone?: boolean; findings?: number };

const checksOf = (
  state: NonNullable<Remediation['pull_request_checks']>['state'],
  names: readonly string[] = [],
): Remediation['pull_request_checks'] => ({
  state,
  commit: null,
  failing: names.map((name) => ({ name, url: null })),
  failing_count: names.length,
  reason: null,
  checked_at: daysAgo(0),
});

/** One of each kind that the page shows. */
const samples = (): readonly Sample[] => [
  { pull_request_state: 'merged', processing_status: 'ready', findings: 2 },
  { pull_request_checks: checksOf('failing', ['unit-tests', 'lint']) },
  {
    pull_request_update: {
      ...{ state: 'outdated', at: daysAgo(1), reason: 'patch_outdated' },
      ...{ detail: 'The fix no longer fits the file.', facts: { file: 'pom.xml' } },
    },
  },
  { pull_request_checks: checksOf('pending'), findings: 3 },
  { pull_request_checks: checksOf('passing') },
  {
    pull_request_checks: checksOf('none'),
    pull_request_waiting: { until: daysAgo(-1), time_zone: 'Europe/Madrid' },
  },
  { pull_request_state: 'merged' },
  { pull_request_state: 'merged', isGone: true, findings: 2 },
  { pull_request_state: 'closed', processing_status: 'ready' },
];

/** Fixes with a pull request, for findings of this list. */
export const firstPulls = (example: Remediation, findings: readonly Finding[]): Remediation[] => {
  const taken = new Set<string>();
  return samples().flatMap(({ isGone = false, findings: count = 1, ...sample }, place) => {
    const free = findings.filter(
      ({ id, attributes: { status, false_positive } }) =>
        !taken.has(id) && !false_positive && isGone === (status === 'fixed'),
    );
    const repository = free[0]?.attributes.repository;
    const chosen = free
      .filter(({ attributes }) => attributes.repository.id === repository?.id)
      .slice(0, count);
    return chosen.map(({ id, attributes: { component, fixed_versions: versions } }) => {
      taken.add(id);
      const number = 40 + place;
      return {
        ...example,
        _id: `01980a5c-0f10-7000-8000-0000000001${String(taken.size).padStart(2, '0')}`,
        finding_id: id,
        repository_id: repository?.id ?? '',
        title:
          component && versions[0] ? `Upgrade ${component.name} to ${versions[0]}` : example.title,
        date: daysAgo(place + 2),
        processing_status: 'applied' as const,
        pull_request_url: `https://github.com/acme/${repository?.nickname ?? ''}/pull/${number}`,
        pull_request_state: 'open' as const,
        ...sample,
      };
    });
  });
};

/** What a remediation does not say of its pull request. */
type Life = Pick<OpenedPullRequest, 'opened_by' | 'opened_at' | 'ended_at'>;

const lifeOf = ({ date, pull_request_state: state }: Remediation): Life => ({
  opened_by: people[0] ?? null,
  opened_at: date,
  ended_at: state === 'open' ? null : new Date(Date.parse(date) + dayMs).toISOString(),
});

const attentionOf = ({
  state,
  still_found,
  update,
  checks,
}: Pick<
  OpenedPullRequest,
  'state' | 'still_found' | 'update' | 'checks'
>): PullRequestAttention | null => {
  if (state === 'merged') return still_found > 0 ? 'merged_still_found' : null;
  if (state !== 'open') return null;
  if (update?.state === 'outdated') return 'conflict';
  if (update?.state === 'refused') return 'update_refused';
  return checks?.state === 'failing' ? 'checks_failing' : null;
};

const groupOf = ({ attention, state }: OpenedPullRequest): number =>
  attention !== null ? 0 : state === 'open' ? 1 : 2;

type Fixed = { fix: Remediation; finding: Finding };

/** One row for all findings of a pull request, which are the most urgent first. */
const rowOf = (of: readonly Fixed[], life: (fix: Remediation) => Life): OpenedPullRequest[] => {
  const [first] = of;
  if (!first) return [];
  const { fix, finding } = first;
  const state = fix.pull_request_state ?? 'open';
  const still_found = of.filter(
    ({ fix: one, finding: { attributes: a } }) =>
      one.pull_request_state === 'merged' &&
      one.processing_status !== 'applied' &&
      (a.status === 'open' || a.status === 'in_progress') &&
      !a.false_positive,
  ).length;
  const { pull_request_checks: checks, pull_request_update: update } = fix;
  const lived = life(fix);
  const times = [lived.opened_at, lived.ended_at, update?.at].filter(
    (at) => typeof at === 'string',
  );
  return [
    {
      ...lived,
      repository: finding.attributes.repository,
      number: Number(/\d+$/.exec(fix.pull_request_url ?? '')?.[0] ?? 0),
      url: fix.pull_request_url ?? '',
      title: fix.title,
      fixes: new Set(of.map(({ fix: { title } }) => title)).size,
      state,
      attention: attentionOf({ state, still_found, update, checks }),
      checks,
      update,
      waiting: state === 'open' ? fix.pull_request_waiting : null,
      finding_id: finding.id,
      findings: of.length,
      fixed: of.filter(({ finding: { attributes: a } }) => a.status === 'fixed').length,
      still_found,
      changed_at: times.toSorted().at(-1) ?? lived.opened_at,
    },
  ];
};

/** The pull requests of fixes, by the server's rules. */
export const pullRequestsOverlay = (state: MockState, fixes: Collection<Remediation>) => {
  const lives = state.store.one<Readonly<Record<string, Life>>>('lives of pull requests', {});
  const rowsFor = (request: Request): OpenedPullRequest[] => {
    const findings = new Map(visibleFindings(state, request).map((row) => [row.id, row]));
    const byPull = new Map<string, Fixed[]>();
    for (const fix of fixes.all) {
      const finding = findings.get(fix.finding_id);
      if (fix.pull_request_url === null || !finding) continue;
      const key = `${fix.repository_id} ${fix.pull_request_url}`;
      byPull.set(key, [...(byPull.get(key) ?? []), { fix, finding }]);
    }
    const priority = ({ finding }: Fixed) => finding.attributes.priority;
    return [...byPull.values()]
      .flatMap((of) =>
        rowOf(
          of.toSorted(
            (a, b) => priority(b) - priority(a) || a.finding.id.localeCompare(b.finding.id),
          ),
          (fix) => lives.value[fix.finding_id] ?? lifeOf(fix),
        ),
      )
      .toSorted(
        (a, b) => groupOf(a) - groupOf(b) || Date.parse(b.changed_at) - Date.parse(a.changed_at),
      );
  };
  return {
    /** A pull request that is opened now. */
    open: ({ finding_id: id }: Remediation): void => {
      const life = { opened_by: people[0] ?? null, opened_at: fresh().now, ended_at: null };
      lives.value = { ...lives.value, [id]: life };
    },
    overlay: {
      listPullRequests: ({ request }): PullRequestList => {
        const url = new URL(request.url);
        const [wanted, of] = ['state', 'repository'].map((key) => url.searchParams.get(key));
        const all = rowsFor(request).filter(
          ({ repository: { id, nickname } }) => !of || of === id || of === nickname,
        );
        const isIn = (row: OpenedPullRequest, one: string) =>
          one === 'needs_attention' ? row.attention !== null : row.state === one;
        const count = (one: string) => all.filter((row) => isIn(row, one)).length;
        return {
          ...pageOf(
            all.filter((row) => !wanted || isIn(row, wanted)),
            url,
          ),
          counts: {
            needs_attention: count('needs_attention'),
            open: count('open'),
            merged: count('merged'),
            closed: count('closed'),
          },
        };
      },
    } satisfies Overlay,
  };
};
