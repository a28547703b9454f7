// Every operation has a mock. A mock that changes something changes the mocks' state and returns
// what the contract declares, or has a reason why there is no state.
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#domain/contract-operations';
import { FromExample } from '../../src/shared/api/mocks/answers.ts';
import { examples } from '../../src/shared/api/mocks/examples.ts';
import { answersOf, mockHandlers } from '../../src/shared/api/mocks/handlers.ts';
import { readScenario } from '../../src/shared/api/mocks/scenario.ts';
import { makeState, type MockState } from '../../src/shared/api/mocks/state.ts';
import {
  addressOf,
  bodyExample,
  complaints,
  document,
  headersOf,
  operations,
} from '../support/contract/contract.ts';

type Json = { readonly [key: string]: unknown };

const first = readScenario('first,first-run');
const answers = answersOf(makeState(first));
const decisionOf = (id: string) => answers[id as keyof typeof answers] as unknown;
const isFromExample = ({ id }: Operation) => decisionOf(id) instanceof FromExample;

/** The first row of a named collection in the store. */
const row = ({ store }: MockState, name: string): Json => {
  const parts = JSON.parse(JSON.stringify(store)) as Record<string, Json[]>;
  const found = parts[name]?.[0];
  if (found === undefined) throw new Error(`The store keeps no ${name}.`);
  return found;
};

type Find = (state: MockState) => unknown;

const of =
  (name: string, key = 'id'): Find =>
  (state) =>
    row(state, name)[key];
const finding: Find = ({ findings }) => findings[0]?.id;
const other: Find = ({ findings }) => findings[1]?.id;
const repository: Find = ({ repositories }) => repositories[0]?.id;
const withFix: Find = of('Remediation', 'finding_id');

/** The row whose id a URL contains; the first match applies. */
const owners: readonly (readonly [address: RegExp, find: Find])[] = [
  [/^\/v1\/(finding|findings|finding-send)\//, finding],
  [/^\/v1\/(remediations\/:id\/|remediation\/)/, withFix],
  [/^\/v1\/(remediations|issues)\//, finding],
  [/^\/v1\/container_specs\//, of('Container image')],
  [/^\/v1\/(repositories|upload_scan)\//, repository],
  [/^\/v1\/scans\//, (state) => (row(state, 'Scan')['scan'] as Json)['id']],
  [/^\/v1\/jobs\//, (state) => state.jobs.all[0]?.job.id],
  [/^\/v1\/team\//, of('Member')],
  [/^\/v1\/teams\//, of('Team')],
  [/^\/v1\/openai\/reviewer-notes\//, of('Note')],
  [/^\/v1\/policies\//, of('Policy')],
  [/^\/v1\/triage-rules\//, of('Triage rule')],
  [/^\/v1\/domains\//, of('Domain', 'uuid')],
  [/^\/v1\/plexalyzer_tokens\//, of('Token')],
  [/^\/v1\/partner\//, of('Partner')],
  [/^\/v1\/pricing\//, of('Plan')],
  [/^\/v1\/user_connectors\//, of('Connector')],
  [/^\/v1\/client\/notifications\//, (state) => state.notifications[0]?._id],
  [/^\/v1\/user\/sessions\//, of('Session')],
  [/^\/v1\/user\/unusual-logins\//, of('Unusual login')],
  [/^\/v1\/user\/passkeys\//, of('Passkey')],
  [/^\/v1\/outbox\//, of('Mail')],
];

const saved = ({ store }: MockState): readonly Json[] =>
  (JSON.parse(JSON.stringify(store)) as Record<string, { value: Json[] }>)['filters of components']
    ?.value ?? [];

const job =
  (can: 'can_undo' | 'can_retry'): Find =>
  ({ jobs }) =>
    jobs.all.find((entry) => entry.job[can])?.job.id;

/** Path parameters that the example does not provide. */
const paths: Readonly<Record<string, (state: MockState) => Record<string, unknown>>> = {
  deleteFindingComment: (state) => ({
    comment_id: (row(state, 'Comment')['event'] as Json)['id'],
  }),
  unlinkFindingDuplicate: (state) => ({ finding: other(state) }),
  undoJob: (state) => ({ id: job('can_undo')(state) }),
  retryJob: (state) => ({ id: job('can_retry')(state) }),
  putAwaySbom: (state) => ({
    id: row(state, 'SBOM')['repository'],
    scan: (row(state, 'SBOM')['sbom'] as Json)['scan_id'],
  }),
  unbindDomain: (state) => ({ repo: repository(state) }),
  activateFilter: ({ savedFilters }) => ({ name: savedFilters[0]?.name }),
  activateFilterOf: () => ({ name: 'mine', source: 'components' }),
  updateFilterOf: () => ({ name: 'mine', source: 'components' }),
  deleteFilterOf: () => ({ name: 'mine', source: 'components' }),
  saveFilterOf: () => ({ source: 'components' }),
  recordAssessment: () => ({ kind: 'slsa_threat', code: 'C' }),
  removeRecordedAssessment: () => ({ kind: 'slsa_threat', code: 'C' }),
};

/** Additions to the example of a body. */
const bodies: Readonly<Record<string, (state: MockState) => Json>> = {
  updateRepository: () => ({ nickname: 'renamed' }),
  updateTeamMember: () => ({ role: 'developer' }),
  resetMemberSignIn: () => ({ two_factor: true }),
  // All of them, because the client may have marked every finding of the example.
  markFindingsSeen: () => ({ seen: true, finding_ids: undefined }),
  createTeam: () => ({ name: 'Another' }),
  updateSignInRules: () => ({ idle_minutes: 30 }),
  saveFilter: () => ({ name: 'mine' }),
  // The first of two views is no longer the active one.
  saveFilterOf: (state) => ({ name: saved(state).length === 0 ? 'mine' : 'second' }),
  updateFilter: () => ({ name: 'Renamed' }),
  updateFilterOf: () => ({ name: 'Renamed' }),
  fillRemediationTemplate: () => ({ template_fields: [{ key: 'parameter_name', value: 'note' }] }),
  saveSemgrepCli: () => ({ config: 'p/ci' }),
  testSourceHostConnection: () => ({ token: undefined }),
  addPlexalyzerToken: () => ({ token: 'plx_another7wXk9sVb1nYcTzQ0aLr8uEfHjM5d' }),
  updateNotification: () => ({ status: 'read' }),
  updateNotificationSettings: () => ({
    digest: { frequency: 'daily', weekday: 1, hour: 7, time_zone: 'Europe/Paris' },
  }),
  updatePrioritySettings: () => ({ toggle: false }),
  createPolicy: () => ({ name: 'Another' }),
  createTriageRule: () => ({ name: 'Another' }),
  orderTriageRules: ({ store }) => ({
    ids: (JSON.parse(JSON.stringify(store)) as Record<string, { id: string }[]>)[
      'Triage rule'
    ]?.map(({ id }) => id),
  }),
  updatePricing: () => ({ name: 'Another' }),
  updatePartner: () => ({ name: 'Another' }),
  publishUserConnector: () => ({ name: 'Another' }),
  editUserConnector: () => ({ name: 'Another' }),
  createDomain: () => ({ domain: 'other.acme.example' }),
  linkFindingDuplicate: (state) => ({ finding_id: other(state) }),
  requestRepositoryScan: (state) => ({ repository_id: repository(state) }),
  bindDomain: (state) => ({
    domain_uuid: of('Domain', 'uuid')(state),
    repository_id: repository(state),
  }),
  verifyDomain: (state) => ({ domain_uuid: of('Domain', 'uuid')(state) }),
  createPullRequest: (state) => ({ remediation_id: of('Remediation', '_id')(state) }),
  createIssue: (state) => ({ remediation_id: of('Remediation', '_id')(state) }),
  setRepositoryMembers: (state) => ({ user_ids: [of('Member')(state)] }),
  setClientPlan: (state) => ({ client_id: of('Organisation', '_id')(state) }),
  setClientPiloting: (state) => ({ client_id: of('Organisation', '_id')(state), piloting: true }),
  setClientPartner: (state) => ({
    client_id: of('Organisation', '_id')(state),
    partner_id: of('Partner')(state),
  }),
};

/** The operations that must precede a call, so that it has something to change. */
const before: Readonly<Record<string, readonly string[]>> = {
  removeSample: ['loadSample'],
  cancelClientDeletion: ['requestClientDeletion'],
  restoreReviewerNote: ['deleteReviewerNote'],
  restoreFindingRisk: ['acceptFindingRisk', 'revokeFindingRisk'],
  restoreUnreadNotifications: ['readAllNotifications'],
  removeTwoFactor: ['configureTwoFactor'],
  deleteFindingComment: ['commentOnFinding'],
  answerFindingOpinion: ['requestFindingOpinion'],
  updatePullRequest: ['createPullRequest'],
  unlinkFindingDuplicate: ['linkFindingDuplicate'],
  activateFilter: ['saveFilter'],
  activateFilterOf: ['saveFilterOf', 'saveFilterOf'],
  updateFilterOf: ['saveFilterOf'],
  deleteFilterOf: ['saveFilterOf'],
  deleteGithubConfiguration: ['saveGithubConfiguration'],
  orderTriageRules: ['createTriageRule'],
  saveConnector: ['deleteConnector'],
  removeRecordedAssessment: ['recordAssessment'],
  unbindDomain: ['bindDomain'],
};

const call = async (handlers: ReturnType<typeof mockHandlers>, state: MockState, id: string) => {
  const operation = operations.find((entry) => entry.id === id);
  if (!operation) throw new Error(`No operation ${id}.`);
  const [, find] = owners.find(([address]) => address.test(operation.url)) ?? [];
  const path = Object.fromEntries(
    Object.entries({ id: find?.(state), ...paths[id]?.(state) })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const example = bodyExample(id);
  const body = example === undefined ? undefined : { ...(example as Json), ...bodies[id]?.(state) };
  const answer = await getResponse(
    handlers,
    new Request(`http://localhost${addressOf(operation, { path })}`, {
      method: operation.method,
      headers: {
        ...headersOf(operation),
        authorization: 'Bearer superadmin',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = (await answer?.text()) ?? '';
  return { operation, status: answer?.status ?? 0, body: text === '' ? undefined : text };
};

/**
 * A sign-in starts a session, which only the mocks' token represents. The others only read, with a
 * body or a file.
 */
const changeNothing = new Set([
  ...['login', 'countFindings', 'checkGate', 'simulatePrioritySettings'],
  ...['previewBulkAction', 'previewTriageRule', 'suggestDevelopers'],
  ...['exportFindings', 'downloadFindingsJson', 'createFindingReport', 'exportSbom'],
  ...['exportManagedFindings', 'exportFindingsOfClients', 'downloadRepositoriesCsv'],
  ...['getProductPrice', 'listReadyPatches'],
]);
const changing = operations.filter(
  (entry) => entry.method !== 'GET' && !changeNothing.has(entry.id) && !isFromExample(entry),
);

describe('an operation that changes something', () => {
  it.each(changing.map(({ id }) => [id]))('%s', async (id) => {
    const state = makeState(first);
    const handlers = mockHandlers(document, first, { state });
    for (const earlier of before[id] ?? []) await call(handlers, state, earlier);
    const was = JSON.stringify(state);
    const { operation, status, body } = await call(handlers, state, id);
    expect([status, body && status >= 400 ? body : '']).toEqual([
      [...operation.responses.keys()].find((declared) => declared < 300),
      '',
    ]);
    const schema = operation.responses.get(status);
    if (schema && body) expect(complaints(schema, JSON.parse(body))).toEqual([]);
    expect(JSON.stringify(state) === was ? 'kept as it was' : 'changed').toBe('changed');
  });
});

describe('an operation that answers its example', () => {
  const marked = operations.filter(isFromExample);

  it.each(marked.map((entry) => [entry.id, entry] as const))('%s', (id, { method }) => {
    const decision = decisionOf(id) as FromExample;
    expect(decision.reason.length).toBeGreaterThan(20);
    if (method !== 'GET')
      expect(decision.reason).not.toBe('Reads what no page of the mocks changes.');
  });

  it('is the exception', () => {
    expect(marked.filter(({ method }) => method !== 'GET').length).toBeLessThanOrEqual(38);
  });
});

it('no operation has both an overlay and its example', () => {
  expect(Object.keys(examples).filter((id) => !(decisionOf(id) instanceof FromExample))).toEqual(
    [],
  );
});
