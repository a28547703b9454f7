import { fieldError } from '#domain/field-errors';
import { upgradeChoices } from '#domain/sbom/upgrade-choices';
import type {
  AnswerOpinionRequest,
  CreateIssueRequest,
  CreateRemediationRequest,
  EditRemediationRequest,
  FillTemplateRequest,
  Finding,
  FindingOpinion,
  ListReadyPatchesRequest,
  OpinionStatus,
  ReadyPatch,
  SecretHistory,
  PullRequestRequest,
  Remediation,
} from '../../generated/model';
import {
  getGetFindingOpinionResponseMock,
  getGetSecretHistoryResponseMock,
} from '../generated/findings/findings.msw';
import {
  getCreateIssueResponseMock,
  getCreatePullRequestResponseMock,
  getGetRemediationResponseMock,
} from '../generated/remediation/remediation.msw';
import { nextOpinion, opinionBudget } from '../data/ai-use';
import { exampleFix } from '../data/fixes';
import { refuse } from '../problem';
import { changeFinding } from './change-finding';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pullRequestsOverlay } from './pull-requests';
import { bodyOf, fresh, optionalBodyOf } from './request';
import { selectedFindings, itemOf } from './selection';

const unanswered = { answer: null, answered_by: null, answered_at: null };

const opinionsOverlay = (state: MockState) => {
  const { opinions: kept } = state;
  const { data: example } = getGetFindingOpinionResponseMock();
  const of = (id: unknown): [string, OpinionStatus] => {
    if (!state.findings.some((finding) => finding.id === id)) refuse(404, 'Finding data not found');
    const status = kept.value[String(id)] ?? { ...example, opinion: null, failure: null };
    return [
      String(id),
      { ...status, budget: opinionBudget(), next: nextOpinion(state.ai.value.budget) },
    ];
  };
  const keep = (id: string, status: OpinionStatus) => {
    kept.value = { ...kept.value, [id]: status };
    return { data: status };
  };
  const isMarked = (id: string) =>
    state.findings.find((row) => row.id === id)?.attributes.false_positive ?? false;
  const mark = (id: string, isFalse: boolean) => {
    const finding = state.findings.find((row) => row.id === id);
    if (finding && isMarked(id) !== isFalse)
      changeFinding(state, finding, { false_positive: isFalse });
  };
  type Before = Pick<FindingOpinion, keyof typeof unanswered> & { marked: boolean };
  const replaced = state.store.one<Readonly<Record<string, Before>>>('replaced answers', {});
  return {
    getOpinionBudget: () => ({ data: opinionBudget() }),
    getFindingOpinion: ({ params }) => ({ data: of(params['id'])[1] }),
    requestFindingOpinion: ({ params }) => {
      const [id, status] = of(params['id']);
      const { opinion } = example;
      return keep(id, {
        ...status,
        opinion: opinion && { ...opinion, ...unanswered, judged_at: fresh().now },
      });
    },
    answerFindingOpinion: async ({ params, request }) => {
      const [id, status] = of(params['id']);
      const { answer, undo } = await bodyOf<AnswerOpinionRequest>(request);
      if (!status.opinion) refuse(404, 'There is no opinion about this finding yet.');
      // As on the server: accepting a false-positive verdict marks the finding, and taking the
      // answer back removes only a mark that it made.
      const { verdict, answer: present, answered_by, answered_at } = status.opinion;
      const before = replaced.value[id];
      if (undo === true && before?.answer !== answer)
        refuse(409, 'It has changed since then.', 'changed_since');
      const marked = isMarked(id);
      replaced.value = {
        ...replaced.value,
        [id]: { answer: present, answered_by, answered_at, marked },
      };
      if (verdict === 'false_positive' && answer === 'accepted') mark(id, true);
      else if (verdict === 'false_positive' && present === 'accepted')
        mark(id, before?.marked ?? false);
      const given =
        answer === null ? unanswered : { answer, answered_by: 'admin', answered_at: fresh().now };
      const { marked: _marked, ...earlier } = before ?? { ...unanswered, marked };
      const answered = undo === true ? earlier : given;
      return keep(id, { ...status, opinion: { ...status.opinion, ...answered } });
    },
  } satisfies Overlay;
};

/** A search completes on the second request. */
const historyOverlay = ({ findings, store }: MockState) => {
  const kept = store.one<Readonly<Record<string, SecretHistory>>>('secret histories', {});
  const { data: example } = getGetSecretHistoryResponseMock();
  const { search } = example;
  const of = (id: unknown): [string, SecretHistory] => {
    const finding = findings.find((each) => each.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    const none: SecretHistory = { search: null, job_id: null, progress: null, failure: null };
    return [finding.id, kept.value[finding.id] ?? none];
  };
  const keep = (id: string, history: SecretHistory) => {
    kept.value = { ...kept.value, [id]: history };
    return { data: history };
  };
  return {
    getSecretHistory: ({ params }) => {
      const [id, history] = of(params['id']);
      if (history.job_id === null) return { data: history };
      if ((history.progress ?? 0) < 0.5) return keep(id, { ...history, progress: 0.5 });
      const done = search && { ...search, searched_at: fresh().now };
      return keep(id, { ...history, search: done, job_id: null, progress: null });
    },
    searchSecretHistory: ({ params }) => {
      const [id, history] = of(params['id']);
      return keep(id, {
        ...history,
        job_id: history.job_id ?? fresh().id,
        progress: history.progress ?? 0,
        failure: null,
      });
    },
  } satisfies Overlay;
};

const isOpen = ({ attributes: { status, false_positive: isFalse } }: Finding): boolean =>
  (status === 'open' || status === 'in_progress') && !isFalse;

/** The versions from advisories, because the mocks have no registry. */
const upgradesOverlay = ({ findings }: MockState) =>
  ({
    listUpgradeChoices: ({ params }) => {
      const finding = findings.find(({ id }) => id === params['id']);
      if (!finding) refuse(404, 'Finding data not found');
      const { component, fixed_versions: own, repository, file } = finding.attributes;
      const others = findings.filter(
        (other) =>
          other.id !== finding.id &&
          isOpen(other) &&
          other.attributes.repository.id === repository.id &&
          other.attributes.file === file &&
          other.attributes.component?.name === component?.name &&
          other.attributes.component?.version === component?.version,
      );
      const installed = component?.version ?? undefined;
      const fixes = others.map(({ attributes }) => attributes.fixed_versions);
      return {
        data: {
          component: component?.name ?? null,
          version: component?.version ?? null,
          open_findings: component ? others.length + Number(isOpen(finding)) : 0,
          registry: 'none',
          choices: isOpen(finding) ? upgradeChoices({ installed, own, others: fixes }) : [],
        },
      };
    },
  }) satisfies Overlay;

/** The fix of a finding as a row, if a pull request or an issue can be opened for it. */
const readyPatch = (finding: Finding, fix: Remediation | undefined): ReadyPatch[] => {
  const { status, false_positive: isFalse, is_duplicate: isDuplicate } = finding.attributes;
  const line = itemOf(finding).finding;
  const isReady = fix?.processing_status === 'ready' && (fix.code_diff ?? '').trim() !== '';
  return fix && line && isReady && status !== 'fixed' && !isFalse && !isDuplicate
    ? [
        {
          remediation_id: fix._id,
          title: fix.title,
          source: fix.source,
          is_edited: fix.code_diff !== fix.code_diff_original,
          issue_url: fix.issue_url,
          finding: line,
        },
      ]
    : [];
};

/** Fixes of findings, by the finding's id, and second opinions. */
export const remediationOverlay = (state: MockState) => {
  const { data: shown } = getGetRemediationResponseMock();
  const example = exampleFix();
  const { fixes } = state;
  const pulls = pullRequestsOverlay(state);
  const create = (id: unknown, version?: string): { data: Remediation } => {
    const finding = state.findings.find((row) => row.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    const { id: _id, now } = fresh();
    if (fixes.all.some(({ finding_id: known }) => known === finding.id)) fixes.remove(finding.id);
    const { repository, component } = finding.attributes;
    const upgrade = version !== undefined && {
      title: `Upgrade ${component?.name} to ${version}`,
      remediation_type: 'dependency_upgrade' as const,
      template_fields: [{ key: 'version', label: 'Version', value: version }],
    };
    const made = { ...example, _id, date: now, finding_id: finding.id, ...upgrade };
    return { data: fixes.add({ ...made, repository_id: repository.id }) };
  };
  const byOwnId = (id: unknown): Remediation => {
    const found = fixes.all.find((fix) => fix._id === id);
    if (!found) refuse(404, 'Remediation not found.');
    return found;
  };
  return {
    ...opinionsOverlay(state),
    ...historyOverlay(state),
    ...upgradesOverlay(state),
    ...pulls.overlay,
    // By its own id or the finding's, as on the server.
    getRemediation: ({ params: { id } }) => ({
      data: fixes.all.find((fix) => fix._id === id) ?? fixes.find(id),
    }),
    createRemediation: async ({ params, request }) => {
      const { version } = await optionalBodyOf<CreateRemediationRequest>(request);
      return create(params['id'], version);
    },
    createIssueDraft: ({ params }) => create(params['id']),
    editRemediation: async ({ params, request }) => {
      const { version: _version, ...changes } = await bodyOf<EditRemediationRequest>(request);
      return { data: fixes.change(params['id'], changes) };
    },
    fillRemediationTemplate: async ({ params, request }) => {
      const { template_fields: values } = await bodyOf<FillTemplateRequest>(request);
      const { template_fields: fields } = fixes.find(params['id']);
      const filled = fields.map((field) => ({
        ...field,
        value: values.find(({ key }) => key === field.key)?.value ?? field.value,
      }));
      return { data: fixes.change(params['id'], { template_fields: filled }) };
    },
    createPullRequest: async ({ request }) => {
      const { remediation_id: id } = await bodyOf<PullRequestRequest>(request);
      const link = getCreatePullRequestResponseMock();
      const changes = {
        pull_request_url: link.url,
        pull_request_number: link.number,
        pull_request_state: 'open',
        pull_request_checks: shown.pull_request_checks,
      } as const;
      pulls.open(fixes.change(byOwnId(id).finding_id, changes));
      return link;
    },
    listReadyPatches: async ({ request }) => {
      const { job_id: job, ...target } = await bodyOf<ListReadyPatchesRequest>(request);
      const named = [target.finding_ids, target.selection].filter((one) => one !== undefined);
      if (named.length !== (job === undefined ? 1 : 0)) {
        const loc = ['body', job === undefined ? 'finding_ids' : 'job_id'];
        refuse(422, [{ ...fieldError('findings_or_selection'), loc }]);
      }
      const run = state.jobs.all.find((one) => one.job.id === job);
      const ids = job === undefined ? undefined : (run?.items ?? []).map((one) => one.finding_id);
      const byFinding = new Map(fixes.all.map((fix) => [fix.finding_id, fix]));
      const data = selectedFindings(state, request, ids ? { finding_ids: ids } : target)
        .toSorted((one, other) => other.attributes.priority - one.attributes.priority)
        .flatMap((finding) => readyPatch(finding, byFinding.get(finding.id)));
      return { data: data.slice(0, 1000), total: data.length };
    },
    createIssue: async ({ request }) => {
      const { remediation_id: id } = await bodyOf<CreateIssueRequest>(request);
      const link = getCreateIssueResponseMock();
      fixes.change(byOwnId(id).finding_id, { issue_url: link.url });
      return link;
    },
  } satisfies Overlay;
};
