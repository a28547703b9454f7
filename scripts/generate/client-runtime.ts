// The runtime of `parapet-client`, besides the types and operations of the contract. The generator
// copies this file into `openapi/generated/parapet-client.ts`, so it must not import anything.

/** The address of the server and the caller's credentials. */
export type ClientOptions = {
  /** Base URL of the installation, without `/v1`: `https://parapet.acme.example`. */
  readonly address: string;
  /** An API token, or the access token of a session. */
  readonly token?: string;
  /** How often an idempotent call is retried; 2 by default. */
  readonly retries?: number;
  /** Timeout of one attempt, in milliseconds; 30,000 by default, and none for an upload. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
};

/** Options of one call: `signal` aborts it, `headers` are added to those of the client. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One error in a request; `pointer` is its location as a JSON pointer. */
export type ProblemPlace = { readonly detail: string; readonly pointer: string };

/** A refusal by the server (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Stable; `type` is the URL of its documentation. `unreachable` if there was no response. */
  readonly code: string;
  readonly type: string | undefined;
  readonly errors: readonly ProblemPlace[];
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    headers?: Headers,
    cause?: unknown,
  ) {
    super(messageOf(status, body), { cause });
    this.status = status;
    this.code = typeof body['code'] === 'string' ? body['code'] : `http_${status}`;
    this.type = typeof body['type'] === 'string' ? body['type'] : undefined;
    this.errors = Array.isArray(body['errors']) ? (body['errors'] as ProblemPlace[]) : []; // the contract's type
    this.requestId =
      typeof body['request_id'] === 'string'
        ? body['request_id']
        : (headers?.get('x-request-id') ?? undefined);
    const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  }
}

const messageOf = (
  status: number,
  { title, detail }: Readonly<Record<string, unknown>>,
): string => {
  if (typeof detail === 'string' && detail !== '') return detail;
  if (Array.isArray(detail) && detail.length > 0)
    return detail
      .map((entry: { msg?: unknown; loc?: unknown }) =>
        Array.isArray(entry.loc)
          ? `${entry.loc.join('.')}: ${String(entry.msg)}`
          : String(entry.msg),
      )
      .join('\n');
  return typeof title === 'string' ? title : `HTTP ${status}`;
};

type CallInit = CallOptions & { method: string; body?: string | FormData };

const wait = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });

const isJson = (response: Response): boolean =>
  /[/+]json\b/.test(response.headers.get('content-type') ?? '');

const bodyOf = async (response: Response): Promise<unknown> => {
  if (response.status === 204 || response.status === 205) return undefined;
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  return isJson(response) && !isFile ? response.json() : response.blob();
};

/** A temporary failure: no response, a rate limit, or an unavailable server. */
const isPassing = ({ status }: ProblemError): boolean =>
  status === 0 || status === 429 || status === 502 || status === 503 || status === 504;

/** If the server asks for a longer wait, the call fails and the caller decides. */
const mostSeconds = 60;

/** The two ways to send a call: `http`, and `create` for operations with an idempotency key. */
const transport = ({ address, token, retries = 2, timeout = 30_000, ...given }: ClientOptions) => {
  const base = address.replace(/\/+$/, '');
  const attempt = async <T>(path: string, init: CallInit): Promise<T> => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    const deadline = init.body instanceof FormData ? undefined : AbortSignal.timeout(timeout);
    const signals = [init.signal, deadline].filter((signal) => signal !== undefined);
    const url = base + (path.startsWith('/api/') ? '' : '/v1') + path;
    const response = await (given.fetch ?? fetch)(url, {
      method: init.method,
      headers,
      signal: AbortSignal.any(signals),
      // A redirect would send the token to another server.
      redirect: 'error',
      ...(init.body !== undefined && { body: init.body }),
    }).catch((error: unknown) => {
      if (init.signal?.aborted === true) throw error;
      const detail = `${url} does not answer.`;
      throw new ProblemError(0, { code: 'unreachable', detail }, undefined, error);
    });
    if (response.ok) return (await bodyOf(response)) as T; // the server's tests check the shape
    const body: unknown = isJson(response) ? await response.json().catch(() => ({})) : {};
    throw new ProblemError(
      response.status,
      body as Readonly<Record<string, unknown>>,
      response.headers,
    );
  };
  const repeated = async <T>(path: string, init: CallInit, safe: boolean): Promise<T> => {
    for (let count = 0; ; count++)
      try {
        return await attempt<T>(path, init);
      } catch (error) {
        if (!(error instanceof ProblemError) || !isPassing(error) || count >= retries) throw error;
        // A rate-limited request had no effect; other failed requests may have had one.
        if (!safe && error.status !== 429) throw error;
        const seconds = error.retryAfterSeconds ?? 0.2 * 2 ** count;
        if (seconds > mostSeconds) throw error;
        await wait(seconds, init.signal);
      }
  };
  return {
    http: <T>(path: string, init: CallInit): Promise<T> =>
      repeated<T>(path, init, init.method !== 'POST' && init.method !== 'PATCH'),
    /** Each attempt has the same key, so that the server processes duplicates only once. */
    create: <T>(path: string, init: CallInit): Promise<T> => {
      const key = init.headers?.['idempotency-key'] ?? crypto.randomUUID();
      return repeated<T>(
        path,
        { ...init, headers: { ...init.headers, 'idempotency-key': key } },
        true,
      );
    },
  };
};

type Rows = {
  readonly data: readonly { readonly id: string; readonly attributes: object }[];
};

/** The names that a list's `fields` parameter accepts. */
export type FieldOf<List extends Rows> = keyof List['data'][number]['attributes'] & string;

/** The parameters of a list with `fields`. */
export type WithFields<Params, Field> = Omit<Params, 'fields'> & { fields?: readonly Field[] };

/** A list whose rows have only these attributes. */
export type ShortRows<List extends Rows, Field extends FieldOf<List>> = Omit<List, 'data'> & {
  data: (Omit<List['data'][number], 'attributes'> & {
    attributes: Pick<List['data'][number]['attributes'], Field>;
  })[];
};

type Page<Row> = { readonly data: readonly Row[]; readonly meta: { next_cursor: string | null } };

/**
 * Every row of a list that has cursors, page by page.
 *
 *     for await (const { id } of rowsOf((cursor) => client.listFindings({ ...cursor, status: ['open'] })))
 */
export async function* rowsOf<Row>(
  list: (cursor: { cursor?: string }) => Promise<Page<Row>>,
): AsyncGenerator<Row, void, void> {
  let cursor: { cursor?: string } | undefined = {};
  while (cursor !== undefined) {
    const { data, meta }: Page<Row> = await list(cursor);
    yield* data;
    cursor = meta.next_cursor === null ? undefined : { cursor: meta.next_cursor };
  }
}

export { transport };
