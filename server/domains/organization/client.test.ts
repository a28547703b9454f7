import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { auditLog, secrets } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Client, UpdateClientRequest } from './client-document.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (person: 'admin' | 'developer' | 'foreignAdmin' = 'admin') => {
  const answer = await server.as(person)('getClient');
  return { client: decodeJwt<Client>(answer.ok().token), etag: answer.headers['etag'] ?? '' };
};
const put = (body: UpdateClientRequest, etag: string) =>
  server.as('admin')('updateClient', { body, headers: { 'if-match': etag } });
const update = async (body: UpdateClientRequest) => put(body, (await read()).etag);

describe('the organisation', () => {
  it('is a signed token with every field of the specification', async () => {
    const { client, etag } = await read('developer');
    expect(client).toMatchObject({
      _id: server.people.admin.clientId,
      organization_name: 'Acme',
      subscription: { tier: 'free', payment: 'off' },
      schedule_scan: 'off',
      issue_webhook: null,
      plugins: {
        github: { isConfigured: false },
        cloud: { aws: { isConfigured: false } },
        plexalyzer: { isConfigured: false },
      },
    });
    expect(etag).toBe(`"${client.version}"`);
  });

  it('keeps what an update does not name', async () => {
    await update({
      company: { information: { category: 'Financial services' } },
      excluded_tools: ['zap'],
    });
    await update({ company: { structure: { service: ['Payments'] } }, schedule_scan: 'weekly' });
    const { client } = await read();
    expect(client).toMatchObject({
      schedule_scan: 'weekly',
      excluded_tools: ['zap'],
      company: {
        information: { category: 'Financial services' },
        structure: { service: ['Payments'] },
      },
    });
  });

  it('refuses a stale version and says which one is there', async () => {
    const { etag } = await read();
    expect((await put({ legal_name: 'Acme One' }, etag)).status).toBe(200);
    const stale = await put({ legal_name: 'Acme Two' }, etag);
    expect(stale.problem()).toMatchObject({ status: 412, code: 'stale' });
    expect(stale.headers['etag']).toBe((await read()).etag);
    expect((await read()).client.legal_name).toBe('Acme One');
  });

  it('asks for If-Match', async () => {
    const refused = (
      await server.as('admin')('updateClient', { body: { legal_name: 'Acme' } })
    ).problem();
    expect(refused).toMatchObject({ status: 428, code: 'precondition_required' });
  });

  it('lets two people save at once: one wins, the other is told', async () => {
    const { etag } = await read();
    const statuses = (
      await Promise.all(['One', 'Two'].map((name) => put({ legal_name: name }, etag)))
    ).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, 412]);
  });

  it('does not change the plan by a form', async () => {
    expect((await update({ subscription: { tier: 'enterprise' } })).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'subscription', 'tier'] }],
    });
    expect((await update({ subscription: { tier: 'free' } })).status).toBe(200);
  });

  it('takes secrets and never gives them back', async () => {
    const secret = 'sk-very-secret-value';
    await update({
      google_oauth_token: secret,
      semgrep_cli: { token: secret, config: 'p/default' },
      ai_configuration: {
        remediator: {
          api_key: secret,
          deployment_name: 'gpt',
          base_url: 'https://ai.acme.example',
          version: '2025-04-01',
        },
      },
    });
    const { client } = await read();
    expect(client).toMatchObject({
      google_oauth_token: true,
      semgrep_cli: { isConfigured: true, config: 'p/default' },
      ai_configuration: { remediator: { isConfigured: true, type: 'azure' } },
    });
    expect(JSON.stringify(client)).not.toContain(secret);
    const stored = await inTenant(server.deps.db, server.people.admin, async (tx) =>
      JSON.stringify([
        (await tx.select().from(secrets)).map((row) => row.ciphertext.toString('latin1')),
        await tx.select().from(auditLog),
      ]),
    );
    expect(stored).not.toContain(secret);
    await update({ semgrep_cli: { config: 'p/ci' } });
    expect((await read()).client.semgrep_cli).toEqual({ isConfigured: true, config: 'p/ci' });
    await update({ semgrep_cli: { token: null } });
    expect((await read()).client.semgrep_cli.isConfigured).toBe(false);
  });

  it('sends a stored AI key to no other address', async () => {
    const call = server.as('admin');
    const save = (remediator: { base_url?: string | null; api_key?: string }) =>
      call('saveAiConfiguration', { body: { remediator } });
    await save({ base_url: 'https://ai.acme.example', api_key: 'sk-first' });
    expect((await save({ base_url: 'https://elsewhere.example' })).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'remediator', 'api_key'], type: 'needed_for_new_address' }],
    });
    expect((await save({ base_url: 'https://ai.acme.example/v2' })).status).toBe(200);
    // Nor after removing the URL.
    await save({ base_url: null });
    expect((await save({ base_url: 'https://elsewhere.example' })).status).toBe(422);
    expect(
      (await save({ base_url: 'https://elsewhere.example', api_key: 'sk-second' })).status,
    ).toBe(200);
    const change = { remediator: { base_url: 'https://third.example' } };
    expect((await update({ ai_configuration: change })).problem()).toMatchObject({
      detail: [{ loc: ['body', 'ai_configuration', 'remediator', 'api_key'] }],
    });
  });

  it('changes billing and deep reasoning', async () => {
    expect(
      (
        await server.as('admin')('updateClientBilling', {
          body: { legal_name: 'Acme S.L.', address: 'Main Street 1', credit_card: true },
        })
      ).status,
    ).toBe(200);
    await server.as('admin')('toggleDeepReasoning');
    expect((await read()).client).toMatchObject({
      legal_name: 'Acme S.L.',
      credit_card: true,
      deep_reasoning_enrichment: true,
    });
    await server.as('admin')('toggleDeepReasoning', { body: { deep_reasoning_enrichment: true } });
    expect((await read()).client.deep_reasoning_enrichment).toBe(true);
  });

  it('leaves other organisations alone', async () => {
    expect((await read('foreignAdmin')).client).toMatchObject({
      organization_name: 'Other',
      legal_name: null,
      version: 1,
    });
  });
});
