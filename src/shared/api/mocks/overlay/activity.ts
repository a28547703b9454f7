import { fieldError } from '#domain/field-errors';
import type { ActivityEvent, Finding, Scan } from '../../generated/model';
import { outcomeOf } from '../data/scan-outcomes';
import type { MockScan } from '../data/mock-scan';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { standingScan } from './standing-scans';
import { visibleFindings, visibleRepositories } from './visible';

/** Longer answers leave out the oldest events, as on the server. */
const most = 200;
/** An event may come twice, as on the server. */
const lookBackMs = 5000;

/** Cursors are version-7 UUIDs, whose first 48 bits are a time. */
const cursorAt = (time: number): string => {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

const cursorPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const timeOf = (cursor: string): number =>
  Number.parseInt(cursor.replaceAll('-', '').slice(0, 12), 16);

const summaryOf = ({ attributes: { repository, title } }: Finding): string =>
  `${repository.nickname}: ${title}`;

const endOf = ({ attributes: { finished_at: end, created_at: start } }: Scan): string =>
  end ?? start;

const scanEvent = (scan: Scan): ActivityEvent => ({
  id: scan.id,
  kind: 'scan',
  subject_id: scan.id,
  action: scan.attributes.status,
  summary: `${scan.attributes.repository.nickname}: ${scan.attributes.file_name ?? ''}`,
  actor: scan.attributes.requested_by,
  at: endOf(scan),
});

/** What an import fixed or reopened. */
const importEvents = (kept: MockScan, findings: readonly Finding[]): ActivityEvent[] =>
  findings.flatMap((finding): ActivityEvent[] => {
    const action = outcomeOf(kept, finding.attributes);
    if (action !== 'fixed' && action !== 'reopened') return [];
    const { id } = finding;
    const about = { id, kind: 'finding' as const, subject_id: id, summary: summaryOf(finding) };
    return [{ ...about, action, actor: null, at: endOf(kept.scan) }];
  });

export const activityOverlay = (state: MockState) => {
  /** What users did with these findings. */
  const decisions = (findings: readonly Finding[]): ActivityEvent[] => {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return state.history.all.flatMap(({ finding: id, event }): ActivityEvent[] => {
      const finding = byId.get(id);
      if (!finding) return [];
      const { kind: action, actor, at } = event;
      const about = { kind: 'finding' as const, subject_id: id, summary: summaryOf(finding) };
      return [{ ...about, id: event.id, action, actor, at }];
    });
  };
  return {
    listActivity: ({ request }) => {
      const since = new URL(request.url).searchParams.get('since');
      const cursor = cursorAt(Date.now());
      if (since === null) return { data: [], cursor };
      if (!cursorPattern.test(since))
        refuse(400, [{ ...fieldError('not_a_cursor'), loc: ['query', 'since'] }]);
      const from = new Date(timeOf(since) - lookBackMs).toISOString();
      const findings = visibleFindings(state, request);
      const seen = new Set(visibleRepositories(state, request).map(({ id }) => id));
      const recent = state.scans.all.filter(
        ({ scan }) => seen.has(scan.attributes.repository.id) && endOf(scan) > from,
      );
      const events = [
        ...decisions(findings).filter(({ at }) => at > from),
        ...recent.flatMap((kept) => [
          ...importEvents(kept, findings),
          scanEvent(standingScan(state, kept)),
        ]),
      ];
      const data = events.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, most);
      return { data, cursor };
    },
  } satisfies Overlay;
};
