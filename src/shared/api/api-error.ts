/**
 * One error and its location: `['body', 'email']`. The message is formatted from `type` and
 * `facts`; responses from a proxy between the client and the server have neither.
 */
export interface ProblemEntry {
  readonly msg: string;
  readonly loc: readonly (string | number)[];
  readonly type?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

interface ApiErrorInit {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | readonly ProblemEntry[];
  /** The placeholder values of the code's message. */
  readonly facts?: ProblemEntry['facts'] | undefined;
  readonly requestId?: string | undefined;
}

/**
 * Every failed request, whatever the cause: a problem response, no connection (`offline`), no
 * response in time (`timeout`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | readonly ProblemEntry[];
  readonly facts: ProblemEntry['facts'];
  readonly requestId: string | undefined;

  constructor({ status, code, title, detail, facts, requestId }: ApiErrorInit) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('\n'));
    this.status = status;
    this.code = code;
    this.title = title;
    this.detail = detail;
    this.facts = facts;
    this.requestId = requestId;
  }
}

/** There was no response, and there will be none without a connection. */
export const offline = () =>
  new ApiError({
    status: 0,
    code: 'offline',
    title: 'No connection',
    detail: 'The server cannot be reached.',
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is ProblemEntry =>
  isRecord(value) && typeof value.msg === 'string' && Array.isArray(value.loc);

const factsOf = (value: unknown): ProblemEntry['facts'] =>
  isRecord(value) ? (value as NonNullable<ProblemEntry['facts']>) : undefined; // the contract's type

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Also converts responses of proxies: an HTML page becomes a plain message. */
export function toApiError(response: Response, body: unknown): ApiError {
  const problem = isRecord(body) ? body : {};
  const entries = Array.isArray(problem.detail) ? problem.detail.filter(isEntry) : [];
  const title = text(problem.title) ?? (response.statusText || `Error ${response.status}`);
  return new ApiError({
    status: response.status,
    code: text(problem.code) ?? `http_${response.status}`,
    title,
    detail: entries.length > 0 ? entries : (text(problem.detail) ?? title),
    facts: factsOf(problem.facts),
    requestId: text(problem.request_id) ?? response.headers.get('x-request-id') ?? undefined,
  });
}

/** There was no response, so it is unknown whether the request had an effect. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
