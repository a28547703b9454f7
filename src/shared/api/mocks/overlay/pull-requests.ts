import type {
  Finding,
  JobRef,
  OpenedPullRequest,
  PullRequestAttention,
  PullRequestFigures,
  PullRequestList,
  Remediation,
} from '../../generated/model';
import type { Overlay } from '../answers';
import { refuse } from '../problem';
import { people } from '../data/people';
import { dayMs } from '../data/today';
import type { MockState } from '../state';
import { pageOf } from './page';
import { fresh } from './request';
import { requestedFindings, visibleFindings } from './visible';

/** Attributes of a pull request that a remediation lacks. */
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

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);

/** One row for all findings of a pull request, which are sorted by urgency. */
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
      number: fix.pull_request_number ?? 0,
      url: fix.pull_request_url ?? '',
      branch: `parapet/${slugOf(fix.title)}-${fix._id.slice(-6)}`,
      title: fix.title,
      fixes: new Set(of.map(({ fix: { title } }) => title)).size,
      state,
      attention: attentionOf({ state, still_found, update, checks }),
      checks,
      update,
      waiting: state === 'open' ? fix.pull_request_waiting : null,
      updating: false,
      finding_id: finding.id,
      findings: of.length,
      fixed: of.filter(({ finding: { attributes: a } }) => a.status === 'fixed').length,
      still_found,
      changed_at: times.toSorted().at(-1) ?? lived.opened_at,
    },
  ];
};

const hasEnded = ({ ended_at: at }: OpenedPullRequest, from: number, to: number): boolean => {
  const age = at === null ? -1 : (Date.now() - Date.parse(at)) / dayMs;
  return age >= from && age <= to;
};

const medianHours = (pulls: readonly OpenedPullRequest[]): number | null => {
  const hours = pulls
    .map(({ opened_at: at, ended_at: end }) => (Date.parse(end ?? at) - Date.parse(at)) / 3_600_000)
    .toSorted((one, other) => one - other);
  const [low, high] = [hours[(hours.length - 1) >> 1], hours[hours.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const figuresOf = (pulls: readonly OpenedPullRequest[]): PullRequestFigures => {
  const merged = pulls.filter(({ state }) => state === 'merged');
  const recent = merged.filter((pull) => hasEnded(pull, 0, 30));
  return {
    merged: recent.length,
    closed: pulls.filter((pull) => pull.state === 'closed' && hasEnded(pull, 0, 30)).length,
    gone: recent.filter(({ fixed, findings }) => fixed === findings).length,
    still_found: recent.filter(({ still_found: found }) => found > 0).length,
    findings_fixed: recent.reduce((sum, { fixed }) => sum + fixed, 0),
    median_hours: medianHours(recent),
    median_hours_before: medianHours(merged.filter((pull) => hasEnded(pull, 30, 60))),
  };
};

/** The pull requests of fixes, by the server's rules. */
export const pullRequestsOverlay = (state: MockState) => {
  const lives = state.store.one<Readonly<Record<string, Life>>>('lives of pull requests', {});
  // Requested updates that no list has returned yet. They end once one has.
  const asked = state.store.one<readonly string[]>('updates of pull requests', []);
  const keyOf = (fix: Remediation) => `${fix.repository_id} ${fix.pull_request_number ?? 0}`;
  const endUpdates = (): void => {
    for (const fix of state.fixes.all.filter((each) => asked.value.includes(keyOf(each))))
      state.fixes.change(fix.finding_id, {
        pull_request_update: {
          ...{ state: 'updated', at: fresh().now, reason: null, detail: null },
          facts: {},
        },
        pull_request_waiting: null,
      });
    asked.value = [];
  };
  const rowsFor = (request: Request): OpenedPullRequest[] => {
    const findings = new Map(visibleFindings(state, request).map((row) => [row.id, row]));
    const byPull = new Map<string, Fixed[]>();
    for (const fix of state.fixes.all) {
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
  /** The pull requests that fix a finding of the requested owner; undefined for any owner. */
  const ownedKeys = (request: Request, url: URL): ReadonlySet<string> | undefined => {
    const owner = new URL(url.pathname, url);
    for (const key of ['team', 'mine']) {
      const value = url.searchParams.get(key);
      if (value !== null) owner.searchParams.set(key, value);
    }
    if (owner.search === '') return undefined;
    const ids = new Set(requestedFindings(state, request, owner).map(({ id }) => id));
    return new Set(state.fixes.all.filter((fix) => ids.has(fix.finding_id)).map(keyOf));
  };
  return {
    /** Opens a pull request now. */
    open: ({ finding_id: id }: Remediation): void => {
      const life = { opened_by: people[0] ?? null, opened_at: fresh().now, ended_at: null };
      lives.value = { ...lives.value, [id]: life };
    },
    overlay: {
      listPullRequests: ({ request }): PullRequestList => {
        const url = new URL(request.url);
        const [wanted, of] = ['state', 'repository'].map((key) => url.searchParams.get(key));
        const owned = ownedKeys(request, url);
        const all = rowsFor(request).filter(
          ({ repository: { id, nickname }, number }) =>
            (!of || of === id || of === nickname) && owned?.has(`${id} ${number}`) !== false,
        );
        const shown = all.map((row) => ({
          ...row,
          updating: asked.value.includes(`${row.repository.id} ${row.number}`),
        }));
        endUpdates();
        const isIn = (row: OpenedPullRequest, one: string) =>
          one === 'needs_attention' ? row.attention !== null : row.state === one;
        const days = Number(url.searchParams.get('ended_within') ?? 0);
        const count = (one: string) => all.filter((row) => isIn(row, one)).length;
        return {
          ...pageOf(
            shown.filter(
              (row) => (!wanted || isIn(row, wanted)) && (days === 0 || hasEnded(row, 0, days)),
            ),
            url,
          ),
          figures: figuresOf(all),
          counts: {
            needs_attention: count('needs_attention'),
            open: count('open'),
            merged: count('merged'),
            closed: count('closed'),
          },
        };
      },
      updatePullRequest: ({ params, request }): JobRef => {
        const seen = visibleFindings(state, request).map(({ id }) => id);
        const fix = state.fixes.all.find(
          ({ _id, finding_id: finding }) =>
            [_id, finding].includes(String(params['id'])) && seen.includes(finding),
        );
        if (!fix) refuse(404, 'Remediation not found.');
        if (fix.pull_request_state !== 'open')
          refuse(409, 'The pull request is not open.', 'pull_request_not_open');
        if (fix.pull_request_update?.state === 'updated')
          refuse(
            409,
            'The pull request already has the latest commit of main.',
            'pull_request_current',
          );
        asked.value = [...asked.value, keyOf(fix)];
        return { job_id: fresh().id, status: 'queued' };
      },
    } satisfies Overlay,
  };
};
