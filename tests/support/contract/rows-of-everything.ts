// Creates one row of everything that a path can refer to, in one organization.
import { and, eq } from 'drizzle-orm';
import { bodyExample } from './contract.ts';
import { sarif } from './seed.ts';
import { passkeys, sessions, unusualLogins } from '../../../server/platform/db/schema/accounts.ts';
import {
  containerSpecs,
  domainRepositories,
} from '../../../server/platform/db/schema/catalogue.ts';
import { feedback, feedbackScreenshots } from '../../../server/platform/db/schema/feedback.ts';
import { findings } from '../../../server/platform/db/schema/findings.ts';
import { jobs, notifications, outbox } from '../../../server/platform/db/schema/operations.ts';
import { reviewerNotes } from '../../../server/platform/db/schema/ai-usage.ts';
import { inTenant } from '../../../server/platform/db/tenancy.ts';
import { newId } from '../../../server/platform/runtime/ids.ts';
import { hashToken } from '../../../server/platform/runtime/tokens.ts';
import type { Call } from '../server/caller.ts';
import type { People, Person } from '../server/people.ts';
import type { TestServer } from '../server/test-server.ts';
import { addRepository, upload } from '../server/upload.ts';

const [run] = sarif.runs;
const [result] = run?.results ?? [];

/** Two findings, so that one can be marked as a duplicate of the other. */
const report = {
  ...sarif,
  runs: [
    {
      ...run,
      results: [
        result,
        { ...result, ruleId: 'traversal', message: { text: 'Input reaches a path.' } },
      ],
    },
  ],
};

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: { type: 'application', name: 'shop', 'bom-ref': 'shop' } },
  components: [
    { type: 'library', name: 'qs', version: '6.5.2', purl: 'pkg:npm/qs@6.5.2', 'bom-ref': 'qs' },
  ],
  dependencies: [{ ref: 'shop', dependsOn: ['qs'] }],
};

const ever = new Date('2100-01-01');

/** Rows that no request creates, or only with another server. */
const insertRows = async (
  { deps }: TestServer,
  { clientId, userId }: Person,
  { repository, domain, finding }: Record<'repository' | 'domain' | 'finding', string>,
) => {
  const [job, notification, opinion, mail, session] = [newId(), newId(), newId(), newId(), newId()];
  const [passkey, note, unusualLogin] = [newId(), newId(), newId()];
  await inTenant(deps.db, { clientId }, async (tx) => {
    await tx.insert(jobs).values({
      ...{ clientId, id: job, createdBy: userId, runAt: ever },
      ...{ kind: 'triage_findings', payload: {} },
    });
    await tx
      .insert(notifications)
      .values({ clientId, id: notification, userId, type: 'reminder', title: 'A reminder' });
    await tx
      .insert(feedback)
      .values({ clientId, id: opinion, userId, kind: 'idea', message: 'A view for each team.' });
    await tx.insert(feedbackScreenshots).values({
      ...{ clientId, feedbackId: opinion, mediaType: 'image/png', picture: Buffer.from('png') },
    });
    await tx.insert(outbox).values({
      ...{ clientId, id: mail, recipient: 'somebody@example.test', template: 'reminder' },
      ...{ subject: 'A reminder', body: Buffer.from(''), preview: '', state: 'failed' },
    });
    await tx.insert(sessions).values({
      ...{ clientId, id: session, userId, tokenHash: hashToken(session) },
      ...{ createdAt: deps.now(), lastUsedAt: deps.now(), expiresAt: ever },
    });
    await tx.insert(unusualLogins).values({
      ...{ clientId, id: unusualLogin, userId, sessionId: session, means: 'password' },
      ...{ newDevice: 'device', createdAt: deps.now() },
    });
    await tx.insert(passkeys).values({
      ...{ clientId, id: passkey, userId, name: 'Laptop', credentialId: Buffer.from(passkey) },
      ...{ publicKey: Buffer.from('key'), counter: 0, transports: [], synced: false },
    });
    await tx.insert(reviewerNotes).values({
      ...{ clientId, id: note, repositoryId: repository, findingId: finding, tool: 'semgrep' },
      ...{ ruleId: 'rule', about: 'false_positive', decision: 'true', author: 'developer' },
      ...{ source: 'A constant.', text: 'A constant.' },
    });
    await tx.insert(containerSpecs).values({
      ...{ clientId, repositoryId: repository, platform: 'docker_hub', image: 'acme/shop' },
      ...{ tag: '1', fields: { user: 'acme' } },
    });
    // Only findings of components belong to an SBOM.
    await tx
      .update(findings)
      .set({ component: 'qs' })
      .where(and(eq(findings.clientId, clientId), eq(findings.id, finding)));
    await tx
      .insert(domainRepositories)
      .values({ clientId, domainId: domain, repositoryId: repository });
  });
  return { job, notification, feedback: opinion, mail, session, passkey, note, unusualLogin };
};

/** Views are identified by name. */
export const viewName = (clientId: string): string => `View ${clientId.slice(-12)}`;

const makeByRequest = async (call: Call, clientId: string, repository: string) => {
  const found = (await call('listFindings')).ok().data.map(({ id }) => id);
  const [finding = '', duplicate = ''] = found;
  if (duplicate === '') throw new Error('The report has brought no two findings.');
  const path = { id: finding };
  const comment = await call('commentOnFinding', { path, body: { comment: 'Seen.' } });
  const draft = await call('createIssueDraft', { path });
  await call('linkFindingDuplicate', { path, body: { finding_id: duplicate, canonical: true } });
  const view = { name: viewName(clientId), filters: [], shared: true, is_default: false };
  await call('saveFilter', { body: view });
  for (const source of ['repositories', 'components'] as const)
    await call('saveFilterOf', { path: { source }, body: view });
  const [policy] = (await call('listPolicies')).ok().data;
  const [component] = (await call('listComponents')).ok().data;
  const token = await call('generatePlexalyzerToken', {
    body: { name: 'ci', expired_at: '2027-06-01T00:00:00Z' },
  });
  const rule = await call('createTriageRule', {
    body: {
      name: 'Tests',
      enabled: true,
      filter: { severity: 'low' },
      change: { add_tags: ['test'] },
    },
  });
  const connector = await call('publishUserConnector', {
    body: { name: 'Tickets', kind: 'webhook' },
  });
  const team = await call('createTeam', { body: { name: 'Payments', member_ids: [], owns: [] } });
  const domain = await call('createDomain', { body: { domain: `a${clientId.slice(-12)}.test` } });
  return {
    finding,
    duplicate,
    repository,
    comment: comment.ok().data.id,
    policy: policy?.id ?? '',
    component: component?.id ?? '',
    token: token.ok().id,
    rule: rule.ok().data.id,
    connector: connector.ok().data.id,
    team: team.ok().data.id,
    domain: domain.ok().data.uuid,
    remediation: draft.ok().data._id,
  };
};

export type Rows = Awaited<ReturnType<typeof makeRows>>;

/** @param person an administrator; @param member another user of the organization */
export const makeRows = async (server: TestServer, person: keyof People, member: keyof People) => {
  const call = server.as(person);
  const who = server.people[person];
  const repository = await addRepository(call, 'shop');
  const scan = await upload(call, repository, JSON.stringify(report), { tool: 'semgrep' });
  const sbom = await upload(call, repository, JSON.stringify(bill), {
    tool: 'cyclonedx',
    ext: 'json',
    group: 'nightly', // matches the example of closing one
  });
  await server.runJobs();
  const made = await makeByRequest(call, who.clientId, repository);
  return {
    ...made,
    ...(await insertRows(server, who, made)),
    scan: scan.id,
    sbom: sbom.id,
    client: who.clientId,
    view: viewName(who.clientId),
    user: server.people[member].userId,
  };
};

/** The row whose id the example of a body contains, by field name. */
const bodyIds: Readonly<Record<string, keyof Rows>> = {
  user_ids: 'user',
  member_ids: 'user',
  developer_ids: 'user',
  assignee_id: 'user',
  approver_id: 'user',
  finding_id: 'duplicate',
  repository_id: 'repository',
};

/**
 * The example of an operation's body with these rows' ids, so that no unknown id causes a refusal.
 */
export const bodyOf = (operation: string, rows: Rows): unknown => {
  const named = (value: unknown, name: string): unknown => {
    const kind = bodyIds[name];
    if (typeof value === 'string' && kind !== undefined) return rows[kind];
    if (name === 'name' && operation.startsWith('updateFilter')) return rows.view;
    if (Array.isArray(value)) return value.map((one) => named(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, key)]));
  };
  return named(bodyExample(operation), '');
};
