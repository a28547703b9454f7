import { defaultSlaDays } from '#domain/sla';
import type {
  AcceptRiskRequest,
  BulkTriageRequest,
  CommentRequest,
  DecideRiskRequest,
  Finding,
  FindingAttributes,
  FindingEvent,
  RiskAcceptance,
} from '../../generated/model';
import { getCommentOnFindingResponseMock } from '../generated/findings/findings.msw';
import { personWith } from '../data/people';
import { dayMs } from '../data/today';
import { refuse } from '../problem';
import { changeFinding } from './change-finding';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { fileOf, issuerOf } from './exports';
import { bodyOf, fresh } from './request';
import { selectedFindings, itemOf } from './selection';
import { enqueueJob } from './jobs';
import { pageOf } from './page';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Without an individual due date, a finding has the date of its severity. */
const dueAtOf = (
  { first_seen_at: first, severity }: FindingAttributes,
  days: number | null,
): string | null => {
  const after = days ?? defaultSlaDays[severity];
  return after === null ? null : new Date(Date.parse(first) + after * dayMs).toISOString();
};

/** Risk acceptance, bulk triage, comments, and the history that records them. */
export function decisionsOverlay(state: MockState) {
  const person = getCommentOnFindingResponseMock().data.actor;
  const { history } = state;
  /** The risk acceptances that findings had before they were ended. */
  const ended = state.store.one<Readonly<Record<string, RiskAcceptance>>>('ended acceptances', {});
  const note = (finding: string, event: Pick<FindingEvent, 'kind'> & Partial<FindingEvent>) => {
    const { id, now } = fresh();
    const noted: FindingEvent = {
      id,
      at: now,
      actor: person,
      actor_name: person?.username ?? null,
      rule: null,
      from: null,
      to: null,
      cause: null,
      comment: null,
      ...event,
    };
    return history.add({ finding, event: noted }).event;
  };
  const find = ({ id }: Params): Finding => {
    const finding = state.findings.find((candidate) => candidate.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    return finding;
  };
  const change = (finding: Finding, changes: Partial<FindingAttributes>): Finding => {
    const { attributes } = finding;
    const changed = changeFinding(state, finding, changes);
    if (changes.status !== undefined && changes.status !== attributes.status)
      note(finding.id, { kind: 'status', from: attributes.status, to: changes.status });
    return changed;
  };
  const acceptance = ({
    reason,
    until = null,
    until_fix = false,
    approver_id: asked,
  }: AcceptRiskRequest): Partial<FindingAttributes> => {
    const waits = asked !== undefined && asked !== null;
    return {
      // The finding stays open until the approver agrees.
      ...(waits ? {} : { status: 'risk_accepted' as const }),
      risk_acceptance: {
        reason,
        until,
        until_fix,
        accepted_by: person,
        approver: waits ? person : null,
        accepted_at: fresh().now,
      },
    };
  };
  return {
    acceptFindingRisk: async ({ params, request }) => ({
      data: change(find(params), acceptance(await bodyOf<AcceptRiskRequest>(request))),
    }),
    decideFindingRisk: async ({ params, request }) => {
      const { approve } = await bodyOf<DecideRiskRequest>(request);
      const finding = find(params);
      return {
        data: change(
          finding,
          approve ? { status: 'risk_accepted' } : { status: 'open', risk_acceptance: null },
        ),
      };
    },
    revokeFindingRisk: ({ params }) => {
      const finding = find(params);
      const { risk_acceptance: accepted } = finding.attributes;
      if (accepted) ended.value = { ...ended.value, [finding.id]: accepted };
      return { data: change(finding, { status: 'open', risk_acceptance: null }) };
    },
    restoreFindingRisk: ({ params }) => {
      const finding = find(params);
      const accepted = finding.attributes.risk_acceptance ?? ended.value[finding.id];
      if (!accepted) refuse(409, 'It has changed since then.');
      return {
        data: change(finding, { status: 'risk_accepted', risk_acceptance: accepted }),
      };
    },
    triageFindings: async ({ request }) => {
      const body = await bodyOf<BulkTriageRequest>(request);
      const { accept_risk: risk, status, false_positive, assignee_id: assignee } = body.change;
      const { add_tags: more = [], remove_tags: fewer = [], due_days: days } = body.change;
      const before = selectedFindings(state, request, body);
      const changed = before.map((finding) =>
        change(finding, {
          ...(status !== undefined && { status }),
          ...(false_positive !== undefined && { false_positive }),
          tags: [...new Set([...finding.attributes.tags, ...more])].filter(
            (tag) => !fewer.includes(tag),
          ),
          ...(assignee !== undefined && { assignee: personWith(assignee) }),
          ...(days !== undefined && { due_at: dueAtOf(finding.attributes, days) }),
          ...(risk !== undefined && acceptance(risk)),
        }),
      );
      const items = changed.map(itemOf);
      const { job_id } = enqueueJob(state, {
        kind: 'bulk_triage',
        title: `Change ${changed.length} findings`,
        items,
        before,
      });
      const { length: done } = changed;
      return { job_id, done, skipped: 0, failed: 0, can_undo: true, data: items };
    },
    createFindingReport: ({ params }) => {
      const finding = find(params);
      const own = history.all.filter((row) => row.finding === finding.id).map(({ event }) => event);
      const issued = { generated_at: fresh().now, issuer: issuerOf(state) };
      return fileOf([`${JSON.stringify({ ...issued, finding, history: own }, null, 2)}\n`]);
    },
    listFindingHistory: ({ params, request }) => {
      const { id } = find(params);
      const own = history.all.filter(({ finding }) => finding === id).map(({ event }) => event);
      return pageOf(own, new URL(request.url));
    },
    commentOnFinding: async ({ params, request }) => {
      const { comment } = await bodyOf<CommentRequest>(request);
      return { data: note(find(params).id, { kind: 'comment', comment }) };
    },
    deleteFindingComment: ({ params }) => {
      find(params);
      history.remove(params['commentId']);
    },
  } satisfies Overlay;
}
