import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { findingCan } from '#domain/finding-can';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { jobs } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { invalid, Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { PullRequestOptions } from './pull-requests/create.ts';
import { startRemediation } from './generate/generate-remediation.ts';
import { assertCloses } from './generate/upgrade-choices.service.ts';
import { parseFilePatches } from './pull-requests/commit-patch.ts';
import { isRescanNote } from './verify/rescan.ts';
import {
  toBasisHash,
  updateRemediationRow,
  listReadyRemediations,
  findRemediation,
  hasContent,
  insertVersion,
  listVersions,
  getSubject,
  type Row,
  type VersionRow,
} from './generate/remediation.repo.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { assertCan, ChangeRefused, enqueueFor, lockVisible } from '../findings/index.ts';

type Schemas = components['schemas'];
type Access = { who: Principal; scope: Scope };
type Locale = Schemas['RemediationLocale'];

const versionOf = (row: VersionRow): Schemas['RemediationVersion'] => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  code_diff: row.codeDiff,
  source: row.source,
  model: row.model,
  replaced_at: row.replacedAt.toISOString(),
  replaced_by: row.replacedBy,
});

/** Only for an open pull request: the data of an ended one is obsolete. */
const lifeOf = ({
  pullRequestState: state,
  pullRequestChecks: checks,
  pullRequestUpdate: update,
  pullRequestWaiting: waiting,
  status,
}: Row): Pick<
  Schemas['Remediation'],
  'pull_request_checks' | 'pull_request_update' | 'pull_request_waiting'
> => ({
  pull_request_checks: state === 'open' ? checks : null,
  pull_request_update: state === 'open' ? update : null,
  pull_request_waiting: state === 'open' || status === 'ready' ? waiting : null,
});

const shown = async (tx: Tx, row: Row): Promise<Schemas['Remediation']> => {
  const { data } = await getSubject(tx, row.clientId, row.findingId);
  const versions = await listVersions(tx, row);
  return {
    _id: row.id,
    client_id: row.clientId,
    finding_id: row.findingId,
    repository_id: row.repositoryId,
    title: row.title,
    description: row.description,
    processing_status: row.status,
    remediation_type: row.type,
    source: row.source,
    code_diff_original: row.codeDiffOriginal,
    code_diff: row.codeDiff,
    code_snippet: row.codeSnippet,
    file_path: row.filePath,
    line: row.line,
    is_template: row.template !== null,
    template: row.template,
    template_fields: row.templateFields,
    reference_url: row.referenceUrl,
    pull_request_url: row.pullRequestUrl,
    pull_request_number: row.pullRequestNumber,
    pull_request_state: row.pullRequestState,
    ...lifeOf(row),
    issue_url: row.issueUrl,
    error: row.error,
    error_code: row.errorCode,
    date: row.createdAt.toISOString(),
    model: row.model,
    notes: row.notes,
    is_stale: row.basis !== null && row.status === 'ready' && row.basis !== toBasisHash(data),
    job_id: row.jobId,
    versions: versions.map(versionOf),
  };
};

const audit = (tx: Tx, who: Principal, action: string, row: Row) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action,
    subject: { type: 'remediation', id: row.id },
    detail: { finding_id: row.findingId, status: row.status },
  });

export const getRemediation = (
  deps: Deps,
  access: Access,
  id: string,
): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) =>
    shown(tx, await findRemediation(tx, access, id)),
  );

/** Returns whether an earlier request whose response was lost already started the run. */
const isKnownRun = async (
  tx: Tx,
  { clientId, userId }: Principal,
  runId: string,
): Promise<boolean> => {
  const [known] = await tx
    .select({ createdBy: jobs.createdBy })
    .from(jobs)
    .where(and(eq(jobs.clientId, clientId), eq(jobs.id, runId)));
  if (known && known.createdBy !== userId) throw invalid('run_id', 'run_id_taken');
  return known !== undefined;
};

/**
 * Returns what is available immediately; a remediation that needs files or the model is `queued`
 * for a job.
 */
export const createRemediation = (
  deps: Deps,
  access: Access,
  findingId: string,
  input: Partial<Schemas['CreateRemediationRequest']> = {},
): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const finding = await lockVisible(tx, access, findingId);
    try {
      assertCan(finding, findingCan.generatePatch);
    } catch (error) {
      throw error instanceof ChangeRefused ? new Problem(422, error.refusal, error.detail) : error;
    }
    const { run_id: runId = newId(), remediation_type: type, source, locale, version } = input;
    if (await isKnownRun(tx, access.who, runId))
      return shown(tx, await findRemediation(tx, access, findingId));
    if (version !== undefined) await assertCloses(tx, access, findingId, { version, source });
    const wish = { type, source, locale, version };
    const { row, isLeft } = await startRemediation(deps, tx, access.who, findingId, {
      ...wish,
      jobId: runId,
    });
    if (isLeft)
      await enqueueJob(tx, {
        clientId: access.who.clientId,
        id: runId,
        kind: 'make_remediation',
        payload: { findingId, wish, title: 'Generate a fix' },
        maxAttempts: 3,
        createdBy: access.who.userId,
      });
    return shown(tx, row);
  });

const editable = async (tx: Tx, access: Access, id: string): Promise<Row> => {
  const row = await findRemediation(tx, access, id, true);
  if (row.status === 'applied') throw createProblem(409, 'remediation_applied');
  if (row.status === 'queued' || row.status === 'running')
    throw createProblem(409, 'remediation_running');
  return row;
};

const earlier = async (tx: Tx, row: Row, id: string | undefined): Promise<Partial<Row>> => {
  if (id === undefined) return {};
  const version = (await listVersions(tx, row)).find((each) => each.id === id);
  if (!version) throw invalid('version', 'no_remediation');
  const { title, description, codeDiff, source, model } = version;
  // Notes of another version do not apply to this one.
  return { title, description, codeDiff, source, model, codeDiffOriginal: codeDiff, notes: [] };
};

/**
 * `code_diff_original` is kept, and the previous content is stored as a version. A manual edit is
 * always ready.
 */
export const updateRemediation = (
  deps: Deps,
  access: Access,
  id: string,
  change: Schemas['EditRemediationRequest'],
): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const row = await editable(tx, access, id);
    if (change.code_diff != null && !Array.isArray(parseFilePatches(change.code_diff)))
      throw createProblem(422, 'not_a_diff');
    const wanted = {
      ...(await earlier(tx, row, change.version)),
      ...(change.title !== undefined && { title: change.title }),
      ...(change.description !== undefined && { description: change.description }),
      ...(change.code_diff !== undefined && {
        codeDiff: change.code_diff,
        // The user's edit has not been checked.
        notes: (change.version === undefined ? row.notes : []).filter(
          (known) => known.code !== 'parses' && !isRescanNote(known),
        ),
      }),
    };
    if (hasContent(row)) await insertVersion(tx, row, 'editing', deps.now());
    const isMade = row.status === 'ready' || hasContent({ ...row, description: null, ...wanted });
    const next = await updateRemediationRow(tx, row, {
      ...wanted,
      ...(isMade && { status: 'ready', error: null, errorCode: null }),
    });
    await audit(tx, access.who, 'remediation.edit', next);
    return shown(tx, next);
  });

/** Fills the given blanks; the others keep their value. */
export const updateTemplateFields = (
  deps: Deps,
  access: Access,
  id: string,
  values: Schemas['FillTemplateRequest']['template_fields'],
): Promise<Schemas['Remediation']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const row = await findRemediation(tx, access, id, true);
    if (row.template === null)
      throw new Problem(422, 'no_template', 'This fix has no placeholders to fill in.');
    values.forEach(({ key }, index) => {
      if (!row.templateFields.some((field) => field.key === key))
        throw invalid(`template_fields.${index}.key`, 'not_a_blank', { name: key });
    });
    const templateFields = row.templateFields.map((field) => ({
      ...field,
      value: values.find(({ key }) => key === field.key)?.value ?? field.value,
    }));
    const next = await updateRemediationRow(tx, row, { templateFields });
    await audit(tx, access.who, 'remediation.fill_template', next);
    return shown(tx, next);
  });

type OpeningInput = Pick<Schemas['ApplyPatchRequest'], 'pull_request_per' | 'draft' | 'tracker'>;

const openingOf = (
  as: PullRequestOptions['as'],
  { pull_request_per: per, draft, tracker = 'source_host' }: OpeningInput,
): PullRequestOptions => {
  if (as === 'pull_request' && tracker === 'webhook')
    throw invalid('tracker', 'no_pull_request_by_webhook');
  return {
    as,
    grouping: per ?? 'as_set',
    per: per === undefined || per === 'component' || per === 'major' ? 'finding' : per,
    ...(draft !== undefined && { draft }),
    tracker,
  };
};

/**
 * Generates remediations in the background; findings without a known fix are skipped with a reason.
 */
export const generatePatches = (
  deps: Deps,
  access: Access,
  input: Schemas['GeneratePatchRequest'] & { locale: Locale },
  requestId: string,
): Promise<Schemas['JobRef']> => {
  const {
    findings,
    apply_pr: asPullRequests = false,
    apply_issues: asIssues = false,
    pull_request_per: per,
    draft,
    tracker,
    locale,
    ...asked
  } = input;
  if (asPullRequests && asIssues) throw invalid('apply_issues', 'pull_requests_or_issues');
  const opening =
    asPullRequests || asIssues
      ? openingOf(asIssues ? 'issue' : 'pull_request', {
          ...(per && { pull_request_per: per }),
          ...(draft !== undefined && { draft }),
          ...(tracker && { tracker }),
        })
      : undefined;
  return inTenant(deps.db, toTenant(access.who), async (tx) => {
    const ref = await enqueueFor(
      tx,
      access,
      { ...asked, ...(findings && { finding_ids: findings }) },
      (total) => ({
        kind: 'generate_patches',
        payload: {
          title: `Generate fixes for ${total} findings`,
          locale,
          action: opening?.as ?? 'patch',
          ...(opening && { opening }),
        },
      }),
    );
    await writeAudit(tx, {
      clientId: access.who.clientId,
      actor: access.who,
      action: 'remediation.generate',
      subject: { type: 'job', id: ref.job_id },
      requestId,
    });
    return ref;
  });
};

/**
 * Opens a pull request or an issue for ready remediations; the result is reported for each finding.
 */
export const applyPatches = (
  deps: Deps,
  access: Access,
  input: Schemas['ApplyPatchRequest'],
  requestId: string,
): Promise<Schemas['JobRef']> => {
  const { remediations: ids, as, run_id: runId, ...how } = input;
  const opening = openingOf(as, how);
  return inTenant(deps.db, toTenant(access.who), async (tx) => {
    const ready = await listReadyRemediations(tx, access, ids);
    const missing = ids.findIndex((id) => !ready.some((row) => row.id === id));
    if (missing !== -1) throw invalid(`remediations.${missing}`, 'no_remediation');
    const ref = await enqueueFor(
      tx,
      access,
      {
        finding_ids: ready.map(({ findingId }) => findingId),
        ...(runId !== undefined && { run_id: runId }),
      },
      (total) => ({
        kind: 'apply_patches',
        payload: { title: `Apply ${total} fixes`, action: as, opening },
      }),
    );
    await writeAudit(tx, {
      clientId: access.who.clientId,
      actor: access.who,
      action: 'remediation.apply',
      subject: { type: 'job', id: ref.job_id },
      requestId,
    });
    return ref;
  });
};
