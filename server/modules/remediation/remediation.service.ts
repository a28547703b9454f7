import type { components } from '../../../openapi/generated/paths.d.ts';
import { findingCan } from '../../../src/shared/rules/finding-can.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import type { Opening } from '../../remediation/open.ts';
import { changeRemediation, findReady, findRemediation, makeRemediation, type Row } from '../../remediation/remediation.repo.ts';
import { enqueueFor } from '../bulk/bulk.service.ts';
import { assertCan, ChangeRefused } from '../findings/finding-change.ts';
import { lockVisible } from '../findings/findings.service.ts';

type Schemas = components['schemas'];
type Access = { who: Principal; scope: Scope };

const shown = (row: Row): Schemas['Remediation'] => ({
  _id: row.id, client_id: row.clientId, finding_id: row.findingId, repository_id: row.repositoryId, title: row.title, description: row.description,
  processing_status: row.status, remediation_type: row.type, source: row.source, code_diff_original: row.codeDiffOriginal, code_diff: row.codeDiff,
  code_snippet: row.codeSnippet, file_path: row.filePath, line: row.line, is_template: row.template !== null, template: row.template, template_fields: row.templateFields,
  reference_url: row.referenceUrl, pull_request_url: row.pullRequestUrl, pull_request_state: row.pullRequestState, issue_url: row.issueUrl, error: row.error, error_code: row.errorCode, date: row.createdAt.toISOString(),
  model: row.model, notes: row.notes, is_stale: false, job_id: row.jobId, versions: [],
});

const audit = (tx: Tx, who: Principal, action: string, row: Row) =>
  writeAudit(tx, { clientId: who.clientId, actor: who, action, subject: { type: 'remediation', id: row.id }, detail: { finding_id: row.findingId, status: row.status } });

export const getRemediation = (deps: Deps, access: Access, id: string): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, tenantOf(access.who), async (tx) => shown(await findRemediation(tx, access, id)));

/** From what the report knows, which takes no waiting: the answer is already `ready` or `failed`. */
export const createRemediation = (deps: Deps, access: Access, findingId: string, wanted: Schemas['RemediationType'] | undefined): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, tenantOf(access.who), async (tx) => {
    const finding = await lockVisible(tx, access, findingId);
    try {
      assertCan(finding, findingCan.generatePatch);
    } catch (error) {
      throw error instanceof ChangeRefused ? new Problem(422, error.refusal, error.detail) : error;
    }
    const row = await makeRemediation(tx, access.who, findingId, wanted, deps.now());
    await audit(tx, access.who, 'remediation.create', row);
    return shown(row);
  });

const editable = async (tx: Tx, access: Access, id: string): Promise<Row> => {
  const row = await findRemediation(tx, access, id, true);
  if (row.status === 'applied') throw refusal(409, 'remediation_applied');
  return row;
};

/** `code_diff_original` stays what it was. */
export const editRemediation = (deps: Deps, access: Access, id: string, change: Schemas['EditRemediationRequest']): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, tenantOf(access.who), async (tx) => {
    const row = await editable(tx, access, id);
    const next = await changeRemediation(tx, row, {
      title: change.title ?? row.title,
      description: change.description === undefined ? row.description : change.description,
      codeDiff: change.code_diff === undefined ? row.codeDiff : change.code_diff,
    });
    await audit(tx, access.who, 'remediation.edit', next);
    return shown(next);
  });

/** Fills the blanks that are named; the others keep their value. */
export const fillTemplate = (deps: Deps, access: Access, id: string, values: Schemas['FillTemplateRequest']['template_fields']): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, tenantOf(access.who), async (tx) => {
    const row = await findRemediation(tx, access, id, true);
    if (row.template === null) throw new Problem(422, 'no_template', 'This remediation has no blanks to fill.');
    values.forEach(({ key }, index) => {
      if (!row.templateFields.some((field) => field.key === key)) throw invalid(`template_fields.${index}.key`, 'not_a_blank', { name: key });
    });
    const templateFields = row.templateFields.map((field) => ({ ...field, value: values.find(({ key }) => key === field.key)?.value ?? field.value }));
    const next = await changeRemediation(tx, row, { templateFields });
    await audit(tx, access.who, 'remediation.fill_template', next);
    return shown(next);
  });

type OpeningInput = Pick<Schemas['ApplyPatchRequest'], 'pull_request_per' | 'tracker'>;

const openingOf = (as: Opening['as'], { pull_request_per: per = 'finding', tracker = 'source_host' }: OpeningInput): Opening => {
  if (as === 'pull_request' && tracker === 'webhook') throw invalid('tracker', 'no_pull_request_by_webhook');
  return { as, per, tracker };
};

/** Makes them in the background, finding by finding; those that nothing is known for are skipped with a word. */
export const generatePatches = (deps: Deps, access: Access, input: Schemas['GeneratePatchRequest'], requestId: string): Promise<Schemas['JobRef']> => {
  const { findings, apply_pr: asPullRequests = false, apply_issues: asIssues = false, pull_request_per: per, tracker, ...asked } = input;
  if (asPullRequests && asIssues) throw invalid('apply_issues', 'pull_requests_or_issues');
  const opening = asPullRequests || asIssues ? openingOf(asIssues ? 'issue' : 'pull_request', { ...(per && { pull_request_per: per }), ...(tracker && { tracker }) }) : undefined;
  return inTenant(deps.db, tenantOf(access.who), async (tx) => {
    const ref = await enqueueFor(tx, access, { ...asked, ...(findings && { finding_ids: findings }) }, (total) => ({
      kind: 'generate_patches',
      payload: { title: `Make remediations for ${total} findings`, action: opening?.as ?? 'patch', ...(opening && { opening }) },
    }));
    await writeAudit(tx, { clientId: access.who.clientId, actor: access.who, action: 'remediation.generate', subject: { type: 'job', id: ref.job_id }, requestId });
    return ref;
  });
};

/** Opens a pull request or an issue for remediations that are ready; each finding says what became of it. */
export const applyPatches = (deps: Deps, access: Access, input: Schemas['ApplyPatchRequest'], requestId: string): Promise<Schemas['JobRef']> => {
  const { remediations: ids, as, run_id: runId, ...how } = input;
  const opening = openingOf(as, how);
  return inTenant(deps.db, tenantOf(access.who), async (tx) => {
    const ready = await findReady(tx, access, ids);
    const missing = ids.findIndex((id) => !ready.some((row) => row.id === id));
    if (missing !== -1) throw invalid(`remediations.${missing}`, 'no_remediation');
    const ref = await enqueueFor(tx, access, { finding_ids: ready.map(({ findingId }) => findingId), ...(runId !== undefined && { run_id: runId }) }, (total) => ({
      kind: 'apply_patches', payload: { title: `Apply ${total} remediations`, action: as, opening },
    }));
    await writeAudit(tx, { clientId: access.who.clientId, actor: access.who, action: 'remediation.apply', subject: { type: 'job', id: ref.job_id }, requestId });
    return ref;
  });
};
