import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noDownloads } from '../../../../tests/support/server/no-downloads.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { OutgoingError, type OutgoingRequest } from '../../../platform/outgoing/outgoing.ts';

let server: TestServer;
let sent: { url: string; request: OutgoingRequest | undefined }[] = [];
let answer: () => Promise<{
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
  text: string;
}> = async () => ({ status: 200, headers: {}, bytes: Buffer.alloc(0), text: '{}' });

beforeAll(async () => {
  server = await startTestServer({
    deps: {
      outgoing: {
        request: async (url, request) => {
          sent.push({ url, request });
          const given = await answer();
          return { ...given, bytes: Buffer.from(given.text) };
        },
        ...noDownloads,
        close: async () => {},
      },
    },
  });
});
afterAll(() => server.close());

const azure = {
  api_key: 'stored-key',
  deployment_name: 'remediator',
  base_url: 'https://ai.acme.example',
  version: '2025-04-01',
};

describe('AI services', () => {
  it('are configured when everything is there, and never show the key', async () => {
    expect((await server.as('admin')('getAiConfiguration')).ok().remediator).toEqual({
      isConfigured: false,
      deployment_name: null,
      base_url: null,
      version: null,
      type: 'azure',
    });
    const saved = await server.as('admin')('saveAiConfiguration', { body: { remediator: azure } });
    expect(saved.ok().remediator).toMatchObject({
      isConfigured: true,
      deployment_name: 'remediator',
    });
    expect(saved.text).not.toContain('stored-key');
    expect(
      (
        await server.as('admin')('saveAiConfiguration', {
          body: { validation: { openai_type: 'openai' } },
        })
      ).ok().remediator.isConfigured,
    ).toBe(true);
  });

  it('are tried with what is stored', async () => {
    sent = [];
    expect((await server.as('admin')('testRemediatorConnection')).ok()).toMatchObject({ ok: true });
    expect(sent[0]?.url).toBe(
      'https://ai.acme.example/openai/deployments/remediator/chat/completions?api-version=2025-04-01',
    );
    expect(sent[0]?.request?.headers).toMatchObject({ 'api-key': 'stored-key' });
  });

  it('do not send a stored key to a new address', async () => {
    sent = [];
    expect(
      (
        await server.as('admin')('testRemediatorConnection', {
          body: { base_url: 'https://elsewhere.example' },
        })
      ).ok(),
    ).toMatchObject({ ok: false, code: 'key_needed_again' });
    expect(sent).toEqual([]);
  });

  it.each([
    [401, 'key_refused'],
    [404, 'deployment_unknown'],
    [429, 'quota_used_up'],
    [500, 'unexpected_status'],
  ])('explain a status %i', async (status, code) => {
    answer = async () => ({ status, headers: {}, bytes: Buffer.alloc(0), text: '' });
    expect((await server.as('admin')('testRemediatorConnection')).ok()).toMatchObject({
      ok: false,
      code,
      status,
    });
  });

  it('explain an address that cannot be reached, and what is missing', async () => {
    answer = () =>
      Promise.reject(new OutgoingError('timeout', 'The other side took too long to respond.'));
    expect((await server.as('admin')('testRemediatorConnection')).ok()).toMatchObject({
      ok: false,
      code: 'timeout',
    });
    expect(
      (
        await server.as('admin')('testValidationConnection', {
          body: { openai_base_url: 'https://ai.example' },
        })
      ).ok(),
    ).toMatchObject({ ok: false, code: 'deployment_missing' });
  });
});
