import { decide } from '#domain/priority/decision';
import { countDecisions } from '#domain/priority/decision-counts';
import { cvssOf, exploitedRanking } from '#domain/priority/exploited-ranking';
import { withoutKev } from '#domain/priority/settings';
import type {
  Finding,
  PriorityMove,
  PrioritySettings,
  PrioritySimulation,
} from '../../generated/model';
import { explanationOf, inputOf, priorityOf } from '../data/priorities';
import { getGetPrioritySettingsResponseMock } from '../generated/prioritization/prioritization.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf } from './request';
import { visibleFindings } from './visible';

type Scored = { finding: Finding; from: number; to: number };

const shownMovers = 10;
const binOf = (priority: number): number => Math.min(9, Math.floor(priority / 10));

const moveOf = ({ finding: { id, attributes }, from, to }: Scored): PriorityMove => ({
  finding_id: id,
  title: attributes.title,
  repository: { id: attributes.repository.id, nickname: attributes.repository.nickname },
  from,
  to,
});

/** What these settings would change, in the form of the server's response. */
const simulationOf = (
  scored: readonly Scored[],
  settings: Readonly<Record<'now' | 'after', PrioritySettings>>,
): PrioritySimulation => {
  const up = scored.filter(({ from, to }) => to > from).length;
  const down = scored.filter(({ from, to }) => to < from).length;
  return {
    findings: scored.length,
    moved: up + down,
    up,
    down,
    is_exact: true,
    movers: scored
      .filter(({ from, to }) => from !== to)
      .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || b.to - a.to)
      .slice(0, shownMovers)
      .map(moveOf),
    histogram: Array.from({ length: 10 }, (_, bin) => ({
      from: bin * 10,
      before: scored.filter(({ from }) => binOf(from) === bin).length,
      after: scored.filter(({ to }) => binOf(to) === bin).length,
    })),
    decisions: countDecisions(
      scored.map(({ finding: { attributes }, from, to }) => ({
        decision: decide(inputOf(attributes)).decision,
        from,
        to,
      })),
    ),
    ranking: exploitedRanking(
      scored.map(({ finding: { attributes } }) => ({
        vulnerabilityIds: attributes.cve,
        exploited: attributes.kev,
        now: priorityOf(attributes, withoutKev(settings.now)).score,
        after: priorityOf(attributes, withoutKev(settings.after)).score,
        epss: attributes.epss ?? 0,
        cvss: cvssOf(attributes.cvssv3_score, attributes.severity),
      })),
    ),
  };
};

/**
 * The factors of findings' priorities, and the settings for them. A change recomputes all
 * priorities.
 */
export const prioritiesOverlay = (state: MockState) => {
  const { data, defaults } = getGetPrioritySettingsResponseMock();
  const kept = state.store.one<PrioritySettings>('priorities', data);
  const shown = () => ({ data: kept.value, defaults, recomputing: null });
  return {
    getPrioritySettings: shown,
    updatePrioritySettings: async ({ request }) => {
      const settings = await bodyOf<PrioritySettings>(request);
      kept.value = settings;
      state.findings = state.findings.map(({ id, attributes }) => ({
        id,
        attributes: { ...attributes, priority: priorityOf(attributes, settings).score },
      }));
      return shown();
    },
    simulatePrioritySettings: async ({ request }) => {
      const settings = await bodyOf<PrioritySettings>(request);
      const open = visibleFindings(state, request).filter(({ attributes: { status } }) =>
        ['open', 'in_progress'].includes(status),
      );
      const scored = open.map((finding) => ({
        finding,
        from: finding.attributes.priority,
        to: priorityOf(finding.attributes, settings).score,
      }));
      return { data: simulationOf(scored, { now: kept.value, after: settings }) };
    },
    explainFindingPriority: ({ params, request }) => {
      const finding = visibleFindings(state, request).find(({ id }) => id === params['id']);
      if (!finding) refuse(404, 'Finding data not found');
      return { data: explanationOf(finding.attributes, kept.value) };
    },
  } satisfies Overlay;
};
