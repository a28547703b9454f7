import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noDownloads } from '../../../tests/support/server/no-downloads.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { OutgoingError, type OutgoingRequest } from '../../outgoing.ts';
import type { WebhookRequest } from './webhook-config.ts';

let server: TestServer;
let sent: { url: string; request: OutgoingRequest }[] = [];
let respond: () => Promise<number> = async () => 201;

beforeAll(async () => {
  server = await startTestServer({
    deps: {
      outgoing: {
        request: async (url, request = {}) => {
          sent.push({ url, request });
          return { status: await respond(), headers: {}, bytes: Buffer.alloc(0), text: '' };
        },
        ...noDownloads,
        close: async () => {},
      },
    },
  });
});
beforeEach(() => {
  sent = [];
  respond = async () => 201;
});
afterAll(() => server.close());

const config: WebhookRequest = {
  name: 'Ticket desk',
  url: 'https://tickets.acme.example/hook',
  authentication: { type: 'bearer', secret: 'bearer-secret' },
  headers: [
    { name: 'X-Team', value: 'security' },
    { name: 'X-Api-Key', value: 'header-secret' },
  ],
};
const save = (body: WebhookRequest) => server.as('admin')('saveWebhook', { body });
const test = (body: WebhookRequest, send = false) =>
  server.as('admin')('testWebhook', { body: { config: body, send } });

describe('the webhook', () => {
  it('has the specification’s defaults', async () => {
    expect((await server.as('admin')('getWebhook')).ok().data).toBeNull();
    const saved = (await save({ name: 'Plain', url: 'https://tickets.acme.example/hook' })).ok()
      .data;
    expect(saved).toMatchObject({
      method: 'POST',
      dataType: 'json',
      authentication: { type: 'none' },
      template: { enabled: true },
      payload_format: 'json',
      isConfigured: true,
    });
    expect(saved?.fields).toEqual([
      'title',
      'severity',
      'status',
      'file_path',
      'line',
      'description',
      'date',
      'tool',
      'cve',
      'cwe',
    ]);
    expect(JSON.parse(saved?.payload_template ?? '')).toMatchObject({ title: '{{title}}' });
  });

  it('never shows its secrets', async () => {
    const saved = await save(config);
    expect(saved.ok().data).toMatchObject({
      headers: [
        { name: 'X-Team', value: 'security' },
        { name: 'X-Api-Key', value: null },
      ],
      authentication: { type: 'bearer', isConfigured: true },
    });
    expect(saved.text).not.toMatch(/bearer-secret|header-secret/);
    expect((await server.as('foreignAdmin')('getWebhook')).ok().data).toBeNull();
  });

  it('previews without sending', async () => {
    const preview = (await test(config)).ok();
    expect(preview.delivery).toBeNull();
    expect(JSON.parse(preview.body)).toMatchObject({ severity: 'high', line: '000042' });
    expect(sent).toEqual([]);
  });

  it('sends with the stored secrets when the form holds none', async () => {
    await save(config);
    const form: WebhookRequest = {
      ...config,
      authentication: { type: 'bearer' },
      headers: [{ name: 'X-Api-Key', value: '' }],
    };
    expect((await test(form, true)).ok().delivery).toMatchObject({
      status: 201,
      message: 'Successfully send webhook',
    });
    expect(sent[0]?.request).toMatchObject({
      method: 'POST',
      headers: {
        authorization: 'Bearer bearer-secret',
        'x-api-key': 'header-secret',
        'content-type': 'application/json',
      },
    });
  });

  it('does not send stored secrets to a new address', async () => {
    await save(config);
    await test(
      {
        ...config,
        url: 'https://elsewhere.example/hook',
        authentication: { type: 'bearer' },
        headers: [{ name: 'X-Api-Key', value: '' }],
      },
      true,
    );
    expect(JSON.stringify(sent)).not.toMatch(/bearer-secret|header-secret/);
  });

  it.each([
    [{ ...config, url: 'ftp://tickets.acme.example' }, 'url'],
    [{ ...config, template: { enabled: true, body: '{"a": {{title}}}' } }, 'template.body'],
    [{ ...config, headers: [{ name: 'Host', value: 'x' }] }, 'headers.0.name'],
    [{ ...config, headers: [{ name: 'X-A', value: 'a\r\nb: c' }] }, 'headers.0.value'],
    [{ ...config, authentication: { type: 'basic' as const } }, 'authentication.username'],
  ])('refuses a bad form (%#) and names the field', async (form, field) => {
    expect((await save(form)).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', ...field.split('.')] }],
    });
  });

  it('says what failed', async () => {
    respond = async () => 500;
    expect((await test(config, true)).problem()).toMatchObject({
      status: 502,
      code: 'webhook_refused',
      detail: 'The webhook answered with status 500.',
    });
    respond = () => Promise.reject(new OutgoingError('timeout', 'too long'));
    expect((await test(config, true)).problem()).toMatchObject({
      status: 502,
      detail: 'No response was received from webhook',
    });
    respond = () =>
      Promise.reject(new OutgoingError('forbidden_address', 'This address is inside the network.'));
    expect((await test(config, true)).problem()).toMatchObject({
      status: 422,
      code: 'forbidden_address',
    });
  });

  it('sends tickets only for findings that are there, and only when it is configured', async () => {
    const unknown = { finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02' };
    expect((await server.as('cyberoper')('sendTicket', { body: unknown })).status).toBe(404);
    expect((await server.as('cyberoper')('sendTicket', { body: {} })).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'finding_id'] }],
    });
  });

  it('is forgotten with its secrets', async () => {
    await save(config);
    expect((await server.as('admin')('deleteWebhook')).status).toBe(204);
    expect(
      (await save({ name: 'Again', url: config.url, authentication: { type: 'bearer' } })).ok().data
        ?.isConfigured,
    ).toBe(false);
  });
});
