import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noDownloads } from '../../../tests/support/server/no-downloads.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { remediations } from '../../platform/db/schema/remediations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { OutgoingError, type OutgoingRequest } from '../../platform/outgoing/outgoing.ts';
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

  it('keeps no stored secret when its address moves to another origin', async () => {
    await save(config);
    const moved: WebhookRequest = {
      ...config,
      url: 'https://elsewhere.example/hook',
      authentication: { type: 'bearer' },
      headers: [{ name: 'X-Api-Key', value: '' }],
    };
    const refusal = (await save(moved)).problem();
    expect(refusal).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'authentication', 'secret'], type: 'needed_for_new_address' }],
    });
    const typed: WebhookRequest = {
      ...moved,
      authentication: { type: 'bearer', secret: 'another' },
    };
    expect((await save(typed)).problem()).toMatchObject({
      detail: [{ loc: ['body', 'headers', '0', 'value'], type: 'needed_for_new_address' }],
    });
    expect((await server.as('admin')('getWebhook')).ok().data?.url).toBe(config.url);
    // The same origin may have another path.
    expect((await save({ ...moved, url: 'https://tickets.acme.example/v2' })).status).toBe(200);
    // Secrets that a form no longer uses are deleted, and are not restored for the new URL.
    await save({ name: 'Moved', url: moved.url });
    await save(moved);
    expect((await test(moved, true)).ok().delivery).toMatchObject({ status: 201 });
    expect(JSON.stringify(sent)).not.toMatch(/bearer-secret|header-secret/);
  });

  it.each([
    [{ ...config, url: 'ftp://tickets.acme.example' }, 'url'],
    [{ ...config, template: { enabled: true, body: '{"a": {{title}}}' } }, 'template.body'],
    [{ ...config, headers: [{ name: 'Host', value: 'x' }] }, 'headers.0.name'],
    [{ ...config, headers: [{ name: 'Webhook-Id', value: '1' }] }, 'headers.0.name'],
    [{ ...config, headers: [{ name: 'X-A', value: 'a\r\nb: c' }] }, 'headers.0.value'],
    [{ ...config, authentication: { type: 'basic' as const } }, 'authentication.username'],
  ])('refuses a bad form (%#) and names the field', async (form, field) => {
    expect((await save(form)).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', ...field.split('.')] }],
    });
  });

  describe('with a signing secret', () => {
    const key = Buffer.from('0123456789abcdef0123456789abcdef');
    const secret = `whsec_${key.toString('base64')}`;
    const signed: WebhookRequest = { ...config, signing_secret: secret };
    const kept: WebhookRequest = { ...config, authentication: { type: 'bearer' } };
    const headersOf = (at = 0) => sent[at]?.request.headers ?? {};
    /** The snippet of the documentation, run as a receiver would. */
    const isGenuine = async (headers: Record<string, string>, body: string, now: Date) => {
      const page = readFileSync('docs/webhooks.md', 'utf8');
      const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? expect.fail('no snippet');
      const address = `data:text/javascript,${encodeURIComponent(code)}`;
      const snippet = (await import(/* @vite-ignore */ address)) as {
        isGenuine: (...given: unknown[]) => boolean;
      };
      return snippet.isGenuine(headers, body, secret, now);
    };

    it('signs each call anew, as Standard Webhooks describes it', async () => {
      const saved = await save(signed);
      expect(saved.ok().data?.isSigned).toBe(true);
      expect(saved.text).not.toContain('whsec_');
      await test(kept, true);
      await test(kept, true);
      const [headers, again] = [headersOf(), headersOf(1)];
      const { 'webhook-id': id = '', 'webhook-timestamp': time = '' } = headers;
      const body = String(sent[0]?.request.body);
      const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${expected}`);
      expect(Math.abs(server.deps.now().getTime() / 1000 - Number(time))).toBeLessThan(60);
      expect(again['webhook-id']).not.toBe(id);
      const now = server.deps.now();
      expect(await isGenuine(headers, body, now)).toBe(true);
      expect(await isGenuine(headers, `${body} `, now)).toBe(false);
      expect(await isGenuine({ ...headers, 'webhook-id': 'other' }, body, now)).toBe(false);
      expect(await isGenuine(headers, body, new Date(now.getTime() + 400_000))).toBe(false);
    });

    it('keeps it when the form holds none, signs with a typed one, and forgets a cleared one', async () => {
      await save(signed);
      expect((await save(kept)).ok().data?.isSigned).toBe(true);
      const typed = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
      await test({ ...kept, signing_secret: typed }, true);
      await test(kept, true);
      expect(headersOf()['webhook-signature']).not.toBe(headersOf(1)['webhook-signature']);
      expect((await save({ ...kept, signing_secret: null })).ok().data?.isSigned).toBe(false);
      sent = [];
      await test(kept, true);
      expect(Object.keys(headersOf()).filter((name) => name.startsWith('webhook-'))).toEqual([]);
    });

    it('signs nothing for another origin with the stored one', async () => {
      await save(signed);
      const moved: WebhookRequest = {
        ...config,
        url: 'https://elsewhere.example/hook',
        authentication: { type: 'bearer', secret: 'another' },
        headers: [],
      };
      await test(moved, true);
      expect(headersOf()).not.toHaveProperty('webhook-signature');
      expect((await save(moved)).problem()).toMatchObject({
        detail: [{ loc: ['body', 'signing_secret'], type: 'needed_for_new_address' }],
      });
      expect((await save({ ...moved, signing_secret: null })).ok().data?.isSigned).toBe(false);
    });

    it.each(['secret', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${'!'.repeat(40)}`, `${secret}x`])(
      'refuses %s as one',
      async (text) => {
        expect((await save({ ...config, signing_secret: text })).problem()).toMatchObject({
          status: 400,
          detail: [{ loc: ['body', 'signing_secret'] }],
        });
      },
    );
  });

  it('says what failed', async () => {
    respond = async () => 500;
    expect((await test(config, true)).problem()).toMatchObject({
      status: 502,
      code: 'webhook_refused',
      detail: 'The webhook responded with status 500.',
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

  it('sends the fix with its finding, and stands for it alone', async () => {
    const admin = server.as('admin');
    await upload(admin, await addRepository(admin), sarif([{ file: 'a.ts', line: 3, code: 'x' }]));
    await server.runJobs();
    const [finding] = (await admin('listFindings')).ok().data;
    const id = newId();
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.insert(remediations).values({
        clientId: server.people.admin.clientId,
        id,
        findingId: finding?.id ?? '',
        repositoryId: newId(),
        title: 'Escape the value',
        type: 'code_fix',
        codeDiff: '-x\n+escape(x)',
        createdBy: server.people.admin.userId,
      }),
    );
    await save(config);
    for (const body of [
      { remediation_id: id },
      { remediation_id: id, finding_id: finding?.id ?? '' },
    ]) {
      sent = [];
      (await admin('sendTicket', { body })).ok();
      expect(sent[0]?.request.body).toContain('Escape the value');
      expect(sent[0]?.request.body).toContain('escape(x)');
    }
    const refused = await admin('sendTicket', {
      body: { remediation_id: id, finding_id: newId() },
    });
    expect(refused.problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'remediation_id'] }],
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
