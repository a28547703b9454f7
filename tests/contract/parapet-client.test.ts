// The client for other programs, against responses of a test double. The guides test it with a
// server.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  createClient,
  type FindingRowAttributes,
  ProblemError,
  rowsOf,
} from '../../openapi/generated/parapet-client.ts';

const generated = path.resolve(import.meta.dirname, '../../openapi/generated');

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Seen = { url: string; method: string; headers: Headers; redirect: string | undefined };

/** A client whose attempts get these responses in turn; `'lost'` is no response. */
const clientOf = (...answers: (Answer | 'lost')[]) => {
  const seen: Seen[] = [];
  const client = createClient({
    address: 'https://parapet.example/',
    token: 'secret',
    fetch: (url, init) => {
      seen.push({
        url: url as string,
        method: init?.method ?? '',
        headers: new Headers(init?.headers),
        redirect: init?.redirect,
      });
      const answer = answers[seen.length - 1];
      if (answer === undefined || answer === 'lost')
        return Promise.reject(new TypeError('fetch failed'));
      const { status = 200, body = {}, headers } = answer;
      return Promise.resolve(
        new Response(status === 204 ? null : JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json', ...headers },
        }),
      );
    },
  });
  return { client, seen };
};

const busy: Answer = {
  status: 429,
  body: { code: 'rate_limited' },
  headers: { 'retry-after': '0' },
};
const team = { email: 'ana@acme.example', role: 'developer' } as const;

describe('parapet-client', () => {
  it('writes lists, paths and the token as the contract says', async () => {
    const { client, seen } = clientOf({ body: { data: [] } }, { body: {} });
    await client.listFindings({ severity: ['high', 'low'] });
    await client.getFinding('a/b');
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://parapet.example/v1/findings?severity=high%2Clow',
      'GET https://parapet.example/v1/findings/a%2Fb',
    ]);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(seen[0]?.redirect).toBe('error');
  });

  it('types the rows of a list by the fields that were asked for', async () => {
    const row = { id: 'a', attributes: { title: 'Leak' } };
    const { client, seen } = clientOf({ body: { data: [row] } }, { body: { data: [] } });
    const { data } = await client.listFindings({ fields: ['title', 'severity'] });
    expectTypeOf(data[0]?.attributes).toEqualTypeOf<
      Pick<FindingRowAttributes, 'title' | 'severity'> | undefined
    >();
    expect(seen[0]?.url).toBe('https://parapet.example/v1/findings?fields=title%2Cseverity');
    const whole = await client.listFindings({ page_size: 1 });
    expectTypeOf(whole.data[0]?.attributes.cwe).toEqualTypeOf<number[] | undefined>();
    // @ts-expect-error -- no row has it
    const refused: Parameters<typeof client.listFindings>[0] = { fields: ['titel'] };
    expect(refused).toBeDefined();
  });

  it('sends what creates again with the same key when its answer is lost', async () => {
    const { client, seen } = clientOf('lost', { status: 201, body: {} });
    await client.inviteTeamMember(team);
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
  });

  it('does not repeat what could happen twice, save after a limit', async () => {
    const lost = clientOf('lost', {});
    await expect(lost.client.logout()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    expect(lost.seen).toHaveLength(1);
    const limited = clientOf(busy, { status: 204 });
    await limited.client.logout();
    expect(limited.seen).toHaveLength(2);
  });

  it('gives up after two repetitions', async () => {
    const { client, seen } = clientOf(busy, busy, busy, {});
    await expect(client.getSession()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(seen).toHaveLength(3);
  });

  it('throws a refusal as the problem that it is', async () => {
    const { client } = clientOf({
      status: 400,
      body: {
        code: 'invalid_request',
        type: '/docs/problems/invalid_request',
        detail: [{ loc: ['query', 'page_size'], msg: 'must be >= 1' }],
        errors: [{ detail: 'must be >= 1', pointer: '#/query/page_size' }],
        request_id: 'r1',
      },
    });
    const error = await client.listFindings({ page_size: 0 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      status: 400,
      type: '/docs/problems/invalid_request',
      message: 'query.page_size: must be >= 1',
      errors: [{ pointer: '#/query/page_size' }],
      requestId: 'r1',
    });
  });

  it('reads all rows of a list', async () => {
    const { client, seen } = clientOf(
      { body: { data: [{ id: '1' }], meta: { next_cursor: 'c' } } },
      { body: { data: [{ id: '2' }], meta: { next_cursor: null } } },
    );
    const ids: string[] = [];
    for await (const { id } of rowsOf((cursor) => client.listFindings(cursor))) ids.push(id);
    expect(ids).toEqual(['1', '2']);
    expect(seen[1]?.url).toMatch(/\?cursor=c$/);
  });

  it('is one file without imports, of at most 320 kB', () => {
    for (const name of ['parapet-client.ts', 'parapet-client.js']) {
      const file = path.join(generated, name);
      expect(statSync(file).size).toBeLessThan(320_000);
      expect(readFileSync(file, 'utf8')).not.toMatch(/^import |\brequire\(/m);
    }
  });
});
