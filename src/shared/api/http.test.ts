import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { fieldErrorsOf } from './error-message';
import { http, onUnauthorized, setAccessTokenSource } from './http';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': status < 400 ? 'application/json' : 'application/problem+json',
      ...headers,
    },
  });
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('No ApiError was thrown.');
  return error;
};
const requestOf = () => ({
  url: answer.mock.calls[0]?.[0],
  headers: new Headers(answer.mock.calls[0]?.[1]?.headers),
});

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  setAccessTokenSource(() => 'pst_token');
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('goes to the base URL with the bearer token; one of the application server stays on our origin', async () => {
    answer.mockImplementation(() => Promise.resolve(json(200, { data: [] })));
    expect(await http('/findings?status=open,fixed')).toEqual({ data: [] });
    expect(requestOf().url).toBe('/v1/findings?status=open,fixed');
    expect(requestOf().headers.get('authorization')).toBe('Bearer pst_token');
    answer.mockClear();
    await http('/api/connector');
    expect(requestOf().url).toBe('/api/connector');
  });

  it('answers undefined for no content and a blob for a download, even of JSON', async () => {
    answer.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await http('/logout', { method: 'POST' })).toBeUndefined();
    answer.mockResolvedValueOnce(
      json(200, { a: 1 }, { 'content-disposition': 'attachment; filename="finding.json"' }),
    );
    expect(await http('/findings/1/report', { method: 'POST' })).toHaveProperty('size', 7);
  });

  it('that changes something small arrives although its page is left meanwhile', async () => {
    answer.mockImplementation(() => Promise.resolve(json(200, {})));
    const isKept = async (init: RequestInit) => {
      answer.mockClear();
      await http('/findings/columns', init);
      return answer.mock.calls[0]?.[1]?.keepalive;
    };
    expect(await isKept({ method: 'PUT', body: '{"columns":[]}' })).toBe(true);
    expect(await isKept({ method: 'DELETE' })).toBe(true);
    expect(await isKept({ method: 'GET' })).toBe(false);
    // Browsers refuse larger keepalive requests.
    expect(await isKept({ method: 'POST', body: 'x'.repeat(70_000) })).toBe(false);
    expect(await isKept({ method: 'POST', body: new FormData() })).toBe(false);
  });

  it('lets the browser write the content type of a form', async () => {
    answer.mockResolvedValueOnce(json(202, {}));
    await http('/upload_scan/1', {
      method: 'POST',
      body: new FormData(),
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(requestOf().headers.has('content-type')).toBe(false);
  });
});

describe('a failure', () => {
  it('carries what the server says, field by field', async () => {
    answer.mockResolvedValueOnce(
      json(422, {
        status: 422,
        code: 'invalid',
        title: 'Not accepted',
        detail: [{ msg: 'is required', loc: ['body', 'company', 'name'] }],
        request_id: 'r1',
      }),
    );
    const error = await failureOf(http('/client', { method: 'PUT' }));
    expect(error).toMatchObject({ status: 422, code: 'invalid', requestId: 'r1' });
    expect(fieldErrorsOf(error)).toEqual({ 'company.name': 'is required' });
  });

  it("makes a sentence of a proxy's page", async () => {
    answer.mockResolvedValueOnce(
      new Response('<h1>Bad gateway</h1>', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'text/html' },
      }),
    );
    expect(await failureOf(http('/findings'))).toMatchObject({
      status: 502,
      code: 'http_502',
      message: 'Bad Gateway',
    });
  });

  it.each([
    ['offline', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('late', 'TimeoutError')],
  ])('without an answer is %s', async (code, reason) => {
    answer.mockRejectedValueOnce(reason);
    expect(await failureOf(http('/findings'))).toMatchObject({ status: 0, code });
  });

  it('is the abort itself when the caller gave up', async () => {
    answer.mockRejectedValueOnce(new DOMException('gone', 'AbortError'));
    await expect(http('/findings')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('401 tells who listens, but only about the present token', async () => {
    const listener = vi.fn();
    const stop = onUnauthorized(listener);
    answer.mockImplementation(() =>
      Promise.resolve(
        json(401, {
          status: 401,
          code: 'unauthorized',
          title: 'Sign in first',
          detail: 'Sign in.',
        }),
      ),
    );
    await failureOf(http('/session'));
    expect(listener.mock.calls).toEqual([[true]]);
    setAccessTokenSource(() => undefined);
    await failureOf(http('/session'));
    expect(listener.mock.calls).toEqual([[true], [false]]);
    let calls = 0;
    setAccessTokenSource(() => `token-${calls++}`);
    await failureOf(http('/session'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
