import type { HttpHandler } from 'msw';
import type {
  AcceptRiskRequest,
  BulkItem,
  BulkTriageRequest,
  CommentRequest,
  DecideRiskRequest,
  Finding,
  FindingAttributes,
  FindingEvent,
} from '../../generated/model';
import {
  getAcceptFindingRiskMockHandler,
  getCommentOnFindingMockHandler,
  getCommentOnFindingResponseMock,
  getDecideFindingRiskMockHandler,
  getDeleteFindingCommentMockHandler,
  getListFindingHistoryMockHandler,
  getRevokeFindingRiskMockHandler,
  getTriageFindingsMockHandler,
} from '../generated/findings/findings.msw';
import { getListDevelopersResponseMock } from '../generated/users/users.msw';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { bodyOf, Collection, fresh } from './collection';
import { matching } from './matching';
import { pageOf } from './page';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Accepting a risk, triage of many findings, comments, and the history that records them. */
export function decisionsOverlay(state: MockState): HttpHandler[] {
  const person = getCommentOnFindingResponseMock().data.actor;
  const history = new Map<string, Collection<FindingEvent>>();
  const historyOf = (id: string): Collection<FindingEvent> => {
    const known = history.get(id) ?? new Collection<FindingEvent>('Comment', [], (row) => row.id);
    history.set(id, known);
    return known;
  };
  const note = (finding: string, event: Pick<FindingEvent, 'kind'> & Partial<FindingEvent>) => {
    const { id, now } = fresh();
    return historyOf(finding).add({
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
    });
  };
  const find = ({ id }: Params): Finding => {
    const finding = state.findings.find((candidate) => candidate.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    return finding;
  };
  const change = (finding: Finding, changes: Partial<FindingAttributes>): Finding => {
    const { attributes } = finding;
    const changed = {
      ...finding,
      attributes: { ...attributes, ...changes, version: attributes.version + 1 },
    };
    state.findings = state.findings.map((row) => (row.id === finding.id ? changed : row));
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
      // Until the approver agrees the finding stays open.
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
  const chosen = ({ finding_ids: ids, selection }: BulkTriageRequest): Finding[] => {
    if (ids !== undefined) return state.findings.filter(({ id }) => ids.includes(id));
    const url = new URL('http://mock.example/');
    for (const [key, value] of Object.entries(selection?.filter ?? {}))
      url.searchParams.set(key, value);
    const except = selection?.except ?? [];
    return matching(state.findings, url).filter(({ id }) => !except.includes(id));
  };
  const itemOf = ({ id, attributes }: Finding): BulkItem => ({
    finding_id: id,
    outcome: 'done',
    reason: null,
    code: null,
    link: null,
    finding: {
      id,
      title: attributes.title,
      severity: attributes.severity,
      repository: attributes.repository.nickname,
      place: attributes.file ?? attributes.component?.name ?? null,
    },
  });
  return [
    getAcceptFindingRiskMockHandler(async ({ params, request }) => ({
      data: change(find(params), acceptance(await bodyOf<AcceptRiskRequest>(request))),
    })),
    getDecideFindingRiskMockHandler(async ({ params, request }) => {
      const { approve } = await bodyOf<DecideRiskRequest>(request);
      const finding = find(params);
      return {
        data: change(
          finding,
          approve ? { status: 'risk_accepted' } : { status: 'open', risk_acceptance: null },
        ),
      };
    }),
    getRevokeFindingRiskMockHandler(({ params }) => ({
      data: change(find(params), { status: 'open', risk_acceptance: null }),
    })),
    getTriageFindingsMockHandler(async ({ request }) => {
      const body = await bodyOf<BulkTriageRequest>(request);
      const { accept_risk: risk, status, false_positive, assignee_id: assignee } = body.change;
      const { add_tags: more = [], remove_tags: fewer = [] } = body.change;
      const developer = getListDevelopersResponseMock().data.find(({ id }) => id === assignee);
      const changed = chosen(body).map((finding) =>
        change(finding, {
          ...(status !== undefined && { status }),
          ...(false_positive !== undefined && { false_positive }),
          tags: [...new Set([...finding.attributes.tags, ...more])].filter(
            (tag) => !fewer.includes(tag),
          ),
          ...(developer && { assignee: developer }),
          ...(risk !== undefined && acceptance(risk)),
        }),
      );
      return {
        job_id: fresh().id,
        done: changed.length,
        skipped: 0,
        failed: 0,
        can_undo: false,
        data: changed.map(itemOf),
      };
    }),
    getListFindingHistoryMockHandler(({ params, request }) =>
      pageOf(historyOf(find(params).id).all, new URL(request.url)),
    ),
    getCommentOnFindingMockHandler(async ({ params, request }) => {
      const { comment } = await bodyOf<CommentRequest>(request);
      return { data: note(find(params).id, { kind: 'comment', comment }) };
    }),
    getDeleteFindingCommentMockHandler(({ params }) =>
      historyOf(find(params).id).remove(params['commentId']),
    ),
  ];
}
