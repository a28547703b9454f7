import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { findSecret } from '../../../platform/secrets/secret-store.ts';
import { secretName } from './credentials.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('credentials', () => {
  it('are configured when every field is there', async () => {
    const save = async (values: Record<string, string | null>) =>
      (await server.as('admin')('saveConnector', { body: { key: 'azure', values } })).ok();
    expect(await save({ client_id: 'a', client_secret: 'b' })).toEqual({
      key: 'azure',
      isConfigured: false,
    });
    expect(await save({ subscription_id: 'c', tenant_id: 'd' })).toEqual({
      key: 'azure',
      isConfigured: true,
    });
    expect(await save({ client_secret: null })).toEqual({ key: 'azure', isConfigured: false });
  });

  it('of Checkmarx keep the team as a number in text', async () => {
    const values = {
      client_id: 'a',
      client_secret: 'b',
      username: 'c',
      password: 'd',
      base_url: 'https://cx.acme.example',
      team_id: 7,
    };
    expect(
      (await server.as('admin')('saveToolConnector', { body: { key: 'checkmarx', values } })).ok()
        .isConfigured,
    ).toBe(true);
    const team = await inTenant(server.deps.db, server.people.admin, (tx) =>
      findSecret(server.deps, tx, {
        clientId: server.people.admin.clientId,
        name: secretName('checkmarx', 'team_id'),
      }),
    );
    expect(team).toBe('7');
  });

  it('of a service of the organization’s own stay with its address', async () => {
    const save = (values: { api_token?: string; black_duck_url?: string }) =>
      server.as('admin')('saveToolConnector', { body: { key: 'black_duck', values } });
    await save({ api_token: 'bd-token', black_duck_url: 'https://bd.acme.example' });
    expect((await save({ black_duck_url: 'https://elsewhere.example' })).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'values', 'api_token'], type: 'needed_for_new_address' }],
    });
    expect((await save({ black_duck_url: 'https://bd.acme.example/api' })).status).toBe(200);
    expect(
      (await save({ api_token: 'other', black_duck_url: 'https://elsewhere.example' })).status,
    ).toBe(200);
  });

  it('are forgotten on demand', async () => {
    await server.as('admin')('saveConnector', {
      body: { key: 'aws', values: { access_key_id: 'a', secret_access_key: 'b' } },
    });
    expect((await server.as('admin')('deleteConnector', { body: { key: 'aws' } })).status).toBe(
      204,
    );
    expect(
      (await server.as('admin')('saveConnector', { body: { key: 'aws', values: {} } })).ok()
        .isConfigured,
    ).toBe(false);
  });

  it('of a source host are saved but not shown', async () => {
    const saved = await server.as('admin')('saveToken', {
      body: { source_control: 'gitea', token: 'gta_secret_value', url: 'https://git.acme.example' },
    });
    expect(saved.ok()).toMatchObject({
      source_control: 'gitea',
      isConfigured: true,
      url: 'https://git.acme.example',
    });
    const listed = await server.as('cyberoper')('listGitTokens');
    expect(listed.ok().data.map((host) => [host.source_control, host.isConfigured])).toEqual([
      ['github', false],
      ['gitlab', false],
      ['bitbucket_cloud', false],
      ['gitea', true],
    ]);
    expect(saved.text + listed.text).not.toContain('gta_secret_value');
    expect(
      (await server.as('foreignAdmin')('listGitTokens'))
        .ok()
        .data.every((host) => !host.isConfigured),
    ).toBe(true);
  });
});

describe('the GitHub App', () => {
  it('is complete with key and installation', async () => {
    const call = server.as('admin');
    expect(
      (
        await call('saveGithubConfiguration', { body: { app_id: '1234', private_key: 'KEY' } })
      ).ok(),
    ).toEqual({ isConfigured: false, app_id: '1234', installation_id: null });
    expect(
      (await call('saveGithubInstallation', { body: { installation_id: '987' } })).ok(),
    ).toEqual({ installation_id: '987' });
    expect((await call('getGitAppToken')).ok()).toEqual({
      isConfigured: true,
      app_id: '1234',
      installation_id: '987',
    });
    expect((await call('getGithubInstallation')).ok()).toEqual({ installation_id: '987' });
    expect((await call('deleteGithubConfiguration')).status).toBe(204);
    expect((await call('getGitAppToken')).ok()).toEqual({
      isConfigured: false,
      app_id: null,
      installation_id: null,
    });
  });
});

describe('Semgrep CLI', () => {
  it('is configured by its token', async () => {
    const call = server.as('admin');
    expect((await call('saveSemgrepCli', { body: { config: 'p/default' } })).ok()).toEqual({
      isConfigured: false,
      config: 'p/default',
    });
    expect((await call('saveSemgrepCli', { body: { token: 'semgrep-token' } })).ok()).toEqual({
      isConfigured: true,
      config: 'p/default',
    });
    expect((await call('deleteSemgrepCli')).status).toBe(204);
    expect((await call('getSemgrepCli')).ok()).toEqual({ isConfigured: false, config: null });
  });
});
