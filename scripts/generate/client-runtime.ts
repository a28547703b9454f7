// What `parapet-client` has beside the types and the calls of the contract. The generator copies this
// file into `openapi/generated/parapet-client.ts`, so that it imports nothing.

/** Where the server is, and who calls it. */
export type ClientOptions = {
  /** Of the installation, without `/v1`: `https://parapet.acme.example`. */
  readonly address: string;
  /** An API token, or the access token of a session. */
  readonly token?: string;
  /** How often a call is repeated that a repetition cannot do twice; 2 unless given. */
  readonly retries?: number;
  /** For one attempt, in milliseconds; 30,000 unless given, and no limit for an upload. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
};

/** For one call: `signal` ends it, `headers` go beside those of the client. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One thing that is wrong with a request; `pointer` is the place as a JSON pointer. */
export type ProblemPlace = { readonly detail: string; readonly pointer: string };

/** A refusal of the server (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable; its page is `type`. `unreachable` when no answer came. */
  readonly code: string;
  readonly type: string | undefined;
  readonly errors: readonly ProblemPlace[];
  /** Finds the request in the server's log. */
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
    this.errors = Array.isArray(body['errors']) ? (body['errors'] as ProblemPlace[]) : []; // The contract says so.
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

/** No answer, a limit, or a server that is about to come back. */
const isPassing = ({ status }: ProblemError): boolean =>
  status === 0 || status === 429 || status === 502 || status === 503 || status === 504;

/** Longer than a server asks for is not waited: the caller decides. */
const mostSeconds = 60;

/** The two ways to call: `http`, and `create` for what takes an idempotency key. */
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
      // A redirect would carry the token elsewhere.
      redirect: 'error',
      ...(init.body !== undefined && { body: init.body }),
    }).catch((error: unknown) => {
      if (init.signal?.aborted === true) throw error;
      const detail = `${url} does not answer.`;
      throw new ProblemError(0, { code: 'unreachable', detail }, undefined, error);
    });
    if (response.ok) return (await bodyOf(response)) as T; // The server's own checks prove the shape.
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
        // A request that was refused for its number did nothing; the others may have done it.
        if (!safe && error.status !== 429) throw error;
        const seconds = error.retryAfterSeconds ?? 0.2 * 2 ** count;
        if (seconds > mostSeconds) throw error;
        await wait(seconds, init.signal);
      }
  };
  return {
    http: <T>(path: string, init: CallInit): Promise<T> =>
      repeated<T>(path, init, init.method !== 'POST' && init.method !== 'PATCH'),
    /** Each attempt carries the same key, so that the server does once what arrives twice. */
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

/** The names that the parameter `fields` of a list takes. */
export type FieldOf<List extends Rows> = keyof List['data'][number]['attributes'] & string;

/** The parameters of a list that takes `fields`. */
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
