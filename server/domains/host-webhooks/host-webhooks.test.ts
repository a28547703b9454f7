// Events of each source host, with the headers from its documentation.
import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  admin,
  forges,
  internet,
  kindOf,
  repositoryOf,
  server,
  useSourceHosts,
  withFindings,
} from '../../../tests/support/server/source-host-suite.ts';
import { jobs } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

useSourceHosts();

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

type Host = 'github' | 'gitlab' | 'gitea' | 'bitbucket';
type Headers = Record<string, string>;

const githubLike = { repository: { full_name: 'acme/ledger-api' } };
const samples: Readonly<
  Record<
    Host,
    {
      event: object;
      push: Headers;
      merge: Headers;
      other: Headers;
      delivery: string;
      proof: string;
      sign: (secret: string, text: string) => string;
    }
  >
> = {
  github: {
    event: { ...githubLike, action: 'closed', pull_request: { merged: true } },
    push: { 'x-github-event': 'push' },
    merge: { 'x-github-event': 'pull_request' },
    other: { 'x-github-event': 'ping' },
    delivery: 'x-github-delivery',
    proof: 'x-hub-signature-256',
    sign: (secret, text) => `sha256=${hmac(secret, text)}`,
  },
  gitlab: {
    event: { object_kind: 'push', project: { path_with_namespace: 'acme/ledger-api' } },
    push: { 'x-gitlab-event': 'Push Hook' },
    merge: { 'x-gitlab-event': 'Merge Request Hook' },
    other: { 'x-gitlab-event': 'Job Hook' },
    delivery: 'x-gitlab-event-uuid',
    proof: 'x-gitlab-token',
    sign: (secret) => secret,
  },
  gitea: {
    event: githubLike,
    push: { 'x-gitea-event': 'push' },
    merge: { 'x-gitea-event': 'pull_request' },
    other: { 'x-gitea-event': 'fork' },
    delivery: 'x-gitea-delivery',
    proof: 'x-gitea-signature',
    sign: hmac,
  },
  bitbucket: {
    event: githubLike,
    push: { 'x-event-key': 'repo:push' },
    merge: { 'x-event-key': 'pullrequest:fulfilled' },
    other: { 'x-event-key': 'issue:created' },
    delivery: 'x-request-uuid',
    proof: 'x-hub-signature',
    sign: (secret, text) => `sha256=${hmac(secret, text)}`,
  },
};

const rotate = async (host: Host) => {
  const { url, secret } = (await admin()('rotateHostWebhook', { path: { host } })).ok().data;
  return { path: new URL(url ?? expect.fail('no address')).pathname, secret };
};

const post = (path: string, text: string, headers: Headers) =>
  server.app.inject({
    method: 'POST',
    url: path,
    payload: text,
    headers: { 'content-type': 'application/json', ...headers },
  });

const waiting = () =>
  inTenant(server.deps.db, server.people.admin, (tx) =>
    tx.select().from(jobs).where(eq(jobs.kind, 'poll_repository')),
  );

describe.each(['github', 'gitlab', 'gitea', 'bitbucket'] as const)('events of %s', (host) => {
  const { event, push, merge, other, delivery, proof, sign } = samples[host];
  const text = JSON.stringify(event);
  const signed = (secret: string, headers: Headers, body = text): Headers => ({
    [delivery]: randomUUID(),
    [proof]: sign(secret, body),
    ...headers,
  });

  it('make the server look at once: a merge is noticed without waiting for a round', async () => {
    const { path, secret } = await rotate(host);
    const { inject } = await withFindings(host, `hooked-${host}`);
    (await admin()('createRemediation', { path: { id: inject } })).ok();
    await server.runJobs();
    const remediation = (await admin()('getRemediation', { path: { id: inject } })).ok().data;
    (await admin()('createPullRequest', { body: { remediation_id: remediation._id } })).ok();
    const pull = repositoryOf(forges[host]).pulls.at(-1) ?? expect.fail('nothing was opened');
    pull.state = 'merged';
    const came = await post(path, text, signed(secret, merge));
    expect([came.statusCode, came.json()]).toEqual([200, { applied: true }]);
    await server.runJobs();
    expect((await admin()('getRemediation', { path: { id: inject } })).ok().data).toMatchObject({
      pull_request_state: 'merged',
    });
    const { data } = (await admin()('listHostWebhooks')).ok();
    expect(data.find((each) => each.host === host)?.last_delivery_at).not.toBeNull();
  });

  it('have an effect once: a delivery that comes again has none', async () => {
    const { path, secret } = await rotate(host);
    const headers = signed(secret, push);
    const before = (await waiting()).length;
    expect((await post(path, text, headers)).json()).toEqual({ applied: true });
    await server.runJobs();
    expect((await post(path, text, headers)).json()).toEqual({ applied: false });
    expect(await waiting()).toHaveLength(before + 1);
    expect((await post(path, text, signed(secret, other))).json()).toEqual({ applied: false });
    expect(await waiting()).toHaveLength(before + 1);
  });

  it('are refused unsigned, signed for another body or by a former secret, and without an id', async () => {
    const former = await rotate(host);
    const { path, secret } = await rotate(host);
    expect(path).toBe(former.path);
    expect(secret).not.toBe(former.secret);
    const good = signed(secret, push);
    const without = (name: string) =>
      Object.fromEntries(Object.entries(good).filter(([header]) => header !== name));
    const changed = text.replace('acme', 'evil');
    internet.requests.length = 0;
    for (const [body, headers] of [
      [text, without(proof)],
      [text, without(delivery)],
      [text, signed(former.secret, push)],
      [text, { ...good, [proof]: `${sign(secret, text)}0` }],
      [text, { ...good, [proof]: '' }],
      ...(host === 'gitlab' ? [] : [[changed, good] as const]),
    ] as const) {
      const refused = await post(path, body, headers);
      expect(refused.json()).toMatchObject({ status: 401, code: 'signature_refused' });
    }
    expect(internet.requests).toEqual([]);
  });

  it('are not found alike for an unknown webhook and an unknown repository', async () => {
    const { path, secret } = await rotate(host);
    const foreign = text.replaceAll('ledger-api', 'unknown');
    const answers = [
      await post(path, foreign, signed(secret, push, foreign)),
      await post(path, '{}', signed(secret, push, '{}')),
      await post(`/v1/host-webhooks/${randomUUID()}`, text, signed(secret, push)),
      await post(`/v1/host-webhooks/${randomUUID()}`, text, {}),
    ].map((answer) => {
      const { status, code, detail } = answer.json<Record<string, unknown>>();
      return { status, code, detail };
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('are taken no more once the webhook is removed', async () => {
    const { path, secret } = await rotate(host);
    expect((await admin()('deleteHostWebhook', { path: { host } })).status).toBe(204);
    expect((await post(path, text, signed(secret, push))).statusCode).toBe(404);
    expect((await admin()('deleteHostWebhook', { path: { host } })).status).toBe(404);
    const { data } = (await admin()('listHostWebhooks')).ok();
    expect(data.find((each) => each.host === host)).toEqual({
      host,
      url: null,
      rotated_at: null,
      last_delivery_at: null,
    });
  });

  it('are set up by administrators alone, who see the secret once', async () => {
    for (const person of ['developer', 'cyberoper'] as const)
      expect((await server.as(person)('rotateHostWebhook', { path: { host } })).status).toBe(403);
    const { secret } = await rotate(host);
    const listed = await admin()('listHostWebhooks');
    expect(JSON.stringify(listed.ok())).not.toContain(secret);
    const { data } = (await admin()('listAuditLog')).ok();
    expect(data[0]).toMatchObject({
      action: 'host_webhook.rotate',
      detail: { host: kindOf(host) },
    });
    expect(JSON.stringify(data)).not.toContain(secret);
  });
});
