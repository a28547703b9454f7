// Generated from openapi/ by `npm run generate`. Do not edit.
// parapet-client: one file without dependencies for Node from 20.3 on, Deno, Bun and browsers.
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

/** A comma or backslash within an item is escaped by a backslash. */
const joinList = (items: readonly unknown[]): string =>
  items
    .map((item) =>
      String(item)
        .replaceAll('\\', '\\\\')
        .replaceAll(',', String.raw`\,`),
    )
    .join(',');

const written = (value: unknown): string =>
  Array.isArray(value) ? joinList(value) : String(value);

/**
 * The query string of a generated function: `?…`, or empty. A list is a single value in which
 * commas of items are escaped. Undefined parameters are omitted.
 */
const queryString = (params: object = {}): string => {
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([key, value]: [string, unknown]) =>
      value === undefined ? [] : [[key, written(value)]],
    ),
  ).toString();
  return search === '' ? '' : `?${search}`;
};

/** Every call of the API by its name in the contract. A refusal is thrown as `ProblemError`. */
export const createClient = (clientOptions: ClientOptions) => {
  const { http, create } = transport(clientOptions);
  /** What changed since a cursor. */
  const listActivity = (
    params?: ListActivityParams,
    options?: CallOptions,
  ): Promise<ActivityFeed> =>
    http<ActivityFeed>(`/activity${queryString(params)}`, { ...options, method: 'GET' });
  /** Jobs, newest first. */
  const listJobs = (params?: ListJobsParams, options?: CallOptions): Promise<JobList> =>
    http<JobList>(`/jobs${queryString(params)}`, { ...options, method: 'GET' });
  /** A job. */
  const getJob = (id: string, options?: CallOptions): Promise<JobDocument> =>
    http<JobDocument>(`/jobs/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });
  /** What a job did, finding by finding. */
  const listJobItems = (
    id: string,
    params?: ListJobItemsParams,
    options?: CallOptions,
  ): Promise<BulkItemList> =>
    http<BulkItemList>(`/jobs/${encodeURIComponent(String(id))}/items${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Cancel a job before it begins, or a scan at any time. */
  const cancelJob = (id: string, options?: CallOptions): Promise<JobDocument> =>
    http<JobDocument>(`/jobs/${encodeURIComponent(String(id))}/cancel`, {
      ...options,
      method: 'POST',
    });
  /** Take back what a job did. */
  const undoJob = (id: string, options?: CallOptions): Promise<JobRef> =>
    create<JobRef>(`/jobs/${encodeURIComponent(String(id))}/undo`, { ...options, method: 'POST' });
  /** Try again what failed or was never reached. */
  const retryJob = (id: string, options?: CallOptions): Promise<JobRef> =>
    create<JobRef>(`/jobs/${encodeURIComponent(String(id))}/retry`, { ...options, method: 'POST' });
  /** Fetch a finished export. */
  const downloadFile = (token: string, options?: CallOptions): Promise<Blob> =>
    http<Blob>(`/downloads/${encodeURIComponent(String(token))}`, { ...options, method: 'GET' });
  /** Who did what. */
  const listAuditLog = (params?: ListAuditLogParams, options?: CallOptions): Promise<AuditList> =>
    http<AuditList>(`/audit-log${queryString(params)}`, { ...options, method: 'GET' });
  /** Mail that Parapet sent. */
  const listOutbox = (params?: ListOutboxParams, options?: CallOptions): Promise<OutboxList> =>
    http<OutboxList>(`/outbox${queryString(params)}`, { ...options, method: 'GET' });
  /** Send a mail again. */
  const resendMail = (id: string, options?: CallOptions): Promise<OutboxDocument> =>
    http<OutboxDocument>(`/outbox/${encodeURIComponent(String(id))}/resend`, {
      ...options,
      method: 'POST',
    });
  /** Save credentials of a cloud. */
  const saveConnector = (
    connectorRequest: ConnectorRequest,
    options?: CallOptions,
  ): Promise<ConnectorState> =>
    http<ConnectorState>(`/api/connector`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(connectorRequest),
    });
  /** Delete credentials. */
  const deleteConnector = (
    deleteConnectorRequest: DeleteConnectorRequest,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(`/api/connector`, {
      ...options,
      method: 'DELETE',
      body: JSON.stringify(deleteConnectorRequest),
    });
  /** Save credentials of a scanner. */
  const saveToolConnector = (
    toolConnectorRequest: ToolConnectorRequest,
    options?: CallOptions,
  ): Promise<ConnectorState> =>
    http<ConnectorState>(`/api/connector/tool`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(toolConnectorRequest),
    });
  /** Exchange a source host's code. */
  const exchangeOAuthToken = (
    oAuthTokenRequest: OAuthTokenRequest,
    options?: CallOptions,
  ): Promise<OAuthTokenResult> =>
    http<OAuthTokenResult>(`/api/oauth/token`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(oAuthTokenRequest),
    });
  /** Repositories at a source host. */
  const listHostRepositories = (
    host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams,
    options?: CallOptions,
  ): Promise<HostRepositoryList> =>
    http<HostRepositoryList>(
      `/api/oauth/${encodeURIComponent(String(host))}/repos${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** Branches of a repository at a source host. */
  const listHostBranches = (
    host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams,
    options?: CallOptions,
  ): Promise<HostBranchList> =>
    http<HostBranchList>(
      `/api/oauth/${encodeURIComponent(String(host))}/branches${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** The connection to a source host. */
  const getHostConnector = (
    host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    options?: CallOptions,
  ): Promise<HostConnector> =>
    http<HostConnector>(`/api/oauth/${encodeURIComponent(String(host))}/connector`, {
      ...options,
      method: 'GET',
    });
  /** Save the installation that GitHub named. */
  const saveGithubInstallation = (
    saveInstallationIdRequest: SaveInstallationIdRequest,
    options?: CallOptions,
  ): Promise<GitInstallation> =>
    http<GitInstallation>(`/api/oauth/github/save-id`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(saveInstallationIdRequest),
    });
  /** Try a source host. */
  const testSourceHostConnection = (
    testConnectionRequest: TestConnectionRequest,
    options?: CallOptions,
  ): Promise<ConnectionResult> =>
    http<ConnectionResult>(`/api/oauth/test-connection`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(testConnectionRequest),
    });
  /** Totals and their course. */
  const getTotalFindingsChart = (
    params?: GetTotalFindingsChartParams,
    options?: CallOptions,
  ): Promise<TotalFindingsChartDocument> =>
    http<TotalFindingsChartDocument>(`/total_findings_chart${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Open findings by severity and how they went. */
  const getFindingsChart = (
    params?: GetFindingsChartParams,
    options?: CallOptions,
  ): Promise<FindingsChartDocument> =>
    http<FindingsChartDocument>(`/findings_chart${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Open findings by repository. */
  const getFindingsByRepositoryChart = (
    params?: GetFindingsByRepositoryChartParams,
    options?: CallOptions,
  ): Promise<RepositoryChart> =>
    http<RepositoryChart>(`/findings_by_repo_chart${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** How the figures of the overview changed. */
  const getFiguresChart = (
    params?: GetFiguresChartParams,
    options?: CallOptions,
  ): Promise<FiguresChartDocument> =>
    http<FiguresChartDocument>(`/figures_chart${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** New and closed findings by repository or team. */
  const getChangesChart = (
    params: GetChangesChartParams,
    options?: CallOptions,
  ): Promise<ChangesChart> =>
    http<ChangesChart>(`/changes_chart${queryString(params)}`, { ...options, method: 'GET' });
  /** Median days to the fix by severity. */
  const getFixTimesChart = (
    params?: GetFixTimesChartParams,
    options?: CallOptions,
  ): Promise<FixTimesChart> =>
    http<FixTimesChart>(`/fix_times_chart${queryString(params)}`, { ...options, method: 'GET' });
  /** Open findings by type. */
  const getFindingTypes = (
    params?: GetFindingTypesParams,
    options?: CallOptions,
  ): Promise<NamedCountChart> =>
    http<NamedCountChart>(`/finding_types${queryString(params)}`, { ...options, method: 'GET' });
  /** Open findings by SLSA 1.2 threat. */
  const getSlsaThreats = (
    params?: GetSlsaThreatsParams,
    options?: CallOptions,
  ): Promise<NamedCountChart> =>
    http<NamedCountChart>(`/slsa_threats${queryString(params)}`, { ...options, method: 'GET' });
  /** Open findings by OWASP Top 10. */
  const getOwasps = (params?: GetOwaspsParams, options?: CallOptions): Promise<NamedCountChart> =>
    http<NamedCountChart>(`/owasps${queryString(params)}`, { ...options, method: 'GET' });
  /** The delivery path and what threatens it. */
  const getSupplyChains = (
    params?: GetSupplyChainsParams,
    options?: CallOptions,
  ): Promise<SupplyChainChart> =>
    http<SupplyChainChart>(`/supply_chains${queryString(params)}`, { ...options, method: 'GET' });
  /** Open findings by OWASP CI/CD Top 10. */
  const getOwaspCicdChart = (
    params?: GetOwaspCicdChartParams,
    options?: CallOptions,
  ): Promise<NamedCountChart> =>
    http<NamedCountChart>(`/owasp_cicd_chart${queryString(params)}`, { ...options, method: 'GET' });
  /** The organisation. */
  const getClient = (options?: CallOptions): Promise<ClientToken> =>
    http<ClientToken>(`/client`, { ...options, method: 'GET' });
  /** Change the organisation. */
  const updateClient = (
    updateClientRequest: UpdateClientRequest,
    options?: CallOptions,
  ): Promise<ClientToken> =>
    http<ClientToken>(`/client`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updateClientRequest),
    });
  /** What is left to set up. */
  const getClientSetup = (options?: CallOptions): Promise<ClientSetup> =>
    http<ClientSetup>(`/client/setup`, { ...options, method: 'GET' });
  /** End the first steps. */
  const endFirstRun = (options?: CallOptions): Promise<void> =>
    http<void>(`/client/first-run`, { ...options, method: 'DELETE' });
  /** Load the sample. */
  const loadSample = (options?: CallOptions): Promise<Sample> =>
    create<Sample>(`/client/sample`, { ...options, method: 'POST' });
  /** Remove the sample. */
  const removeSample = (options?: CallOptions): Promise<void> =>
    http<void>(`/client/sample`, { ...options, method: 'DELETE' });
  /** Whether the organisation will be deleted. */
  const getClientDeletion = (options?: CallOptions): Promise<ClientDeletion> =>
    http<ClientDeletion>(`/client/deletion`, { ...options, method: 'GET' });
  /** Request the deletion of the organisation. */
  const requestClientDeletion = (
    clientDeletionRequest: ClientDeletionRequest,
    options?: CallOptions,
  ): Promise<ClientDeletion> =>
    http<ClientDeletion>(`/client/deletion`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(clientDeletionRequest),
    });
  /** Cancel the deletion of the organisation. */
  const cancelClientDeletion = (options?: CallOptions): Promise<void> =>
    http<void>(`/client/deletion`, { ...options, method: 'DELETE' });
  /** Export everything of the organisation. */
  const exportOrganization = (
    identityProof: IdentityProof,
    options?: CallOptions,
  ): Promise<JobRef> =>
    create<JobRef>(`/client/export`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(identityProof),
    });
  /** How long data are kept. */
  const getRetention = (options?: CallOptions): Promise<Retention> =>
    http<Retention>(`/client/retention`, { ...options, method: 'GET' });
  /** Change how long data are kept. */
  const updateRetention = (
    retentionRequest: RetentionRequest,
    options?: CallOptions,
  ): Promise<Retention> =>
    http<Retention>(`/client/retention`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(retentionRequest),
    });
  /** Change whom and where to bill. */
  const updateClientBilling = (
    updateBillingRequest: UpdateBillingRequest,
    options?: CallOptions,
  ): Promise<ClientToken> =>
    http<ClientToken>(`/client/billing`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updateBillingRequest),
    });
  /** Switch deep reasoning on or off. */
  const toggleDeepReasoning = (
    deepReasoningRequest?: DeepReasoningRequest,
    options?: CallOptions,
  ): Promise<ClientToken> =>
    http<ClientToken>(`/client/toggle-deep-reasoning-enrichment`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(deepReasoningRequest),
    });
  /** Webhooks that source hosts call. */
  const listHostWebhooks = (options?: CallOptions): Promise<HostWebhookList> =>
    http<HostWebhookList>(`/source-host-webhooks`, { ...options, method: 'GET' });
  /** Make the secret of a host's webhook. */
  const rotateHostWebhook = (
    host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    options?: CallOptions,
  ): Promise<HostWebhookSecretDocument> =>
    http<HostWebhookSecretDocument>(`/source-host-webhooks/${encodeURIComponent(String(host))}`, {
      ...options,
      method: 'PUT',
    });
  /** Remove a host's webhook. */
  const deleteHostWebhook = (
    host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(`/source-host-webhooks/${encodeURIComponent(String(host))}`, {
      ...options,
      method: 'DELETE',
    });
  /** Hear from a source host. */
  const receiveHostEvent = (
    id: string,
    hostEvent: HostEvent,
    options?: CallOptions,
  ): Promise<HostEventReceipt> =>
    http<HostEventReceipt>(`/host-webhooks/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(hostEvent),
    });
  /** Every service that can be connected, with what its last real call answered. */
  const listConnections = (options?: CallOptions): Promise<ConnectionList> =>
    http<ConnectionList>(`/connections`, { ...options, method: 'GET' });
  /** Source hosts and whether they are connected. */
  const listGitTokens = (options?: CallOptions): Promise<GitTokenList> =>
    http<GitTokenList>(`/users/git_token`, { ...options, method: 'GET' });
  /** Whether the GitHub App is connected. */
  const getGitAppToken = (options?: CallOptions): Promise<GitAppState> =>
    http<GitAppState>(`/users/git_app_token`, { ...options, method: 'GET' });
  /** The installation of the GitHub App. */
  const getGithubInstallation = (options?: CallOptions): Promise<GitInstallation> =>
    http<GitInstallation>(`/github/installation_id`, { ...options, method: 'GET' });
  /** Configure the GitHub App. */
  const saveGithubConfiguration = (
    saveGithubConfigurationRequest: SaveGithubConfigurationRequest,
    options?: CallOptions,
  ): Promise<GitAppState> =>
    http<GitAppState>(`/github/save-configuration`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(saveGithubConfigurationRequest),
    });
  /** Delete the GitHub App. */
  const deleteGithubConfiguration = (options?: CallOptions): Promise<void> =>
    http<void>(`/github/delete-configuration`, { ...options, method: 'DELETE' });
  /** Save a source host's token. */
  const saveToken = (
    saveTokenRequest: SaveTokenRequest,
    options?: CallOptions,
  ): Promise<GitToken> =>
    http<GitToken>(`/save_token`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(saveTokenRequest),
    });
  /** Semgrep CLI. */
  const getSemgrepCli = (options?: CallOptions): Promise<SemgrepCliState> =>
    http<SemgrepCliState>(`/semgrep-cli`, { ...options, method: 'GET' });
  /** Configure Semgrep CLI. */
  const saveSemgrepCli = (
    semgrepCliRequest: SemgrepCliRequest,
    options?: CallOptions,
  ): Promise<SemgrepCliState> =>
    http<SemgrepCliState>(`/semgrep-cli`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(semgrepCliRequest),
    });
  /** Delete Semgrep CLI. */
  const deleteSemgrepCli = (options?: CallOptions): Promise<void> =>
    http<void>(`/semgrep-cli`, { ...options, method: 'DELETE' });
  /** A service that findings are pulled from. */
  const getPullSource = (
    source: 'checkmarx' | 'fortify' | 'black_duck',
    options?: CallOptions,
  ): Promise<PullSourceDocument> =>
    http<PullSourceDocument>(`/pull-sources/${encodeURIComponent(String(source))}`, {
      ...options,
      method: 'GET',
    });
  /** Choose which projects are pulled into which repositories, and when. */
  const updatePullSource = (
    source: 'checkmarx' | 'fortify' | 'black_duck',
    updatePullSourceRequest: UpdatePullSourceRequest,
    options?: CallOptions,
  ): Promise<PullSourceDocument> =>
    http<PullSourceDocument>(`/pull-sources/${encodeURIComponent(String(source))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updatePullSourceRequest),
    });
  /** Try the stored credentials at the service. */
  const testPullSource = (
    source: 'checkmarx' | 'fortify' | 'black_duck',
    options?: CallOptions,
  ): Promise<ConnectionCall> =>
    http<ConnectionCall>(`/pull-sources/${encodeURIComponent(String(source))}/test`, {
      ...options,
      method: 'POST',
    });
  /** Projects of the service. */
  const listPullProjects = (
    source: 'checkmarx' | 'fortify' | 'black_duck',
    params?: ListPullProjectsParams,
    options?: CallOptions,
  ): Promise<PullProjectList> =>
    http<PullProjectList>(
      `/pull-sources/${encodeURIComponent(String(source))}/projects${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** Pull findings now. */
  const pullFindings = (
    source: 'checkmarx' | 'fortify' | 'black_duck',
    options?: CallOptions,
  ): Promise<JobRef> =>
    create<JobRef>(`/pull-sources/${encodeURIComponent(String(source))}/pull`, {
      ...options,
      method: 'POST',
    });
  /** AI services. */
  const getAiConfiguration = (options?: CallOptions): Promise<AiConfiguration> =>
    http<AiConfiguration>(`/client/openai`, { ...options, method: 'GET' });
  /** Configure AI services. */
  const saveAiConfiguration = (
    aiConfigurationInput: AiConfigurationInput,
    options?: CallOptions,
  ): Promise<AiConfiguration> =>
    http<AiConfiguration>(`/client/openai`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(aiConfigurationInput),
    });
  /** Second opinions of today. */
  const getOpinionBudget = (options?: CallOptions): Promise<OpinionBudgetDocument> =>
    http<OpinionBudgetDocument>(`/openai/opinions`, { ...options, method: 'GET' });
  /** What reviewers said of findings. */
  const listReviewerNotes = (
    params?: ListReviewerNotesParams,
    options?: CallOptions,
  ): Promise<ReviewerNoteList> =>
    http<ReviewerNoteList>(`/openai/reviewer-notes${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Change what the AI services hear of a reviewer. */
  const updateReviewerNote = (
    id: string,
    reviewerNoteRequest: ReviewerNoteRequest,
    options?: CallOptions,
  ): Promise<ReviewerNoteDocument> =>
    http<ReviewerNoteDocument>(`/openai/reviewer-notes/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(reviewerNoteRequest),
    });
  /** Delete a note of a reviewer. */
  const deleteReviewerNote = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/openai/reviewer-notes/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'DELETE',
    });
  /** Restore a deleted note of a reviewer. */
  const restoreReviewerNote = (id: string, options?: CallOptions): Promise<ReviewerNoteDocument> =>
    http<ReviewerNoteDocument>(`/openai/reviewer-notes/${encodeURIComponent(String(id))}/restore`, {
      ...options,
      method: 'POST',
    });
  /** What the AI services use. */
  const getAiUsage = (options?: CallOptions): Promise<AiUsageDocument> =>
    http<AiUsageDocument>(`/openai/usage`, { ...options, method: 'GET' });
  /** Try the validation's AI service. */
  const testValidationConnection = (
    validationInput?: ValidationInput,
    options?: CallOptions,
  ): Promise<ConnectionResult> =>
    http<ConnectionResult>(`/openai/test_connection`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(validationInput),
    });
  /** Try the remediator's AI service. */
  const testRemediatorConnection = (
    remediatorInput?: RemediatorInput,
    options?: CallOptions,
  ): Promise<ConnectionResult> =>
    http<ConnectionResult>(`/openai/remediator_connection`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(remediatorInput),
    });
  /** Make an API token. */
  const generatePlexalyzerToken = (
    generatePlexalyzerTokenRequest: GeneratePlexalyzerTokenRequest,
    options?: CallOptions,
  ): Promise<PlexalyzerToken> =>
    create<PlexalyzerToken>(`/generate_plexalyzer_token`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(generatePlexalyzerTokenRequest),
    });
  /** Choose the token that the organisation's pipelines use. */
  const addPlexalyzerToken = (
    addPlexalyzerTokenRequest: AddPlexalyzerTokenRequest,
    options?: CallOptions,
  ): Promise<PlexalyzerTokenInfo> =>
    http<PlexalyzerTokenInfo>(`/add_plexalyzer_token`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(addPlexalyzerTokenRequest),
    });
  /** API tokens. */
  const listPlexalyzerTokens = (options?: CallOptions): Promise<PlexalyzerTokenList> =>
    http<PlexalyzerTokenList>(`/plexalyzer_tokens`, { ...options, method: 'GET' });
  /** Revoke an API token. */
  const revokePlexalyzerToken = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/plexalyzer_tokens/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'DELETE',
    });
  /** A token for the feedback widget. */
  const createFeedbackToken = (options?: CallOptions): Promise<FeedbackToken> =>
    http<FeedbackToken>(`/feedback-widget/token`, { ...options, method: 'POST' });
  /** The picture that was sent with feedback. */
  const getFeedbackScreenshot = (id: string, options?: CallOptions): Promise<Blob> =>
    http<Blob>(`/feedback/${encodeURIComponent(String(id))}/screenshot`, {
      ...options,
      method: 'GET',
    });
  /** Feedback that was sent. */
  const listFeedback = (
    params?: ListFeedbackParams,
    options?: CallOptions,
  ): Promise<FeedbackList> =>
    http<FeedbackList>(`/feedback${queryString(params)}`, { ...options, method: 'GET' });
  /** Send feedback. */
  const sendFeedback = (
    feedbackRequest: FeedbackRequest,
    options?: CallOptions,
  ): Promise<Message> =>
    create<Message>(`/feedback`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(feedbackRequest),
    });
  /** Domains. */
  const listDomains = (params?: ListDomainsParams, options?: CallOptions): Promise<DomainList> =>
    http<DomainList>(`/domains${queryString(params)}`, { ...options, method: 'GET' });
  /** Add a domain. */
  const createDomain = (
    domainRequest: DomainRequest,
    options?: CallOptions,
  ): Promise<DomainDocument> =>
    create<DomainDocument>(`/domains`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(domainRequest),
    });
  /** Check the record of a domain. */
  const verifyDomain = (
    verifyDomainRequest: VerifyDomainRequest,
    options?: CallOptions,
  ): Promise<DomainDocument> =>
    http<DomainDocument>(`/domains/verify`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(verifyDomainRequest),
    });
  /** Say which repository a domain belongs to. */
  const bindDomain = (
    bindDomainRequest: BindDomainRequest,
    options?: CallOptions,
  ): Promise<DomainDocument> =>
    http<DomainDocument>(`/bind_domain`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(bindDomainRequest),
    });
  /** Say that a domain does not belong to a repository. */
  const unbindDomain = (id: string, repo: string, options?: CallOptions): Promise<void> =>
    http<void>(
      `/domains/${encodeURIComponent(String(id))}/repositories/${encodeURIComponent(String(repo))}`,
      { ...options, method: 'DELETE' },
    );
  /** Findings. */
  const listFindings = <Field extends FieldOf<FindingList> = FieldOf<FindingList>>(
    params?: WithFields<ListFindingsParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<FindingList, Field>> =>
    http<ShortRows<FindingList, Field>>(`/findings${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** A finding. */
  const getFinding = (id: string, options?: CallOptions): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Change a finding. */
  const updateFinding = (
    id: string,
    updateFindingRequest: UpdateFindingRequest,
    options?: CallOptions,
  ): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updateFindingRequest),
    });
  /** Mark as false positive, or no longer. */
  const toggleFindingFalsePositive = (
    id: string,
    toggleFalsePositiveRequest?: ToggleFalsePositiveRequest,
    options?: CallOptions,
  ): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/toggle_false_positive`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(toggleFalsePositiveRequest),
    });
  /** Everything about a finding as a file. */
  const createFindingReport = (id: string, options?: CallOptions): Promise<Blob> =>
    http<Blob>(`/findings/${encodeURIComponent(String(id))}/report`, {
      ...options,
      method: 'POST',
    });
  /** Values that a filter offers, with counts. */
  const listFindingFilterOptions = (
    params: ListFindingFilterOptionsParams,
    options?: CallOptions,
  ): Promise<FilterOptionsDocument> =>
    http<FilterOptionsDocument>(`/filter/findings${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Columns of the findings list. */
  const getSelectedFindingColumns = (options?: CallOptions): Promise<FindingColumnsDocument> =>
    http<FindingColumnsDocument>(`/findings-columns/selected`, { ...options, method: 'GET' });
  /** Choose the columns of the findings list. */
  const saveFindingColumns = (
    saveFindingColumnsRequest: SaveFindingColumnsRequest,
    options?: CallOptions,
  ): Promise<FindingColumnsDocument> =>
    http<FindingColumnsDocument>(`/findings-columns/save`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(saveFindingColumnsRequest),
    });
  /** The findings before and after it in the list. */
  const getFindingNeighbours = (
    id: string,
    params?: GetFindingNeighboursParams,
    options?: CallOptions,
  ): Promise<FindingNeighbours> =>
    http<FindingNeighbours>(
      `/findings/${encodeURIComponent(String(id))}/neighbours${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** How many findings each of several filters finds. */
  const countFindings = (
    countFindingsRequest: CountFindingsRequest,
    options?: CallOptions,
  ): Promise<FindingCountsDocument> =>
    http<FindingCountsDocument>(`/findings/counts`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(countFindingsRequest),
    });
  /** What makes a finding new to the user. */
  const getFindingsVisit = (options?: CallOptions): Promise<FindingsNewsDocument> =>
    http<FindingsNewsDocument>(`/findings/visit`, { ...options, method: 'GET' });
  /** Say that the user is at the findings list. */
  const recordFindingsVisit = (options?: CallOptions): Promise<FindingsVisitDocument> =>
    http<FindingsVisitDocument>(`/findings/visit`, { ...options, method: 'POST' });
  /** Mark findings as seen, or as new. */
  const markFindingsSeen = (
    markFindingsSeenRequest: MarkFindingsSeenRequest,
    options?: CallOptions,
  ): Promise<FindingsNewsDocument> =>
    http<FindingsNewsDocument>(`/findings/visit/seen`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(markFindingsSeenRequest),
    });
  /** Findings grouped by a value. */
  const listFindingGroups = (
    params: ListFindingGroupsParams,
    options?: CallOptions,
  ): Promise<FindingGroupList> =>
    http<FindingGroupList>(`/findings/groups${queryString(params)}`, { ...options, method: 'GET' });
  /** Send a finding to developers. */
  const sendFinding = (
    id: string,
    sendFindingRequest: SendFindingRequest,
    options?: CallOptions,
  ): Promise<JobRef> =>
    create<JobRef>(`/finding-send/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(sendFindingRequest),
    });
  /** Send findings to developers. */
  const sendFindings = (
    sendFindingsRequest: SendFindingsRequest,
    options?: CallOptions,
  ): Promise<JobRef> =>
    create<JobRef>(`/finding-send-bulk`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(sendFindingsRequest),
    });
  /** Make remediations for findings. */
  const generatePatches = (
    generatePatchRequest: GeneratePatchRequest,
    options?: CallOptions,
  ): Promise<JobRef> =>
    create<JobRef>(`/bulk_actions/generate_patch`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(generatePatchRequest),
    });
  /** Apply remediations as pull requests or issues. */
  const applyPatches = (
    applyPatchRequest: ApplyPatchRequest,
    options?: CallOptions,
  ): Promise<JobRef> =>
    create<JobRef>(`/bulk_actions/apply_patch`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(applyPatchRequest),
    });
  /** Patches that can be opened. */
  const listReadyPatches = (
    listReadyPatchesRequest: ListReadyPatchesRequest,
    options?: CallOptions,
  ): Promise<ReadyPatchesDocument> =>
    http<ReadyPatchesDocument>(`/bulk_actions/patches`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(listReadyPatchesRequest),
    });
  /** What an action would do. */
  const previewBulkAction = (
    previewBulkRequest: PreviewBulkRequest,
    options?: CallOptions,
  ): Promise<BulkPreviewDocument> =>
    http<BulkPreviewDocument>(`/bulk_actions/preview`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(previewBulkRequest),
    });
  /** Who last changed the code of findings. */
  const suggestDevelopers = (
    suggestDevelopersRequest: SuggestDevelopersRequest,
    options?: CallOptions,
  ): Promise<DeveloperSuggestionsDocument> =>
    http<DeveloperSuggestionsDocument>(`/bulk_actions/developers`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(suggestDevelopersRequest),
    });
  /** Decide on many findings. */
  const triageFindings = (
    bulkTriageRequest: BulkTriageRequest,
    options?: CallOptions,
  ): Promise<BulkResult | JobRef> =>
    create<BulkResult | JobRef>(`/bulk_actions/triage`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(bulkTriageRequest),
    });
  /** The list as a JSON file. */
  const downloadFindingsJson = (
    params?: DownloadFindingsJsonParams,
    options?: CallOptions,
  ): Promise<Blob | JobRef> =>
    http<Blob | JobRef>(`/download_json_findings${queryString(params)}`, {
      ...options,
      method: 'POST',
    });
  /** The list as CSV, SARIF or JSON. */
  const exportFindings = (
    params: ExportFindingsParams,
    exportSelectionRequest?: ExportSelectionRequest,
    options?: CallOptions,
  ): Promise<Blob | JobRef> =>
    http<Blob | JobRef>(`/findings/export${queryString(params)}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(exportSelectionRequest),
    });
  /** What happened to a finding. */
  const listFindingHistory = (
    id: string,
    params?: ListFindingHistoryParams,
    options?: CallOptions,
  ): Promise<FindingEventList> =>
    http<FindingEventList>(
      `/findings/${encodeURIComponent(String(id))}/history${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** Comment on a finding. */
  const commentOnFinding = (
    id: string,
    commentRequest: CommentRequest,
    options?: CallOptions,
  ): Promise<FindingEventDocument> =>
    create<FindingEventDocument>(`/findings/${encodeURIComponent(String(id))}/comments`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(commentRequest),
    });
  /** Take a comment back. */
  const deleteFindingComment = (
    id: string,
    commentId: string,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(
      `/findings/${encodeURIComponent(String(id))}/comments/${encodeURIComponent(String(commentId))}`,
      { ...options, method: 'DELETE' },
    );
  /** Accept the risk of a finding. */
  const acceptFindingRisk = (
    id: string,
    acceptRiskRequest: AcceptRiskRequest,
    options?: CallOptions,
  ): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(acceptRiskRequest),
    });
  /** Answer a request to accept a risk. */
  const decideFindingRisk = (
    id: string,
    decideRiskRequest: DecideRiskRequest,
    options?: CallOptions,
  ): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(decideRiskRequest),
    });
  /** No longer accept the risk. */
  const revokeFindingRisk = (id: string, options?: CallOptions): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
      ...options,
      method: 'DELETE',
    });
  /** Accept the risk again, as before. */
  const restoreFindingRisk = (id: string, options?: CallOptions): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance/restore`, {
      ...options,
      method: 'POST',
    });
  /** Where a leaked secret is in the history. */
  const getSecretHistory = (id: string, options?: CallOptions): Promise<SecretHistoryDocument> =>
    http<SecretHistoryDocument>(`/findings/${encodeURIComponent(String(id))}/secret-history`, {
      ...options,
      method: 'GET',
    });
  /** Search the history for a leaked secret. */
  const searchSecretHistory = (id: string, options?: CallOptions): Promise<SecretHistoryDocument> =>
    create<SecretHistoryDocument>(`/findings/${encodeURIComponent(String(id))}/secret-history`, {
      ...options,
      method: 'POST',
    });
  /** The second opinion on a finding. */
  const getFindingOpinion = (id: string, options?: CallOptions): Promise<OpinionStatusDocument> =>
    http<OpinionStatusDocument>(`/findings/${encodeURIComponent(String(id))}/opinion`, {
      ...options,
      method: 'GET',
    });
  /** Ask for a second opinion on a finding. */
  const requestFindingOpinion = (
    id: string,
    options?: CallOptions,
  ): Promise<OpinionStatusDocument> =>
    create<OpinionStatusDocument>(`/findings/${encodeURIComponent(String(id))}/opinion`, {
      ...options,
      method: 'POST',
    });
  /** Accept or refuse a second opinion. */
  const answerFindingOpinion = (
    id: string,
    answerOpinionRequest: AnswerOpinionRequest,
    options?: CallOptions,
  ): Promise<OpinionStatusDocument> =>
    http<OpinionStatusDocument>(`/findings/${encodeURIComponent(String(id))}/opinion`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(answerOpinionRequest),
    });
  /** Why a finding has its priority. */
  const explainFindingPriority = (
    id: string,
    options?: CallOptions,
  ): Promise<PriorityExplanationDocument> =>
    http<PriorityExplanationDocument>(`/findings/${encodeURIComponent(String(id))}/priority`, {
      ...options,
      method: 'GET',
    });
  /** Say that another finding means the same. */
  const linkFindingDuplicate = (
    id: string,
    linkDuplicateRequest: LinkDuplicateRequest,
    options?: CallOptions,
  ): Promise<FindingDocument> =>
    http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/duplicates`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(linkDuplicateRequest),
    });
  /** Say that two findings are not the same. */
  const unlinkFindingDuplicate = (
    id: string,
    finding: string,
    options?: CallOptions,
  ): Promise<FindingDocument> =>
    http<FindingDocument>(
      `/findings/${encodeURIComponent(String(id))}/duplicates/${encodeURIComponent(String(finding))}`,
      { ...options, method: 'DELETE' },
    );
  /** What changed between two branches, scans or days. */
  const compareFindings = (
    id: string,
    params: CompareFindingsParams,
    options?: CallOptions,
  ): Promise<FindingComparisonDocument> =>
    http<FindingComparisonDocument>(
      `/repositories/${encodeURIComponent(String(id))}/compare${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** An organisation. */
  const getManagedClient = (id: string, options?: CallOptions): Promise<ClientSummaryDocument> =>
    http<ClientSummaryDocument>(`/manage-clients/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Findings of several organisations. */
  const listFindingsOfClients = <
    Field extends FieldOf<ClientsFindingList> = FieldOf<ClientsFindingList>,
  >(
    params?: WithFields<ListFindingsOfClientsParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<ClientsFindingList, Field>> =>
    http<ShortRows<ClientsFindingList, Field>>(`/manage-clients/findings${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Values that a filter offers over several organisations. */
  const listFilterOptionsOfClients = (
    params: ListFilterOptionsOfClientsParams,
    options?: CallOptions,
  ): Promise<FilterOptionsDocument> =>
    http<FilterOptionsDocument>(`/manage-clients/findings/filters${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Findings of several organisations as CSV, SARIF or JSON. */
  const exportFindingsOfClients = (
    params: ExportFindingsOfClientsParams,
    exportSelectionRequest?: ExportSelectionRequest,
    options?: CallOptions,
  ): Promise<Blob> =>
    http<Blob>(`/manage-clients/findings/export${queryString(params)}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(exportSelectionRequest),
    });
  /** Findings of an organisation. */
  const listManagedFindings = <Field extends FieldOf<FindingList> = FieldOf<FindingList>>(
    id: string,
    params?: WithFields<ListManagedFindingsParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<FindingList, Field>> =>
    http<ShortRows<FindingList, Field>>(
      `/manage-clients/findings/${encodeURIComponent(String(id))}${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** Findings of an organisation as CSV, SARIF or JSON. */
  const exportManagedFindings = (
    id: string,
    params: ExportManagedFindingsParams,
    exportSelectionRequest?: ExportSelectionRequest,
    options?: CallOptions,
  ): Promise<Blob> =>
    http<Blob>(
      `/manage-clients/findings/${encodeURIComponent(String(id))}/export${queryString(params)}`,
      { ...options, method: 'POST', body: JSON.stringify(exportSelectionRequest) },
    );
  /** A finding of an organisation. */
  const getManagedFinding = (
    id: string,
    finding: string,
    options?: CallOptions,
  ): Promise<FindingDocument> =>
    http<FindingDocument>(
      `/manage-clients/findings/${encodeURIComponent(String(id))}/${encodeURIComponent(String(finding))}`,
      { ...options, method: 'GET' },
    );
  /** Repositories of an organisation. */
  const listManagedRepositories = <Field extends FieldOf<RepositoryList> = FieldOf<RepositoryList>>(
    id: string,
    params?: WithFields<ListManagedRepositoriesParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<RepositoryList, Field>> =>
    http<ShortRows<RepositoryList, Field>>(
      `/manage-clients/repositories/${encodeURIComponent(String(id))}${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** A repository of an organisation. */
  const getManagedRepository = (
    id: string,
    repo: string,
    options?: CallOptions,
  ): Promise<RepositoryDocument> =>
    http<RepositoryDocument>(
      `/manage-clients/repositories/${encodeURIComponent(String(id))}/${encodeURIComponent(String(repo))}`,
      { ...options, method: 'GET' },
    );
  /** Organisations. */
  const listManagedClients = (
    params?: ListManagedClientsParams,
    options?: CallOptions,
  ): Promise<ClientSummaryList> =>
    http<ClientSummaryList>(`/api/manage-clients${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** All organisations in figures. */
  const getManagedClientTotals = (options?: CallOptions): Promise<ClientTotalsDocument> =>
    http<ClientTotalsDocument>(`/api/manage-clients/totals`, { ...options, method: 'GET' });
  /** Say whether an organisation pilots. */
  const setClientPiloting = (
    pilotingRequest: PilotingRequest,
    options?: CallOptions,
  ): Promise<ClientSummaryDocument> =>
    http<ClientSummaryDocument>(`/api/manage-clients/piloting`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(pilotingRequest),
    });
  /** Give an organisation a plan. */
  const setClientPlan = (
    clientPlanRequest: ClientPlanRequest,
    options?: CallOptions,
  ): Promise<ClientSummaryDocument> =>
    http<ClientSummaryDocument>(`/api/manage-clients/plan`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(clientPlanRequest),
    });
  /** Say which partner referred an organisation. */
  const setClientPartner = (
    clientPartnerRequest: ClientPartnerRequest,
    options?: CallOptions,
  ): Promise<ClientSummaryDocument> =>
    http<ClientSummaryDocument>(`/api/manage-clients/partner`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(clientPartnerRequest),
    });
  /** Complete a payment of the marketplace. */
  const completeMarketplacePayment = (
    params: CompleteMarketplacePaymentParams,
    options?: CallOptions,
  ): Promise<MarketplaceResult> =>
    http<MarketplaceResult>(`/marketplace/complete${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Activate a subscription of the marketplace. */
  const activateSubscription = (
    marketplaceRequest: MarketplaceRequest,
    options?: CallOptions,
  ): Promise<MarketplaceResult> =>
    http<MarketplaceResult>(`/api/activate-subscription`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(marketplaceRequest),
    });
  /** Notifications of the person. */
  const listNotifications = (
    params?: ListNotificationsParams,
    options?: CallOptions,
  ): Promise<NotificationList> =>
    http<NotificationList>(`/client/notifications${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** Remind oneself. */
  const createNotification = (
    createNotificationRequest: CreateNotificationRequest,
    options?: CallOptions,
  ): Promise<NotificationDocument> =>
    create<NotificationDocument>(`/client/notifications`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(createNotificationRequest),
    });
  /** Mark all notifications of the person as read. */
  const readAllNotifications = (options?: CallOptions): Promise<void> =>
    http<void>(`/client/notifications/read`, { ...options, method: 'POST' });
  /** Take back that all notifications were marked as read. */
  const restoreUnreadNotifications = (options?: CallOptions): Promise<void> =>
    http<void>(`/client/notifications/unread`, { ...options, method: 'POST' });
  /** Send oneself a test mail. */
  const sendTestMail = (options?: CallOptions): Promise<TestMailDocument> =>
    http<TestMailDocument>(`/user/test-mail`, { ...options, method: 'POST' });
  /** What reaches the user, and how. */
  const getNotificationSettings = (options?: CallOptions): Promise<NotificationSettingsDocument> =>
    http<NotificationSettingsDocument>(`/user/notification-settings`, {
      ...options,
      method: 'GET',
    });
  /** Change what reaches the user, and how. */
  const updateNotificationSettings = (
    updateNotificationSettingsRequest: UpdateNotificationSettingsRequest,
    options?: CallOptions,
  ): Promise<NotificationSettingsDocument> =>
    http<NotificationSettingsDocument>(`/user/notification-settings`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updateNotificationSettingsRequest),
    });
  /** Mark a notification as read or unread. */
  const updateNotification = (
    id: string,
    updateNotificationRequest: UpdateNotificationRequest,
    options?: CallOptions,
  ): Promise<NotificationDocument> =>
    http<NotificationDocument>(`/client/notifications/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updateNotificationRequest),
    });
  /** Remove a notification. */
  const deleteNotification = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/client/notifications/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'DELETE',
    });
  /** Partners. */
  const listPartners = (params?: ListPartnersParams, options?: CallOptions): Promise<PartnerList> =>
    http<PartnerList>(`/partners${queryString(params)}`, { ...options, method: 'GET' });
  /** Add a partner. */
  const createPartner = (
    partnerRequest: PartnerRequest,
    options?: CallOptions,
  ): Promise<PartnerDocument> =>
    create<PartnerDocument>(`/partner`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(partnerRequest),
    });
  /** A partner. */
  const getPartner = (id: string, options?: CallOptions): Promise<PartnerDocument> =>
    http<PartnerDocument>(`/partner/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Change a partner. */
  const updatePartner = (
    id: string,
    partnerRequest: PartnerRequest,
    options?: CallOptions,
  ): Promise<PartnerDocument> =>
    http<PartnerDocument>(`/partner/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(partnerRequest),
    });
  /** Remove a partner. */
  const deletePartner = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/partner/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
  /** The caller's passkeys. */
  const listPasskeys = (options?: CallOptions): Promise<PasskeyList> =>
    http<PasskeyList>(`/user/passkeys`, { ...options, method: 'GET' });
  /** Add a passkey. */
  const createPasskey = (
    passkeyRequest: PasskeyRequest,
    options?: CallOptions,
  ): Promise<PasskeyDocument> =>
    create<PasskeyDocument>(`/user/passkeys`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(passkeyRequest),
    });
  /** Begin to add a passkey. */
  const startPasskey = (
    passwordProof: PasswordProof,
    options?: CallOptions,
  ): Promise<PasskeyCreationOptions> =>
    http<PasskeyCreationOptions>(`/user/passkeys/options`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(passwordProof),
    });
  /** Rename a passkey. */
  const renamePasskey = (
    id: string,
    passkeyNameRequest: PasskeyNameRequest,
    options?: CallOptions,
  ): Promise<PasskeyDocument> =>
    http<PasskeyDocument>(`/user/passkeys/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(passkeyNameRequest),
    });
  /** Remove a passkey. */
  const removePasskey = (
    id: string,
    passwordProof: PasswordProof,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(`/user/passkeys/${encodeURIComponent(String(id))}/remove`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(passwordProof),
    });
  /** Rules of the organisation. */
  const listPolicies = (options?: CallOptions): Promise<PolicyList> =>
    http<PolicyList>(`/policies`, { ...options, method: 'GET' });
  /** Add a rule. */
  const createPolicy = (
    policyRequest: PolicyRequest,
    options?: CallOptions,
  ): Promise<PolicyDocument> =>
    create<PolicyDocument>(`/policies`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(policyRequest),
    });
  /** A rule. */
  const getPolicy = (id: string, options?: CallOptions): Promise<PolicyDocument> =>
    http<PolicyDocument>(`/policies/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Change a rule. */
  const updatePolicy = (
    id: string,
    policyRequest: PolicyRequest,
    options?: CallOptions,
  ): Promise<PolicyDocument> =>
    http<PolicyDocument>(`/policies/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(policyRequest),
    });
  /** Remove a rule. */
  const deletePolicy = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/policies/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
  /** Controls of standards and the findings that break them. */
  const listPolicyControls = (options?: CallOptions): Promise<ControlList> =>
    http<ControlList>(`/policy-controls`, { ...options, method: 'GET' });
  /** Record that something is covered in another way. */
  const recordAssessment = (
    kind: 'slsa_threat' | 'cicd_risk' | 'control',
    code: string,
    recordAssessmentRequest: RecordAssessmentRequest,
    options?: CallOptions,
  ): Promise<RecordedAssessmentDocument> =>
    http<RecordedAssessmentDocument>(
      `/recorded-assessments/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(code))}`,
      { ...options, method: 'PUT', body: JSON.stringify(recordAssessmentRequest) },
    );
  /** Remove a record. */
  const removeRecordedAssessment = (
    kind: 'slsa_threat' | 'cicd_risk' | 'control',
    code: string,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(
      `/recorded-assessments/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(code))}`,
      { ...options, method: 'DELETE' },
    );
  /** Rules that act on new findings. */
  const listTriageRules = (options?: CallOptions): Promise<TriageRuleList> =>
    http<TriageRuleList>(`/triage-rules`, { ...options, method: 'GET' });
  /** Add a triage rule. */
  const createTriageRule = (
    triageRuleRequest: TriageRuleRequest,
    options?: CallOptions,
  ): Promise<TriageRuleDocument> =>
    create<TriageRuleDocument>(`/triage-rules`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(triageRuleRequest),
    });
  /** Put triage rules in order. */
  const orderTriageRules = (
    triageRuleOrder: TriageRuleOrder,
    options?: CallOptions,
  ): Promise<TriageRuleList> =>
    http<TriageRuleList>(`/triage-rules/order`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(triageRuleOrder),
    });
  /** What a triage rule would do. */
  const previewTriageRule = (
    triageRulePreviewRequest: TriageRulePreviewRequest,
    options?: CallOptions,
  ): Promise<BulkPreviewDocument> =>
    http<BulkPreviewDocument>(`/triage-rules/preview`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(triageRulePreviewRequest),
    });
  /** A triage rule. */
  const getTriageRule = (id: string, options?: CallOptions): Promise<TriageRuleDocument> =>
    http<TriageRuleDocument>(`/triage-rules/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Change a triage rule. */
  const updateTriageRule = (
    id: string,
    triageRuleRequest: TriageRuleRequest,
    options?: CallOptions,
  ): Promise<TriageRuleDocument> =>
    http<TriageRuleDocument>(`/triage-rules/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(triageRuleRequest),
    });
  /** Remove a triage rule. */
  const deleteTriageRule = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/triage-rules/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
  /** Apply a triage rule to existing findings. */
  const applyTriageRule = (id: string, options?: CallOptions): Promise<JobRef> =>
    create<JobRef>(`/triage-rules/${encodeURIComponent(String(id))}/apply`, {
      ...options,
      method: 'POST',
    });
  /** Undo what a triage rule did. */
  const undoTriageRule = (id: string, options?: CallOptions): Promise<JobRef> =>
    create<JobRef>(`/triage-rules/${encodeURIComponent(String(id))}/undo`, {
      ...options,
      method: 'POST',
    });
  /** Would this branch pass?. */
  const checkGate = (gateRequest: GateRequest, options?: CallOptions): Promise<GateResult> =>
    http<GateResult>(`/gate`, { ...options, method: 'POST', body: JSON.stringify(gateRequest) });
  /** Plans. */
  const listPricings = (options?: CallOptions): Promise<PricingList> =>
    http<PricingList>(`/pricings`, { ...options, method: 'GET' });
  /** A plan. */
  const getPricing = (id: string, options?: CallOptions): Promise<Pricing> =>
    http<Pricing>(`/pricing/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });
  /** Change a plan. */
  const updatePricing = (
    id: string,
    pricingRequest: PricingRequest,
    options?: CallOptions,
  ): Promise<Pricing> =>
    http<Pricing>(`/pricing/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(pricingRequest),
    });
  /** Remove a plan. */
  const deletePricing = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/pricing/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
  /** Add a plan. */
  const createPricing = (pricingRequest: PricingRequest, options?: CallOptions): Promise<Pricing> =>
    create<Pricing>(`/pricing/create`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(pricingRequest),
    });
  /** What the organisation uses of its plan. */
  const getPlanUsage = (options?: CallOptions): Promise<PlanUsage> =>
    http<PlanUsage>(`/client/usage`, { ...options, method: 'GET' });
  /** What a plan costs at a discount. */
  const getProductPrice = (
    productPriceRequest: ProductPriceRequest,
    options?: CallOptions,
  ): Promise<ProductPrice> =>
    http<ProductPrice>(`/api/product/price`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(productPriceRequest),
    });
  /** The manage-prioritization settings. */
  const getPrioritySettings = (options?: CallOptions): Promise<PrioritySettingsDocument> =>
    http<PrioritySettingsDocument>(`/prioritization`, { ...options, method: 'GET' });
  /** Change what counts. */
  const updatePrioritySettings = (
    prioritySettings: PrioritySettings,
    options?: CallOptions,
  ): Promise<PrioritySettingsDocument> =>
    http<PrioritySettingsDocument>(`/prioritization`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(prioritySettings),
    });
  /** What other settings would change. */
  const simulatePrioritySettings = (
    prioritySettings: PrioritySettings,
    options?: CallOptions,
  ): Promise<PrioritySimulationDocument> =>
    http<PrioritySimulationDocument>(`/prioritization/simulate`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(prioritySettings),
    });
  /** Sources of what is known about vulnerabilities. */
  const getIntelligence = (options?: CallOptions): Promise<IntelligenceState> =>
    http<IntelligenceState>(`/intelligence`, { ...options, method: 'GET' });
  /** Load the sources anew. */
  const refreshIntelligence = (options?: CallOptions): Promise<JobRef> =>
    create<JobRef>(`/intelligence/refresh`, { ...options, method: 'POST' });
  /** How the organisation takes pull requests. */
  const getOrganizationPullRequestSettings = (
    options?: CallOptions,
  ): Promise<PullRequestSettingsDocument> =>
    http<PullRequestSettingsDocument>(`/pull-request-settings`, { ...options, method: 'GET' });
  /** Change how the organisation takes pull requests. */
  const updateOrganizationPullRequestSettings = (
    pullRequestSettingsRequest: PullRequestSettingsRequest,
    options?: CallOptions,
  ): Promise<PullRequestSettingsDocument> =>
    http<PullRequestSettingsDocument>(`/pull-request-settings`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(pullRequestSettingsRequest),
    });
  /** How a repository takes pull requests. */
  const getPullRequestSettings = (
    id: string,
    options?: CallOptions,
  ): Promise<PullRequestSettingsDocument> =>
    http<PullRequestSettingsDocument>(
      `/repositories/${encodeURIComponent(String(id))}/pull-request-settings`,
      { ...options, method: 'GET' },
    );
  /** Change how a repository takes pull requests. */
  const updatePullRequestSettings = (
    id: string,
    pullRequestSettingsRequest: PullRequestSettingsRequest,
    options?: CallOptions,
  ): Promise<PullRequestSettingsDocument> =>
    http<PullRequestSettingsDocument>(
      `/repositories/${encodeURIComponent(String(id))}/pull-request-settings`,
      { ...options, method: 'PUT', body: JSON.stringify(pullRequestSettingsRequest) },
    );
  /** The remediation of a finding. */
  const getRemediation = (id: string, options?: CallOptions): Promise<RemediationDocument> =>
    http<RemediationDocument>(`/remediations/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Make a remediation for a finding. */
  const createRemediation = (
    id: string,
    createRemediationRequest?: CreateRemediationRequest,
    options?: CallOptions,
  ): Promise<RemediationDocument> =>
    create<RemediationDocument>(`/remediations/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(createRemediationRequest),
    });
  /** The versions that would close a finding. */
  const listUpgradeChoices = (id: string, options?: CallOptions): Promise<UpgradeChoicesDocument> =>
    http<UpgradeChoicesDocument>(`/findings/${encodeURIComponent(String(id))}/upgrades`, {
      ...options,
      method: 'GET',
    });
  /** Update a pull request to its base branch. */
  const updatePullRequest = (id: string, options?: CallOptions): Promise<JobRef> =>
    create<JobRef>(`/remediations/${encodeURIComponent(String(id))}/update-pull-request`, {
      ...options,
      method: 'POST',
    });
  /** The pull requests that Parapet opened. */
  const listPullRequests = (
    params?: ListPullRequestsParams,
    options?: CallOptions,
  ): Promise<PullRequestList> =>
    http<PullRequestList>(`/pull-requests${queryString(params)}`, { ...options, method: 'GET' });
  /** Draft an issue for a finding. */
  const createIssueDraft = (id: string, options?: CallOptions): Promise<RemediationDocument> =>
    create<RemediationDocument>(`/issues/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
    });
  /** Edit a remediation. */
  const editRemediation = (
    id: string,
    editRemediationRequest: EditRemediationRequest,
    options?: CallOptions,
  ): Promise<RemediationDocument> =>
    http<RemediationDocument>(`/remediations/${encodeURIComponent(String(id))}/edit`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(editRemediationRequest),
    });
  /** Fill the blanks of a remediation's template. */
  const fillRemediationTemplate = (
    id: string,
    fillTemplateRequest: FillTemplateRequest,
    options?: CallOptions,
  ): Promise<RemediationDocument> =>
    http<RemediationDocument>(`/remediation/fill-template/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(fillTemplateRequest),
    });
  /** Open a pull request with a remediation. */
  const createPullRequest = (
    pullRequestRequest: PullRequestRequest,
    options?: CallOptions,
  ): Promise<HostedLink> =>
    create<HostedLink>(`/pull_request`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(pullRequestRequest),
    });
  /** Open an issue with a remediation. */
  const createIssue = (
    createIssueRequest: CreateIssueRequest,
    options?: CallOptions,
  ): Promise<HostedLink> =>
    create<HostedLink>(`/create_issue`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(createIssueRequest),
    });
  /** Repositories. */
  const listRepositories = <Field extends FieldOf<RepositoryList> = FieldOf<RepositoryList>>(
    params?: WithFields<ListRepositoriesParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<RepositoryList, Field>> =>
    http<ShortRows<RepositoryList, Field>>(`/repositories${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** A repository. */
  const getRepository = (id: string, options?: CallOptions): Promise<RepositoryDocument> =>
    http<RepositoryDocument>(`/repositories/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Remove a repository with its scans and findings. */
  const deleteRepository = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/repositories/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
  /** Change a repository. */
  const updateRepository = (
    id: string,
    updateRepositoryRequest: UpdateRepositoryRequest,
    options?: CallOptions,
  ): Promise<RepositoryDocument> =>
    http<RepositoryDocument>(`/repositories/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updateRepositoryRequest),
    });
  /** Add repositories. */
  const createRepositoryWithList = (
    createRepositoryWithListRequest: CreateRepositoryWithListRequest,
    options?: CallOptions,
  ): Promise<CreatedRepositories> =>
    create<CreatedRepositories>(`/create_repository_with_list`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(createRepositoryWithListRequest),
    });
  /** Developers of a repository. */
  const listRepositoryMembers = (id: string, options?: CallOptions): Promise<RepositoryMembers> =>
    http<RepositoryMembers>(`/repositories/${encodeURIComponent(String(id))}/members`, {
      ...options,
      method: 'GET',
    });
  /** Set the developers of a repository. */
  const setRepositoryMembers = (
    id: string,
    repositoryMembersRequest: RepositoryMembersRequest,
    options?: CallOptions,
  ): Promise<RepositoryMembers> =>
    http<RepositoryMembers>(`/repositories/${encodeURIComponent(String(id))}/members`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(repositoryMembersRequest),
    });
  /** Propose a pipeline that uploads reports. */
  const createWorkflowPullRequest = (id: string, options?: CallOptions): Promise<HostedLink> =>
    create<HostedLink>(`/repositories/${encodeURIComponent(String(id))}/create_workflow_pr`, {
      ...options,
      method: 'POST',
    });
  /** Repositories as a CSV file. */
  const downloadRepositoriesCsv = (
    params?: DownloadRepositoriesCsvParams,
    options?: CallOptions,
  ): Promise<Blob> =>
    http<Blob>(`/download_csv_repos${queryString(params)}`, { ...options, method: 'POST' });
  /** Source hosts in use. */
  const listSourceControls = (options?: CallOptions): Promise<SourceControlList> =>
    http<SourceControlList>(`/sources_control`, { ...options, method: 'GET' });
  /** Tags of repositories. */
  const listRepositoryTags = (options?: CallOptions): Promise<RepositoryTagList> =>
    http<RepositoryTagList>(`/repo_tags`, { ...options, method: 'GET' });
  /** Saved filters of the findings list. */
  const listSavedFilters = (options?: CallOptions): Promise<SavedFilterList> =>
    http<SavedFilterList>(`/findings-filter/selected`, { ...options, method: 'GET' });
  /** Saved filters of another list. */
  const listSavedFiltersOf = (
    source: 'repositories' | 'components',
    options?: CallOptions,
  ): Promise<SavedFilterList> =>
    http<SavedFilterList>(`/findings-filter/selected/${encodeURIComponent(String(source))}`, {
      ...options,
      method: 'GET',
    });
  /** Save filters under a name. */
  const saveFilter = (
    saveFilterRequest: SaveFilterRequest,
    options?: CallOptions,
  ): Promise<SavedFilterDocument> =>
    create<SavedFilterDocument>(`/findings-filter/save`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(saveFilterRequest),
    });
  /** Save filters of another list under a name. */
  const saveFilterOf = (
    source: 'repositories' | 'components',
    saveFilterRequest: SaveFilterRequest,
    options?: CallOptions,
  ): Promise<SavedFilterDocument> =>
    create<SavedFilterDocument>(`/findings-filter/save/${encodeURIComponent(String(source))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(saveFilterRequest),
    });
  /** Activate a saved filter. */
  const activateFilter = (name: string, options?: CallOptions): Promise<SavedFilterDocument> =>
    http<SavedFilterDocument>(`/findings-filter/activate/${encodeURIComponent(String(name))}`, {
      ...options,
      method: 'POST',
    });
  /** Activate a saved filter of another list. */
  const activateFilterOf = (
    name: string,
    source: 'repositories' | 'components',
    options?: CallOptions,
  ): Promise<SavedFilterDocument> =>
    http<SavedFilterDocument>(
      `/findings-filter/activate/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`,
      { ...options, method: 'POST' },
    );
  /** Replace a saved filter and activate it. */
  const updateFilter = (
    name: string,
    updateFilterRequest: UpdateFilterRequest,
    options?: CallOptions,
  ): Promise<SavedFilterDocument> =>
    http<SavedFilterDocument>(
      `/findings-filter/${encodeURIComponent(String(name))}/update-activate`,
      { ...options, method: 'PUT', body: JSON.stringify(updateFilterRequest) },
    );
  /** Replace a saved filter of another list and activate it. */
  const updateFilterOf = (
    name: string,
    source: 'repositories' | 'components',
    updateFilterRequest: UpdateFilterRequest,
    options?: CallOptions,
  ): Promise<SavedFilterDocument> =>
    http<SavedFilterDocument>(
      `/findings-filter/${encodeURIComponent(String(name))}/update-activate/${encodeURIComponent(String(source))}`,
      { ...options, method: 'PUT', body: JSON.stringify(updateFilterRequest) },
    );
  /** Remove a saved filter. */
  const deleteFilter = (name: string, options?: CallOptions): Promise<void> =>
    http<void>(`/findings-filter/delete/${encodeURIComponent(String(name))}`, {
      ...options,
      method: 'DELETE',
    });
  /** Remove a saved filter of another list. */
  const deleteFilterOf = (
    name: string,
    source: 'repositories' | 'components',
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(
      `/findings-filter/delete/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`,
      { ...options, method: 'DELETE' },
    );
  /** Vulnerabilities of components. */
  const listSbomFindings = <Field extends FieldOf<SbomFindingList> = FieldOf<SbomFindingList>>(
    params?: WithFields<ListSbomFindingsParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<SbomFindingList, Field>> =>
    http<ShortRows<SbomFindingList, Field>>(`/sbom-findings${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** A vulnerability of a component. */
  const getSbomFinding = (id: string, options?: CallOptions): Promise<SbomFindingDocument> =>
    http<SbomFindingDocument>(`/sbom-findings/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Components. */
  const listComponents = <Field extends FieldOf<ComponentList> = FieldOf<ComponentList>>(
    params?: WithFields<ListComponentsParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<ComponentList, Field>> =>
    http<ShortRows<ComponentList, Field>>(`/components${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** A component, its findings and the way to it. */
  const getComponent = (id: string, options?: CallOptions): Promise<ComponentDocument> =>
    http<ComponentDocument>(`/components/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Components of a repository and their dependencies. */
  const getDependencyGraph = (
    id: string,
    params?: GetDependencyGraphParams,
    options?: CallOptions,
  ): Promise<DependencyGraph> =>
    http<DependencyGraph>(
      `/repositories/${encodeURIComponent(String(id))}/dependencies${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** Differences between two bills of materials and their effect. */
  const diffSboms = (
    id: string,
    params: DiffSbomsParams,
    options?: CallOptions,
  ): Promise<ComponentDiff> =>
    http<ComponentDiff>(
      `/repositories/${encodeURIComponent(String(id))}/sbom-diff${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** The bill of materials as CycloneDX with VEX. */
  const exportSbom = (
    id: string,
    params?: ExportSbomParams,
    options?: CallOptions,
  ): Promise<Blob> =>
    http<Blob>(`/repositories/${encodeURIComponent(String(id))}/sbom${queryString(params)}`, {
      ...options,
      method: 'POST',
    });
  /** The bills of materials that a repository is made of. */
  const listSboms = (id: string, options?: CallOptions): Promise<BillList> =>
    http<BillList>(`/repositories/${encodeURIComponent(String(id))}/sboms`, {
      ...options,
      method: 'GET',
    });
  /** Archive the SBOM of a part that is no longer built. */
  const putAwaySbom = (id: string, scan: string, options?: CallOptions): Promise<void> =>
    http<void>(
      `/repositories/${encodeURIComponent(String(id))}/sboms/${encodeURIComponent(String(scan))}`,
      { ...options, method: 'DELETE' },
    );
  /** Import a scanner's report into a repository. */
  const uploadScan = (
    id: string,
    uploadScanRequest: UploadScanRequest,
    options?: CallOptions,
  ): Promise<ScanDocument> => {
    const formData = new FormData();
    formData.append(`ext`, uploadScanRequest.ext);
    formData.append(`tool`, uploadScanRequest.tool);
    if (uploadScanRequest.branch !== undefined) {
      formData.append(`branch`, uploadScanRequest.branch);
    }
    if (uploadScanRequest.commit !== undefined) {
      formData.append(`commit`, uploadScanRequest.commit);
    }
    if (uploadScanRequest.target !== undefined) {
      formData.append(`target`, uploadScanRequest.target);
    }
    if (uploadScanRequest.dry_run !== undefined) {
      formData.append(`dry_run`, uploadScanRequest.dry_run);
    }
    if (uploadScanRequest.complete !== undefined) {
      formData.append(`complete`, uploadScanRequest.complete);
    }
    if (uploadScanRequest.group !== undefined) {
      formData.append(`group`, uploadScanRequest.group);
    }
    if (uploadScanRequest.group_parts !== undefined) {
      formData.append(`group_parts`, uploadScanRequest.group_parts);
    }
    if (uploadScanRequest.group_part !== undefined) {
      formData.append(`group_part`, uploadScanRequest.group_part);
    }
    formData.append(`file`, uploadScanRequest.file);
    return create<ScanDocument>(`/upload_scan/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
      body: formData,
    });
  };
  /** Say that the last part of a scan is in. */
  const closeScanGroup = (
    id: string,
    closeScanGroupRequest: CloseScanGroupRequest,
    options?: CallOptions,
  ): Promise<ScanGroupDocument> =>
    http<ScanGroupDocument>(`/upload_scan/${encodeURIComponent(String(id))}/close`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(closeScanGroupRequest),
    });
  /** Scans, newest first. */
  const listScans = <Field extends FieldOf<ScanList> = FieldOf<ScanList>>(
    params?: WithFields<ListScansParams, Field>,
    options?: CallOptions,
  ): Promise<ShortRows<ScanList, Field>> =>
    http<ShortRows<ScanList, Field>>(`/scans${queryString(params)}`, { ...options, method: 'GET' });
  /** Take back what an import changed. */
  const undoScan = (id: string, options?: CallOptions): Promise<ScanDocument> =>
    http<ScanDocument>(`/scans/${encodeURIComponent(String(id))}/undo`, {
      ...options,
      method: 'POST',
    });
  /** Read lines of the report of a scan. */
  const getScanReport = (
    id: string,
    params?: GetScanReportParams,
    options?: CallOptions,
  ): Promise<ScanReportDocument> =>
    http<ScanReportDocument>(
      `/scans/${encodeURIComponent(String(id))}/report${queryString(params)}`,
      { ...options, method: 'GET' },
    );
  /** What an import reopened, and what is still being done after it. */
  const getScanFollowUp = (id: string, options?: CallOptions): Promise<ScanFollowUpDocument> =>
    http<ScanFollowUpDocument>(`/scans/${encodeURIComponent(String(id))}/follow_up`, {
      ...options,
      method: 'GET',
    });
  /** Import a report again without sending it again. */
  const importScanAgain = (id: string, options?: CallOptions): Promise<ScanDocument> =>
    create<ScanDocument>(`/scans/${encodeURIComponent(String(id))}/again`, {
      ...options,
      method: 'POST',
    });
  /** A scan and its progress. */
  const getScan = (id: string, options?: CallOptions): Promise<ScanDocument> =>
    http<ScanDocument>(`/scans/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });
  /** Ask for a scan of a repository. */
  const requestRepositoryScan = (
    requestRepositoryScanRequest: RequestRepositoryScanRequest,
    options?: CallOptions,
  ): Promise<ScanDocument> =>
    create<ScanDocument>(`/request_repo_scan`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(requestRepositoryScanRequest),
    });
  /** Scan an image in a registry. */
  const createRegistryImageScan = (
    registryImageScanRequest: RegistryImageScanRequest,
    options?: CallOptions,
  ): Promise<ScanDocument> =>
    create<ScanDocument>(`/create_registry_image_scan`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(registryImageScanRequest),
    });
  /** Scan a cloud. */
  const createCloudScan = (
    cloudScanRequest: CloudScanRequest,
    options?: CallOptions,
  ): Promise<ScanDocument> =>
    create<ScanDocument>(`/create_cloud_scan`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(cloudScanRequest),
    });
  /** The image of a repository. */
  const getContainerSpec = (id: string, options?: CallOptions): Promise<ContainerSpecDocument> =>
    http<ContainerSpecDocument>(`/container_specs/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Set the image of a repository. */
  const updateContainerSpec = (
    id: string,
    registryImageScanRequest: RegistryImageScanRequest,
    options?: CallOptions,
  ): Promise<ContainerSpecDocument> =>
    http<ContainerSpecDocument>(`/container_specs/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(registryImageScanRequest),
    });
  /** Delete the image of a repository. */
  const deleteContainerSpec = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/container_specs/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'DELETE',
    });
  /** End the session. */
  const logout = (options?: CallOptions): Promise<void> =>
    http<void>(`/logout`, { ...options, method: 'POST' });
  /** Who is signed in. */
  const getSession = (options?: CallOptions): Promise<SessionUser> =>
    http<SessionUser>(`/session`, { ...options, method: 'GET' });
  /** Sign in. */
  const login = (loginRequest: LoginRequest, options?: CallOptions): Promise<LoginResult> =>
    http<LoginResult>(`/login`, { ...options, method: 'POST', body: JSON.stringify(loginRequest) });
  /** Answer a two-factor challenge. */
  const checkTwoFactor = (
    checkTwoFactorRequest: CheckTwoFactorRequest,
    options?: CallOptions,
  ): Promise<SessionGrant> =>
    http<SessionGrant>(`/user/check-2fa`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(checkTwoFactorRequest),
    });
  /** Ask for a passkey challenge. */
  const startPasskeyLogin = (
    passkeyChallengeRequest: PasskeyChallengeRequest,
    options?: CallOptions,
  ): Promise<PasskeyRequestOptions> =>
    http<PasskeyRequestOptions>(`/login/passkey-options`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(passkeyChallengeRequest),
    });
  /** Sign in with a passkey. */
  const loginByPasskey = (
    passkeyLoginRequest: PasskeyLoginRequest,
    options?: CallOptions,
  ): Promise<SessionGrant> =>
    http<SessionGrant>(`/login/passkey`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(passkeyLoginRequest),
    });
  /** Plans to choose from. */
  const listStripePlans = (options?: CallOptions): Promise<StripePlanList> =>
    http<StripePlanList>(`/stripe/plans`, { ...options, method: 'GET' });
  /** Begin to pay. */
  const createCheckoutSession = (
    checkoutSessionRequest: CheckoutSessionRequest,
    options?: CallOptions,
  ): Promise<StripeRedirect> =>
    http<StripeRedirect>(`/stripe/create-checkout-session`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(checkoutSessionRequest),
    });
  /** Read a subscription anew from the provider. */
  const refreshStripeSubscription = (
    id: string,
    options?: CallOptions,
  ): Promise<StripeSubscription> =>
    http<StripeSubscription>(`/stripe/refresh/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
    });
  /** The paying side. */
  const getStripeCustomer = (id: string, options?: CallOptions): Promise<StripeCustomer> =>
    http<StripeCustomer>(`/stripe/customer/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Become a customer. */
  const createStripeCustomer = (
    stripeEmailRequest: StripeEmailRequest,
    options?: CallOptions,
  ): Promise<StripeCustomer> =>
    create<StripeCustomer>(`/stripe/customer`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(stripeEmailRequest),
    });
  /** Give up payments that were begun. */
  const expireCheckoutSessions = (
    stripeEmailRequest: StripeEmailRequest,
    options?: CallOptions,
  ): Promise<Message> =>
    http<Message>(`/stripe/customer/expire-checkout-sessions`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(stripeEmailRequest),
    });
  /** A subscription. */
  const getStripeSubscription = (id: string, options?: CallOptions): Promise<StripeSubscription> =>
    http<StripeSubscription>(`/stripe/subscription/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Subscriptions of a customer. */
  const listStripeSubscriptions = (
    id: string,
    options?: CallOptions,
  ): Promise<StripeSubscriptionList> =>
    http<StripeSubscriptionList>(`/stripe/subscription/list/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** A subscription and how it is paid. */
  const getStripeSubscriptionDetail = (
    id: string,
    options?: CallOptions,
  ): Promise<StripeSubscriptionDetail> =>
    http<StripeSubscriptionDetail>(
      `/stripe/subscription/detail/${encodeURIComponent(String(id))}`,
      {
        ...options,
        method: 'GET',
      },
    );
  /** End a subscription. */
  const cancelStripeSubscription = (
    id: string,
    cancelSubscriptionRequest: CancelSubscriptionRequest,
    options?: CallOptions,
  ): Promise<StripeSubscription> =>
    http<StripeSubscription>(`/stripe/subscription/cancel/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(cancelSubscriptionRequest),
    });
  /** Invoices of a customer. */
  const listStripeInvoices = (id: string, options?: CallOptions): Promise<StripeInvoiceList> =>
    http<StripeInvoiceList>(`/stripe/invoices/list/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** An invoice. */
  const getStripeInvoice = (id: string, options?: CallOptions): Promise<StripeInvoice> =>
    http<StripeInvoice>(`/stripe/invoice/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Offer a product. */
  const createStripeProduct = (
    stripeProductRequest: StripeProductRequest,
    options?: CallOptions,
  ): Promise<StripeProduct> =>
    create<StripeProduct>(`/stripe/products`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(stripeProductRequest),
    });
  /** Say which plan a product belongs to. */
  const linkStripeProduct = (
    linkProductRequest: LinkProductRequest,
    options?: CallOptions,
  ): Promise<Pricing> =>
    http<Pricing>(`/stripe/link-product-with-database`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(linkProductRequest),
    });
  /** Organisations that pay. */
  const listStripeMembers = (options?: CallOptions): Promise<StripeMemberList> =>
    http<StripeMemberList>(`/stripe/get_members`, { ...options, method: 'GET' });
  /** Change the card, or pay what is open. */
  const createPortalSession = (options?: CallOptions): Promise<StripeRedirect> =>
    http<StripeRedirect>(`/stripe/create-portal-session`, { ...options, method: 'POST' });
  /** Hear from the payment provider. */
  const receiveStripeEvent = (
    stripeEvent: StripeEvent,
    options?: CallOptions,
  ): Promise<StripeEventReceipt> =>
    http<StripeEventReceipt>(`/api/stripe/webhook`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(stripeEvent),
    });
  /** The team. */
  const listTeam = (params?: ListTeamParams, options?: CallOptions): Promise<TeamList> =>
    http<TeamList>(`/team${queryString(params)}`, { ...options, method: 'GET' });
  /** Invite a person. */
  const inviteTeamMember = (
    inviteRequest: InviteRequest,
    options?: CallOptions,
  ): Promise<TeamMember> =>
    create<TeamMember>(`/team`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(inviteRequest),
    });
  /** Change a member's role. */
  const updateTeamMember = (
    id: string,
    updateMemberRequest: UpdateMemberRequest,
    options?: CallOptions,
  ): Promise<TeamMember> =>
    http<TeamMember>(`/team/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(updateMemberRequest),
    });
  /** Remove a member from the team. */
  const removeTeamMember = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/team/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
  /** Reset how a member signs in. */
  const resetMemberSignIn = (
    id: string,
    resetSignInRequest: ResetSignInRequest,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(`/team/${encodeURIComponent(String(id))}/reset-sign-in`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(resetSignInRequest),
    });
  /** Teams and what they own. */
  const listTeams = (options?: CallOptions): Promise<Teams> =>
    http<Teams>(`/teams`, { ...options, method: 'GET' });
  /** Add a team. */
  const createTeam = (teamRequest: TeamRequest, options?: CallOptions): Promise<TeamDocument> =>
    create<TeamDocument>(`/teams`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(teamRequest),
    });
  /** Read a repository's CODEOWNERS file now. */
  const readCodeowners = (
    codeownersRequest: CodeownersRequest,
    options?: CallOptions,
  ): Promise<Teams> =>
    http<Teams>(`/teams/codeowners`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(codeownersRequest),
    });
  /** Change a team. */
  const updateTeam = (
    id: string,
    teamRequest: TeamRequest,
    options?: CallOptions,
  ): Promise<TeamDocument> =>
    http<TeamDocument>(`/teams/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(teamRequest),
    });
  /** Delete a team. */
  const deleteTeam = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/teams/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
  /** Connectors. */
  const listUserConnectors = (
    params?: ListUserConnectorsParams,
    options?: CallOptions,
  ): Promise<UserConnectorList> =>
    http<UserConnectorList>(`/user_connectors/list${queryString(params)}`, {
      ...options,
      method: 'GET',
    });
  /** A connector. */
  const getUserConnector = (id: string, options?: CallOptions): Promise<UserConnectorDocument> =>
    http<UserConnectorDocument>(`/user_connectors/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Use a published connector. */
  const addUserConnector = (id: string, options?: CallOptions): Promise<UserConnectorDocument> =>
    http<UserConnectorDocument>(`/user_connectors/add/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'POST',
    });
  /** Publish a connector. */
  const publishUserConnector = (
    publishConnectorRequest: PublishConnectorRequest,
    options?: CallOptions,
  ): Promise<UserConnectorDocument> =>
    create<UserConnectorDocument>(`/user_connectors/publish`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(publishConnectorRequest),
    });
  /** Change a connector. */
  const editUserConnector = (
    id: string,
    userConnectorRequest: UserConnectorRequest,
    options?: CallOptions,
  ): Promise<UserConnectorDocument> =>
    http<UserConnectorDocument>(`/user_connectors/edit/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(userConnectorRequest),
    });
  /** Withdraw a connector. */
  const unpublishUserConnector = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/user_connectors/unpublish/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'DELETE',
    });
  /** People whom findings can be sent to. */
  const listDevelopers = (
    params?: ListDevelopersParams,
    options?: CallOptions,
  ): Promise<DeveloperList> =>
    http<DeveloperList>(`/users-developer${queryString(params)}`, { ...options, method: 'GET' });
  /** People who may agree to accept a risk. */
  const listApprovers = (options?: CallOptions): Promise<ApproverList> =>
    http<ApproverList>(`/users-approver`, { ...options, method: 'GET' });
  /** Change the password. */
  const changePassword = (
    changePasswordRequest: ChangePasswordRequest,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(`/user/change_password`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(changePasswordRequest),
    });
  /** The caller's open sessions. */
  const listSessions = (options?: CallOptions): Promise<OpenSessionList> =>
    http<OpenSessionList>(`/user/sessions`, { ...options, method: 'GET' });
  /** End all other sessions of the caller. */
  const endOtherSessions = (options?: CallOptions): Promise<void> =>
    http<void>(`/user/sessions`, { ...options, method: 'DELETE' });
  /** End a session of the caller. */
  const endSession = (id: string, options?: CallOptions): Promise<void> =>
    http<void>(`/user/sessions/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'DELETE',
    });
  /** Logins from a new browser or network. */
  const listUnusualLogins = (options?: CallOptions): Promise<UnusualLoginList> =>
    http<UnusualLoginList>(`/user/unusual-logins`, { ...options, method: 'GET' });
  /** Say whether an unusual login was the caller's. */
  const answerUnusualLogin = (
    id: string,
    unusualLoginAnswer: UnusualLoginAnswer,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(`/user/unusual-logins/${encodeURIComponent(String(id))}/answer`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(unusualLoginAnswer),
    });
  /** API tokens that the caller made. */
  const listOwnTokens = (options?: CallOptions): Promise<PlexalyzerTokenList> =>
    http<PlexalyzerTokenList>(`/user/tokens`, { ...options, method: 'GET' });
  /** What the organisation asks of its members' sessions. */
  const getSignInRules = (options?: CallOptions): Promise<SignInRules> =>
    http<SignInRules>(`/sign-in-rules`, { ...options, method: 'GET' });
  /** Change what the organisation asks of its members' sessions. */
  const updateSignInRules = (
    signInRules: SignInRules,
    options?: CallOptions,
  ): Promise<SignInRules> =>
    http<SignInRules>(`/sign-in-rules`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(signInRules),
    });
  /** Which members have two-factor sign-in. */
  const getTwoFactorCoverage = (options?: CallOptions): Promise<TwoFactorCoverage> =>
    http<TwoFactorCoverage>(`/sign-in-rules/two-factor`, { ...options, method: 'GET' });
  /** Remind the members without two-factor sign-in. */
  const remindTwoFactor = (options?: CallOptions): Promise<TwoFactorCoverage> =>
    http<TwoFactorCoverage>(`/sign-in-rules/two-factor/reminders`, { ...options, method: 'POST' });
  /** Set up two-factor sign-in. */
  const configureTwoFactor = (
    configureTwoFactorRequest?: ConfigureTwoFactorRequest,
    options?: CallOptions,
  ): Promise<TwoFactorState> =>
    http<TwoFactorState>(`/user/configure-2fa`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(configureTwoFactorRequest),
    });
  /** State of the caller's two-factor sign-in. */
  const getTwoFactor = (options?: CallOptions): Promise<TwoFactorStanding> =>
    http<TwoFactorStanding>(`/user/two-factor`, { ...options, method: 'GET' });
  /** Make new recovery codes. */
  const renewRecoveryCodes = (
    twoFactorProof: TwoFactorProof,
    options?: CallOptions,
  ): Promise<TwoFactorState> =>
    http<TwoFactorState>(`/user/recovery-codes`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(twoFactorProof),
    });
  /** Switch two-factor sign-in off. */
  const removeTwoFactor = (
    removeTwoFactorRequest: RemoveTwoFactorRequest,
    options?: CallOptions,
  ): Promise<TwoFactorState> =>
    http<TwoFactorState>(`/user/remove-2fa`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(removeTwoFactorRequest),
    });
  /** Confirm an e-mail address. */
  const acceptVerification = (token: string, options?: CallOptions): Promise<Message> =>
    http<Message>(`/accept-verification/${encodeURIComponent(String(token))}`, {
      ...options,
      method: 'POST',
    });
  /** Who was invited. */
  const getInvitation = (token: string, options?: CallOptions): Promise<InvitationInfo> =>
    http<InvitationInfo>(`/verify-register/${encodeURIComponent(String(token))}`, {
      ...options,
      method: 'GET',
    });
  /** Choose name and password. */
  const verifyRegister = (
    token: string,
    verifyRegisterRequest: VerifyRegisterRequest,
    options?: CallOptions,
  ): Promise<Message> =>
    http<Message>(`/verify-register/${encodeURIComponent(String(token))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(verifyRegisterRequest),
    });
  /** Send the verification mail again. */
  const resendVerification = (id: string, options?: CallOptions): Promise<Message> =>
    http<Message>(`/resend-verification/${encodeURIComponent(String(id))}`, {
      ...options,
      method: 'GET',
    });
  /** Register an organisation. */
  const register = (registerRequest: RegisterRequest, options?: CallOptions): Promise<Message> =>
    http<Message>(`/register`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(registerRequest),
    });
  /** Ask for a link to choose a new password. */
  const requestPasswordReset = (
    forgotPasswordRequest: ForgotPasswordRequest,
    options?: CallOptions,
  ): Promise<Message> =>
    http<Message>(`/forgot-password`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(forgotPasswordRequest),
    });
  /** Choose a new password. */
  const resetPassword = (
    token: string,
    resetPasswordRequest: ResetPasswordRequest,
    options?: CallOptions,
  ): Promise<void> =>
    http<void>(`/reset-password/${encodeURIComponent(String(token))}`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(resetPasswordRequest),
    });
  /** Create the first administrator. */
  const completeSetup = (
    setupRequest: SetupRequest,
    options?: CallOptions,
  ): Promise<SessionGrant> =>
    http<SessionGrant>(`/set-up`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(setupRequest),
    });
  /** Whether a user has a picture. */
  const checkAvatar = (params: CheckAvatarParams, options?: CallOptions): Promise<AvatarCheck> =>
    http<AvatarCheck>(`/avatar${queryString(params)}`, { ...options, method: 'GET' });
  /** Send a finding as a ticket. */
  const sendTicket = (
    sendTicketRequest: SendTicketRequest,
    options?: CallOptions,
  ): Promise<WebhookDelivery> =>
    create<WebhookDelivery>(`/webhook/send_ticket`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(sendTicketRequest),
    });
  /** The webhook. */
  const getWebhook = (options?: CallOptions): Promise<WebhookConfigDocument> =>
    http<WebhookConfigDocument>(`/webhook`, { ...options, method: 'GET' });
  /** Configure the webhook. */
  const saveWebhook = (
    webhookRequest: WebhookRequest,
    options?: CallOptions,
  ): Promise<WebhookConfigDocument> =>
    http<WebhookConfigDocument>(`/webhook`, {
      ...options,
      method: 'PUT',
      body: JSON.stringify(webhookRequest),
    });
  /** Delete the webhook. */
  const deleteWebhook = (options?: CallOptions): Promise<void> =>
    http<void>(`/webhook`, { ...options, method: 'DELETE' });
  /** Preview the webhook, and optionally send it. */
  const testWebhook = (
    webhookTestRequest: WebhookTestRequest,
    options?: CallOptions,
  ): Promise<WebhookPreview> =>
    http<WebhookPreview>(`/webhook/test`, {
      ...options,
      method: 'POST',
      body: JSON.stringify(webhookTestRequest),
    });
  return {
    listActivity,
    listJobs,
    getJob,
    listJobItems,
    cancelJob,
    undoJob,
    retryJob,
    downloadFile,
    listAuditLog,
    listOutbox,
    resendMail,
    saveConnector,
    deleteConnector,
    saveToolConnector,
    exchangeOAuthToken,
    listHostRepositories,
    listHostBranches,
    getHostConnector,
    saveGithubInstallation,
    testSourceHostConnection,
    getTotalFindingsChart,
    getFindingsChart,
    getFindingsByRepositoryChart,
    getFiguresChart,
    getChangesChart,
    getFixTimesChart,
    getFindingTypes,
    getSlsaThreats,
    getOwasps,
    getSupplyChains,
    getOwaspCicdChart,
    getClient,
    updateClient,
    getClientSetup,
    endFirstRun,
    loadSample,
    removeSample,
    getClientDeletion,
    requestClientDeletion,
    cancelClientDeletion,
    exportOrganization,
    getRetention,
    updateRetention,
    updateClientBilling,
    toggleDeepReasoning,
    listHostWebhooks,
    rotateHostWebhook,
    deleteHostWebhook,
    receiveHostEvent,
    listConnections,
    listGitTokens,
    getGitAppToken,
    getGithubInstallation,
    saveGithubConfiguration,
    deleteGithubConfiguration,
    saveToken,
    getSemgrepCli,
    saveSemgrepCli,
    deleteSemgrepCli,
    getPullSource,
    updatePullSource,
    testPullSource,
    listPullProjects,
    pullFindings,
    getAiConfiguration,
    saveAiConfiguration,
    getOpinionBudget,
    listReviewerNotes,
    updateReviewerNote,
    deleteReviewerNote,
    restoreReviewerNote,
    getAiUsage,
    testValidationConnection,
    testRemediatorConnection,
    generatePlexalyzerToken,
    addPlexalyzerToken,
    listPlexalyzerTokens,
    revokePlexalyzerToken,
    createFeedbackToken,
    getFeedbackScreenshot,
    listFeedback,
    sendFeedback,
    listDomains,
    createDomain,
    verifyDomain,
    bindDomain,
    unbindDomain,
    listFindings,
    getFinding,
    updateFinding,
    toggleFindingFalsePositive,
    createFindingReport,
    listFindingFilterOptions,
    getSelectedFindingColumns,
    saveFindingColumns,
    getFindingNeighbours,
    countFindings,
    getFindingsVisit,
    recordFindingsVisit,
    markFindingsSeen,
    listFindingGroups,
    sendFinding,
    sendFindings,
    generatePatches,
    applyPatches,
    listReadyPatches,
    previewBulkAction,
    suggestDevelopers,
    triageFindings,
    downloadFindingsJson,
    exportFindings,
    listFindingHistory,
    commentOnFinding,
    deleteFindingComment,
    acceptFindingRisk,
    decideFindingRisk,
    revokeFindingRisk,
    restoreFindingRisk,
    getSecretHistory,
    searchSecretHistory,
    getFindingOpinion,
    requestFindingOpinion,
    answerFindingOpinion,
    explainFindingPriority,
    linkFindingDuplicate,
    unlinkFindingDuplicate,
    compareFindings,
    getManagedClient,
    listFindingsOfClients,
    listFilterOptionsOfClients,
    exportFindingsOfClients,
    listManagedFindings,
    exportManagedFindings,
    getManagedFinding,
    listManagedRepositories,
    getManagedRepository,
    listManagedClients,
    getManagedClientTotals,
    setClientPiloting,
    setClientPlan,
    setClientPartner,
    completeMarketplacePayment,
    activateSubscription,
    listNotifications,
    createNotification,
    readAllNotifications,
    restoreUnreadNotifications,
    sendTestMail,
    getNotificationSettings,
    updateNotificationSettings,
    updateNotification,
    deleteNotification,
    listPartners,
    createPartner,
    getPartner,
    updatePartner,
    deletePartner,
    listPasskeys,
    createPasskey,
    startPasskey,
    renamePasskey,
    removePasskey,
    listPolicies,
    createPolicy,
    getPolicy,
    updatePolicy,
    deletePolicy,
    listPolicyControls,
    recordAssessment,
    removeRecordedAssessment,
    listTriageRules,
    createTriageRule,
    orderTriageRules,
    previewTriageRule,
    getTriageRule,
    updateTriageRule,
    deleteTriageRule,
    applyTriageRule,
    undoTriageRule,
    checkGate,
    listPricings,
    getPricing,
    updatePricing,
    deletePricing,
    createPricing,
    getPlanUsage,
    getProductPrice,
    getPrioritySettings,
    updatePrioritySettings,
    simulatePrioritySettings,
    getIntelligence,
    refreshIntelligence,
    getOrganizationPullRequestSettings,
    updateOrganizationPullRequestSettings,
    getPullRequestSettings,
    updatePullRequestSettings,
    getRemediation,
    createRemediation,
    listUpgradeChoices,
    updatePullRequest,
    listPullRequests,
    createIssueDraft,
    editRemediation,
    fillRemediationTemplate,
    createPullRequest,
    createIssue,
    listRepositories,
    getRepository,
    deleteRepository,
    updateRepository,
    createRepositoryWithList,
    listRepositoryMembers,
    setRepositoryMembers,
    createWorkflowPullRequest,
    downloadRepositoriesCsv,
    listSourceControls,
    listRepositoryTags,
    listSavedFilters,
    listSavedFiltersOf,
    saveFilter,
    saveFilterOf,
    activateFilter,
    activateFilterOf,
    updateFilter,
    updateFilterOf,
    deleteFilter,
    deleteFilterOf,
    listSbomFindings,
    getSbomFinding,
    listComponents,
    getComponent,
    getDependencyGraph,
    diffSboms,
    exportSbom,
    listSboms,
    putAwaySbom,
    uploadScan,
    closeScanGroup,
    listScans,
    undoScan,
    getScanReport,
    getScanFollowUp,
    importScanAgain,
    getScan,
    requestRepositoryScan,
    createRegistryImageScan,
    createCloudScan,
    getContainerSpec,
    updateContainerSpec,
    deleteContainerSpec,
    logout,
    getSession,
    login,
    checkTwoFactor,
    startPasskeyLogin,
    loginByPasskey,
    listStripePlans,
    createCheckoutSession,
    refreshStripeSubscription,
    getStripeCustomer,
    createStripeCustomer,
    expireCheckoutSessions,
    getStripeSubscription,
    listStripeSubscriptions,
    getStripeSubscriptionDetail,
    cancelStripeSubscription,
    listStripeInvoices,
    getStripeInvoice,
    createStripeProduct,
    linkStripeProduct,
    listStripeMembers,
    createPortalSession,
    receiveStripeEvent,
    listTeam,
    inviteTeamMember,
    updateTeamMember,
    removeTeamMember,
    resetMemberSignIn,
    listTeams,
    createTeam,
    readCodeowners,
    updateTeam,
    deleteTeam,
    listUserConnectors,
    getUserConnector,
    addUserConnector,
    publishUserConnector,
    editUserConnector,
    unpublishUserConnector,
    listDevelopers,
    listApprovers,
    changePassword,
    listSessions,
    endOtherSessions,
    endSession,
    listUnusualLogins,
    answerUnusualLogin,
    listOwnTokens,
    getSignInRules,
    updateSignInRules,
    getTwoFactorCoverage,
    remindTwoFactor,
    configureTwoFactor,
    getTwoFactor,
    renewRecoveryCodes,
    removeTwoFactor,
    acceptVerification,
    getInvitation,
    verifyRegister,
    resendVerification,
    register,
    requestPasswordReset,
    resetPassword,
    completeSetup,
    checkAvatar,
    sendTicket,
    getWebhook,
    saveWebhook,
    deleteWebhook,
    testWebhook,
  };
};

export type ParapetClient = ReturnType<typeof createClient>;

export interface LoginRequest {
  username?: string;
  password?: string;
  google_access_token?: string;
}
export interface SessionGrant {
  two_factor_required: false;
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
}
export interface TwoFactorChallenge {
  two_factor_required: true;
  passkeys: boolean;
  challenge: string;
  expires_in: number;
}
export type LoginResult = SessionGrant | TwoFactorChallenge;
export type ProblemText = string;
export type ProblemLocation = (string | number)[];
export interface ProblemFacts {
  [key: string]: string | number;
}
export interface ProblemEntry {
  msg: string;
  loc: ProblemLocation;
  type: string;
  facts: ProblemFacts;
}
export type ProblemEntries = ProblemEntry[];
export type ProblemDetail = ProblemText | ProblemEntries;
export type ProblemErrorIn = 'path' | 'query' | 'header' | 'body' | '';
export interface ProblemError {
  detail: string;
  in: ProblemErrorIn;
  pointer: string;
}
export type ProblemFactsProperty = {
  [key: string]: string | number;
};
export interface Problem {
  type: string;
  instance: string;
  status: number;
  code: string;
  title: string;
  detail: ProblemDetail;
  errors?: ProblemError[];
  facts?: ProblemFactsProperty;
  request_id: string;
}
export interface CheckTwoFactorRequest {
  challenge: string;
  code: string;
}
export type Role = 'superadmin' | 'admin' | 'cyberoper' | 'developer';
export interface SessionUser {
  id: string;
  email: string;
  username: string;
  role: Role;
  is_partner: boolean;
  two_factor_enabled: boolean;
  two_factor_needed: boolean;
  first_run: boolean;
  avatar_url: string | null;
  client_id: string;
  organization_name: string;
  unread_notifications: number;
  organization_deletes_at?: string | null;
}
export type SortDirection = 'asc' | 'desc';
export type RepositoryStatus = 'pending' | 'enriched';
export type SourceControl = 'github' | 'gitlab' | 'bitbucket_cloud' | 'gitea' | 'manual';
export type RepositoryPriority = 'critical' | 'high' | 'medium' | 'low';
export interface RepositoryData {
  branch: string | null;
  priority: RepositoryPriority;
  source_control: SourceControl;
  tags: string[];
  url: string | null;
}
export interface SeverityCounts {
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
}
export type ScanStatus = 'queued' | 'running' | 'succeeded' | 'failed';
export interface RepositoryAttributes {
  active: boolean;
  data: RepositoryData;
  description: string | null;
  nickname: string;
  pipeline: boolean;
  repo_type: string | null;
  status: RepositoryStatus;
  workflow_pr_url: string | null;
  uri: string | null;
  deals_with_confidential_data: boolean;
  primary_purpose: string | null;
  open_findings: SeverityCounts;
  last_scan_at: string | null;
  last_scan_status: ScanStatus | null;
  last_scan_incomplete: boolean;
  highest_priority: number | null;
  image: string | null;
  created_at: string;
}
export interface Repository {
  id: string;
  attributes: RepositoryAttributes;
}
export interface ListMeta {
  total: number;
  total_is_exact: boolean;
  page: number;
  page_size: number;
  next_cursor: string | null;
}
export interface RepositoryList {
  data: Repository[];
  meta: ListMeta;
}
export interface RepositoryDocument {
  data: Repository;
}
export interface UpdateRepositoryRequest {
  nickname?: string;
  active?: boolean;
  url?: string | null;
  branch?: string | null;
  description?: string | null;
  repo_type?: string | null;
  priority?: RepositoryPriority;
  tags?: string[];
  deals_with_confidential_data?: boolean;
  primary_purpose?: string | null;
  pipeline?: boolean;
}
export interface NewRepositoryInput {
  nickname: string;
  url?: string | null;
  uri?: string | null;
  branch?: string | null;
  description?: string | null;
  repo_type?: string | null;
  priority?: RepositoryPriority;
  tags?: string[];
  deals_with_confidential_data?: boolean;
  primary_purpose?: string | null;
}
export interface CreateRepositoryWithListRequest {
  data: NewRepositoryInput[];
  source_control: SourceControl;
}
export type SkippedRepositoryReason = 'name_taken';
export interface SkippedRepository {
  nickname: string;
  reason: SkippedRepositoryReason;
}
export interface CreatedRepositories {
  data: Repository[];
  skipped: SkippedRepository[];
}
export interface PersonRef {
  id: string;
  username: string;
  email: string;
  avatar_url: string | null;
}
export interface RepositoryMembers {
  data: PersonRef[];
}
export interface RepositoryMembersRequest {
  user_ids: string[];
}
export type PullRequestPer = 'finding' | 'component' | 'major' | 'file' | 'repository';
export type PullRequestReviewers = 'none' | 'codeowners' | 'list';
export interface PullRequestOpener {
  username: string | null;
  is_permitted: boolean;
}
export type PullRequestScheduleFrequency = 'any_time' | 'daily' | 'weekly' | 'monthly';
export interface PullRequestSchedule {
  frequency: PullRequestScheduleFrequency;
  weekday: number;
  day: number;
  from: number;
  to: number;
  time_zone: string;
}
export type PullRequestRule =
  | 'draft'
  | 'labels'
  | 'max_open'
  | 'per'
  | 'reviewers'
  | 'opens_by_itself'
  | 'schedule';
export interface PullRequestsToday {
  open: number;
  ready: number;
  finding: number;
  component: number;
  major: number;
  file: number;
  repository: number;
}
export interface PullRequestSettings {
  draft: boolean;
  labels: string[];
  max_open: number | null;
  per: PullRequestPer;
  reviewers: PullRequestReviewers;
  reviewer_names: string[];
  opens_by_itself: boolean;
  opens_for: PullRequestOpener | null;
  schedule: PullRequestSchedule;
  waits_until: string | null;
  own: PullRequestRule[];
  today: PullRequestsToday;
  version: number;
}
export interface PullRequestSettingsDocument {
  data: PullRequestSettings;
}
export interface PullRequestSettingsRequest {
  draft: boolean;
  labels: string[];
  max_open: number | null;
  per: PullRequestPer;
  reviewers: PullRequestReviewers;
  reviewer_names: string[];
  opens_by_itself?: boolean;
  schedule?: PullRequestSchedule;
  own?: PullRequestRule[];
}
export type RemediationNoteCode =
  | 'renew_lock'
  | 'lock_renewed'
  | 'raises_more'
  | 'pinned_transitive'
  | 'upgrade_verified'
  | 'upgrade_unverified'
  | 'version_published'
  | 'version_unchecked'
  | 'not_direct'
  | 'range_includes'
  | 'already_there'
  | 'several_parts'
  | 'version_elsewhere'
  | 'not_from_registry'
  | 'pinned_by_digest'
  | 'other_major'
  | 'file_missing'
  | 'file_unreadable'
  | 'host_silent'
  | 'fix_differs'
  | 'fix_unplaced'
  | 'not_text'
  | 'snippet_only'
  | 'parses'
  | 'fix_breaks_file'
  | 'rescanned'
  | 'rescan_still_finds'
  | 'rescan_finds_more'
  | 'rescan_unclear'
  | 'no_scanner'
  | 'labels_refused'
  | 'reviewers_refused';
export interface RemediationNote {
  code: RemediationNoteCode;
  file: string | null;
  command: string | null;
  names?: string[];
}
export interface HostedLink {
  url: string;
  number: number | null;
  notes?: RemediationNote[];
}
export interface SourceControlCount {
  source_control: SourceControl;
  count: number;
  isConfigured: boolean;
}
export interface SourceControlList {
  data: SourceControlCount[];
}
export interface RepositoryTagList {
  data: string[];
}
export type UploadScanRequestDryRun = 'true' | 'false';
export type UploadScanRequestComplete = 'true' | 'false';
export interface UploadScanRequest {
  ext: string;
  tool: string;
  branch?: string;
  commit?: string;
  target?: string;
  dry_run?: UploadScanRequestDryRun;
  complete?: UploadScanRequestComplete;
  group?: string;
  group_parts?: string;
  group_part?: string;
  file: Blob;
}
export type ScanPhase =
  | 'waiting'
  | 'fetching'
  | 'scanning'
  | 'reading'
  | 'comparing'
  | 'publishing'
  | 'done';
export interface RepositoryRef {
  id: string;
  nickname: string;
}
export interface ScanLeftByReason {
  partial?: number;
  unread?: number;
  unscanned?: number;
  other_branch?: number;
  other_target?: number;
  seen_later?: number;
}
export interface ScanLeft {
  total: number;
  by_reason: ScanLeftByReason;
}
export interface ScanCounts {
  total: number;
  new: number;
  new_by_severity: SeverityCounts;
  matched: number;
  moved: number;
  reopened: number;
  fixed: number;
  duplicates: number;
  ignored: number;
  components: number;
  left: ScanLeft | null;
}
export type IgnoredReason =
  | 'malformed_result'
  | 'no_rule_and_no_message'
  | 'not_a_finding'
  | 'passed'
  | 'fixed_in_report'
  | 'dismissed'
  | 'suppressed'
  | 'unsafe_path'
  | 'duplicate_in_report'
  | 'excluded_by_settings'
  | 'too_large';
export type IgnoredResultFacts = {
  [key: string]: string | number;
};
export interface IgnoredResult {
  reason: IgnoredReason;
  detail: string;
  type: string | null;
  facts: IgnoredResultFacts;
  pointer: string;
}
export type ScanChangeKind = 'new' | 'reopened' | 'fixed';
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';
export interface ScanChange {
  change: ScanChangeKind;
  finding_id: string | null;
  title: string;
  severity: Severity;
  place: string | null;
}
export type ScanErrorCode =
  | 'empty_report'
  | 'unknown_format'
  | 'unsupported_version'
  | 'malformed_report'
  | 'truncated_report'
  | 'too_large'
  | 'too_deep'
  | 'not_text'
  | 'archive_refused'
  | 'timed_out'
  | 'import_failed'
  | 'source_unavailable'
  | 'scanner_failed'
  | 'scanner_timed_out';
export interface ScanErrorFacts {
  [key: string]: string | number;
}
export interface ScanError {
  code: ScanErrorCode;
  message: string;
  type: string | null;
  facts: ScanErrorFacts;
  pointer: string | null;
}
export type ScanNoteCode =
  | 'read_as_another_tool'
  | 'among_other_text'
  | 'read_leniently'
  | 'target_not_named'
  | 'later_report_known'
  | 'other_bill_kept'
  | 'results_unread'
  | 'nothing_scanned'
  | 'scan_failed'
  | 'files_failed'
  | 'files_unscanned'
  | 'rules_unscanned'
  | 'components_unscanned'
  | 'targets_unscanned'
  | 'event_log'
  | 'unknown_variant'
  | 'entries_unaccounted'
  | 'mostly_left_out'
  | 'ignore_files_heeded'
  | 'ignore_files_unheeded'
  | 'ignore_files_of_others'
  | 'hosts_refused';
export interface ScanNoteFacts {
  tool?: string;
  sent_as?: string;
  observed_at?: string;
  later_at?: string;
  kept_fixed?: number;
  components?: number;
  looked_for?: string;
  entries?: number;
  read?: number;
  place?: string;
  files?: string[];
  rules?: string[];
  packages?: string[];
  hosts?: string[];
}
export interface ScanNote {
  code: ScanNoteCode;
  facts: ScanNoteFacts;
  text: string;
}
export type ScanKind = 'full' | 'sast' | 'sca' | 'secret' | 'iac' | 'image' | 'cloud';
export type ScanCause = 'request' | 'schedule' | 'change';
export interface ScanRun {
  id: string;
  kind: ScanKind;
  scanner: string;
  cause: ScanCause;
  subject: string | null;
}
export type ScanGroupState = 'waiting' | 'closed' | 'incomplete';
export interface ScanPart {
  id: string | null;
  name: string;
  part: number | null;
  part_name: string | null;
  parts: number | null;
  received: number;
  state: ScanGroupState;
  whole: boolean | null;
  waits_until: string | null;
  closed_by: string | null;
}
export type ScanAttributesIgnoredByReason = {
  [key: string]: number;
};
export interface ScanAttributes {
  status: ScanStatus;
  phase: ScanPhase;
  progress: number;
  repository: RepositoryRef;
  tool: string | null;
  tool_version: string | null;
  tool_hint: string | null;
  format: string | null;
  branch: string | null;
  commit: string | null;
  target: string | null;
  subject: string | null;
  complete: boolean;
  dry_run: boolean;
  file_name: string | null;
  file_size: number;
  counts: ScanCounts;
  ignored: IgnoredResult[];
  changes: ScanChange[];
  error: ScanError | null;
  notes: ScanNote[];
  requested_by: PersonRef | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  undo_until: string | null;
  undone_at: string | null;
  ignored_by_reason: ScanAttributesIgnoredByReason;
  kept_until: string | null;
  again_as: string | null;
  run: ScanRun | null;
  group: ScanPart | null;
}
export interface Scan {
  id: string;
  attributes: ScanAttributes;
}
export interface ScanDocument {
  data: Scan;
}
export interface CloseScanGroupRequest {
  group: string;
  branch?: string;
}
export interface ScanGroup {
  name: string;
  state: ScanGroupState;
  received: number;
  waiting: number;
  failed: number;
}
export interface ScanGroupDocument {
  data: ScanGroup;
}
export interface ScanList {
  data: Scan[];
  meta: ListMeta;
}
export interface ScanReport {
  file_name: string | null;
  first_line: number;
  lines: string[];
  has_more: boolean;
}
export interface ScanReportDocument {
  data: ScanReport;
}
export interface ReopenedFinding {
  finding_id: string;
  title: string;
  severity: Severity;
  fixed_at: string | null;
  fixed_by: string | null;
}
export type ScanStepKind = 'listed' | 'told' | 'rules';
export type ScanStepState = 'done' | 'running' | 'waiting';
export interface ScanStep {
  kind: ScanStepKind;
  state: ScanStepState;
  count: number | null;
  progress: number | null;
  person: string | null;
}
export interface ScanFollowUp {
  reopened: ReopenedFinding[];
  steps: ScanStep[];
}
export interface ScanFollowUpDocument {
  data: ScanFollowUp;
}
export type RequestRepositoryScanRequestScanType = 'full' | 'sast' | 'sca' | 'secret' | 'iac';
export interface RequestRepositoryScanRequest {
  repository_id: string;
  scan_type: RequestRepositoryScanRequestScanType;
}
export type AwsEcrScanRequestPlatform = 'aws_ecr';
export interface AwsEcrScanRequest {
  platform: AwsEcrScanRequestPlatform;
  image: string;
  tag: string;
  account_id: string;
  region: string;
  repo: string;
}
export type AzureAcrScanRequestPlatform = 'azure_acr';
export interface AzureAcrScanRequest {
  platform: AzureAcrScanRequestPlatform;
  image: string;
  tag: string;
  registry_name: string;
}
export type DockerHubScanRequestPlatform = 'docker_hub';
export interface DockerHubScanRequest {
  platform: DockerHubScanRequestPlatform;
  image: string;
  tag: string;
  namespace: string;
  username?: string | null;
  password?: string | null;
}
export type GithubGhcrScanRequestPlatform = 'github_ghcr';
export interface GithubGhcrScanRequest {
  platform: GithubGhcrScanRequestPlatform;
  image: string;
  tag: string;
  user: string;
  username?: string | null;
  token?: string | null;
}
export type GitlabRegistryScanRequestPlatform = 'gitlab_registry';
export interface GitlabRegistryScanRequest {
  platform: GitlabRegistryScanRequestPlatform;
  image: string;
  tag: string;
  namespace: string;
  username?: string | null;
  token?: string | null;
}
export type GoogleGarScanRequestPlatform = 'google_gar';
export interface GoogleGarScanRequest {
  platform: GoogleGarScanRequestPlatform;
  image: string;
  tag: string;
  region: string;
  project_id: string;
  repo: string;
}
export type GoogleGcrScanRequestPlatform = 'google_gcr';
export interface GoogleGcrScanRequest {
  platform: GoogleGcrScanRequestPlatform;
  image: string;
  tag: string;
  project_id: string;
}
export type JfrogScanRequestPlatform = 'jfrog_artifactory';
export interface JfrogScanRequest {
  platform: JfrogScanRequestPlatform;
  image: string;
  tag: string;
  domain: string;
  repo: string;
  username?: string | null;
  password?: string | null;
}
export type RegistryImageScanRequest =
  | AwsEcrScanRequest
  | AzureAcrScanRequest
  | DockerHubScanRequest
  | GithubGhcrScanRequest
  | GitlabRegistryScanRequest
  | GoogleGarScanRequest
  | GoogleGcrScanRequest
  | JfrogScanRequest;
export type CloudProvider = 'aws' | 'azure' | 'gcp' | 'oracle_oci';
export interface CloudScanRequest {
  provider: CloudProvider;
  regions?: string[];
}
export type RegistryPlatform =
  | 'aws_ecr'
  | 'azure_acr'
  | 'docker_hub'
  | 'github_ghcr'
  | 'gitlab_registry'
  | 'google_gar'
  | 'google_gcr'
  | 'jfrog_artifactory';
export type ContainerSpecFields = {
  [key: string]: string;
};
export interface ContainerSpec {
  id: string;
  platform: RegistryPlatform;
  image: string;
  tag: string;
  registry: string | null;
  fields: ContainerSpecFields;
  isConfigured: boolean;
  updated_at: string;
}
export interface ContainerSpecDocument {
  data: ContainerSpec;
}
export type FindingStatus = 'open' | 'in_progress' | 'fixed' | 'risk_accepted';
export type SlaState = 'overdue' | 'due_soon' | 'on_track' | 'none';
export type SlsaThreat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';
export type FindingSortField =
  | 'priority'
  | 'severity'
  | 'title'
  | 'repository'
  | 'tool'
  | 'status'
  | 'first_seen_at'
  | 'last_seen_at'
  | 'due_at'
  | 'cvssv3_score'
  | 'fixing_effort'
  | 'epss'
  | 'rule'
  | 'component'
  | 'file';
export interface RuleRef {
  id: string;
  name: string | null;
  help_uri: string | null;
}
export type FindingCategory =
  | 'sast'
  | 'sca'
  | 'secret'
  | 'iac'
  | 'container'
  | 'dast'
  | 'cloud'
  | 'network'
  | 'mobile'
  | 'license'
  | 'sbom'
  | 'quality';
export interface CodeRange {
  start_line: number;
  start_column: number | null;
  end_line: number | null;
  end_column: number | null;
}
export interface ComponentRef {
  name: string;
  version: string | null;
  purl: string | null;
  ecosystem: string | null;
  fixed_version: string | null;
}
export interface ClientRef {
  id: string;
  name: string;
}
export type FindingChange = 'new' | 'gone' | 'kept';
export type FindingChangeReasonKind =
  | 'found'
  | 'reopened'
  | 'reported'
  | 'fixed'
  | 'not_reported'
  | 'decided'
  | 'moved'
  | 'upgraded';
export interface FindingChangeReason {
  kind: FindingChangeReasonKind;
  scan_id: string | null;
  commit: string | null;
  at: string | null;
  from: string | null;
  to: string | null;
  actor: string | null;
  author: string | null;
}
export interface FindingRowAttributes {
  title: string;
  severity: Severity;
  priority: number;
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  is_subfinding: boolean;
  kev: boolean;
  epss: number | null;
  tool: string;
  rule: RuleRef;
  category: FindingCategory;
  type: string | null;
  language: string | null;
  file: string | null;
  range: CodeRange | null;
  endpoint: string | null;
  component: ComponentRef | null;
  repository: RepositoryRef;
  client?: ClientRef;
  change?: FindingChange;
  change_reason?: FindingChangeReason;
  branch: string | null;
  cwe: number[];
  cve: string[];
  cvssv3_score: number | null;
  owasp: string[];
  owasp_cicd: string[];
  slsa_threats: SlsaThreat[];
  tags: string[];
  assignee: PersonRef | null;
  sla: SlaState;
  fixing_effort: number | null;
  remediation_type: string | null;
  has_fix: boolean;
  comment_count: number;
  first_seen_at: string;
  last_seen_at: string;
  due_at: string | null;
  file_type: string | null;
  issue_owner: string | null;
  review_requested: boolean;
  mitigation_kind: string;
  provider: string | null;
  policy_names: string[];
  policy_categories: string[];
  policy_controls: string[];
}
export interface FindingRow {
  id: string;
  attributes: FindingRowAttributes;
}
export interface FindingList {
  data: FindingRow[];
  meta: ListMeta;
}
export type Confidence = 'high' | 'medium' | 'low';
export type CvssScoreVersion = '2.0' | '3.0' | '3.1' | '4.0';
export interface CvssScore {
  version: CvssScoreVersion;
  vector: string | null;
  score: number;
  source: string | null;
}
export type ControlEvidenceKind = 'weakness' | 'vulnerability' | 'category' | 'slsa_threat';
export interface ControlEvidence {
  kind: ControlEvidenceKind;
  value: string;
  kind_of: string | null;
  title: string;
  source: string | null;
}
export interface SavedFilterEntry {
  key: string;
  value: string;
}
export interface PolicyViolation {
  category: string;
  name: string;
  control: string | null;
  reason: string | null;
  evidence: ControlEvidence | null;
  uri: string | null;
  conditions: SavedFilterEntry[];
  due_at: string | null;
}
export interface CodeLine {
  number: string;
  text: string;
  highlighted: boolean;
}
export interface CodeFlowStep {
  file: string | null;
  range: CodeRange | null;
  message: string | null;
  snippet: string | null;
}
export interface FixChange {
  path: string;
  start_line: number;
  start_column: number | null;
  end_line: number | null;
  end_column: number | null;
  replacement: string;
}
export interface FindingFix {
  description: string | null;
  changes: FixChange[];
}
export type IdentityMatch = 'new' | 'same' | 'moved' | 'renamed';
export type IdentityBasis = 'fingerprint' | 'component' | 'code' | 'resource' | 'message';
export interface FindingIdentity {
  match: IdentityMatch;
  basis: IdentityBasis;
}
export type DuplicateReason = 'vulnerability' | 'weakness' | 'secret' | 'by_hand';
export interface DuplicateFacts {
  vulnerability?: string;
  component?: string;
  cwe?: number;
  file?: string;
  line?: number;
}
export interface DuplicateLink {
  finding_id: string;
  canonical: boolean;
  title: string;
  tool: string;
  reason: DuplicateReason;
  facts: DuplicateFacts | null;
  comment: string | null;
}
export interface RiskAcceptance {
  reason: string;
  until: string | null;
  until_fix: boolean;
  accepted_by: PersonRef | null;
  approver: PersonRef | null;
  accepted_at: string;
}
export type OwnershipSource = 'manual' | 'codeowners';
export interface FindingOwner {
  id: string;
  name: string;
  repository: RepositoryRef | null;
  tag: string | null;
  path: string | null;
  source: OwnershipSource;
  line: number | null;
}
export type FindingAttributesReachabilityItem =
  | 'called'
  | 'not_called'
  | 'data_flow'
  | 'development'
  | 'production';
export interface FindingAttributes {
  title: string;
  severity: Severity;
  priority: number;
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  is_subfinding: boolean;
  kev: boolean;
  epss: number | null;
  tool: string;
  rule: RuleRef;
  category: FindingCategory;
  type: string | null;
  language: string | null;
  file: string | null;
  range: CodeRange | null;
  endpoint: string | null;
  component: ComponentRef | null;
  repository: RepositoryRef;
  branch: string | null;
  cwe: number[];
  cve: string[];
  cvssv3_score: number | null;
  owasp: string[];
  owasp_cicd: string[];
  slsa_threats: SlsaThreat[];
  tags: string[];
  assignee: PersonRef | null;
  sla: SlaState;
  fixing_effort: number | null;
  remediation_type: string | null;
  has_fix: boolean;
  comment_count: number;
  first_seen_at: string;
  reachability: FindingAttributesReachabilityItem[];
  reported_at: string | null;
  last_seen_at: string;
  due_at: string | null;
  description: string | null;
  mitigation: string | null;
  severity_raw: string | null;
  severity_overridden: boolean;
  reported_severity?: Severity;
  confidence: Confidence | null;
  cvss: CvssScore[];
  policies: PolicyViolation[];
  scanner_report_code: string | null;
  code: CodeLine[];
  code_snippet: string | null;
  code_diff: string | null;
  diff_parser: string | null;
  code_flow: CodeFlowStep[];
  related_locations: CodeFlowStep[];
  references: string[];
  fix: FindingFix | null;
  fixed_versions: string[];
  image: string | null;
  cloud_resource: string | null;
  http_method: string | null;
  http_parameter: string | null;
  author: string | null;
  commit: string | null;
  scan_id: string | null;
  identity: FindingIdentity;
  fingerprint: string;
  duplicates: DuplicateLink[];
  risk_acceptance: RiskAcceptance | null;
  review_requested: boolean;
  sent_to: PersonRef[];
  owners: FindingOwner[];
  remediation_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  file_type: string | null;
  issue_owner: string | null;
  mitigation_kind: string;
  provider: string | null;
  policy_names: string[];
  policy_categories: string[];
  policy_controls: string[];
}
export interface Finding {
  id: string;
  attributes: FindingAttributes;
}
export interface FindingDocument {
  data: Finding;
}
export interface UpdateFindingRequest {
  status?: FindingStatus;
  severity?: Severity;
  assignee_id?: string | null;
  tags?: string[];
  fixing_effort?: number | null;
  is_duplicate?: boolean;
  is_subfinding?: boolean;
  reason?: string;
}
export interface ToggleFalsePositiveRequest {
  false_positive?: boolean;
  reason?: string;
}
export type FilterKey =
  | 'repository'
  | 'repository_tag'
  | 'branch'
  | 'tool'
  | 'language'
  | 'team'
  | 'developer'
  | 'issue_owner'
  | 'status'
  | 'mitigation'
  | 'remediation_type'
  | 'sla'
  | 'policy_category'
  | 'policy_name'
  | 'policy_control'
  | 'severity'
  | 'cwe'
  | 'cve'
  | 'rule'
  | 'component'
  | 'type'
  | 'category'
  | 'reachability'
  | 'opinion'
  | 'owasp'
  | 'slsa_threats'
  | 'provider'
  | 'tags'
  | 'excluded_file_types'
  | 'owasp_cicd';
export interface FilterOption {
  value: string;
  label: string;
  count: number;
}
export interface FilterOptions {
  filter_key: string;
  options: FilterOption[];
  counts_are_exact: boolean;
  truncated: boolean;
}
export interface FilterOptionsDocument {
  data: FilterOptions;
}
export interface DueCounts {
  overdue: number;
  due_soon: number;
}
export interface DueBySeverity {
  critical: DueCounts;
  high: DueCounts;
  medium: DueCounts;
  low: DueCounts;
  info: DueCounts;
}
export interface SeverityDays {
  critical: number | null;
  high: number | null;
  medium: number | null;
  low: number | null;
  info: number | null;
}
export interface SeriesPoint {
  date: string;
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
}
export interface TotalFindingsChart {
  total: number;
  open: number;
  in_progress: number;
  fixed: number;
  risk_accepted: number;
  false_positive: number;
  overdue: number;
  due_soon: number;
  due_by_severity: DueBySeverity;
  kev: number;
  severity: SeverityCounts;
  mean_days_to_fix: number | null;
  mean_days_to_fix_before: number | null;
  mean_days_to_fix_by_severity: SeverityDays;
  series: SeriesPoint[];
  baselines: SeriesPoint[];
  is_exact: boolean;
}
export interface TotalFindingsChartDocument {
  data: TotalFindingsChart;
}
export interface DayOfChanges {
  date: string;
  found: number;
  fixed: number;
}
export interface TargetPoint {
  date: string;
  total: number;
}
export interface TargetCourse {
  series: TargetPoint[];
  late: number;
  early: number;
  is_exact: boolean;
}
export interface FindingsChart {
  severity: SeverityCounts;
  series: SeriesPoint[];
  baselines: SeriesPoint[];
  changes: DayOfChanges[];
  found: number;
  fixed: number;
  mean_days_to_fix: number | null;
  target: TargetCourse | null;
  is_exact: boolean;
}
export interface FindingsChartDocument {
  data: FindingsChart;
}
export interface RepositoryCount {
  repository: RepositoryRef;
  total: number;
  severity: SeverityCounts;
}
export interface RepositoryChart {
  data: RepositoryCount[];
  is_exact: boolean;
}
export type FigureChange = number | null;
export interface FiguresChart {
  open: FigureChange | null;
  overdue: FigureChange | null;
  kev: FigureChange | null;
  reachable: FigureChange | null;
  live_secrets: FigureChange | null;
  is_exact: boolean;
}
export interface FiguresChartDocument {
  data: FiguresChart;
}
export interface NamedChange {
  name: string;
  found: number;
  closed: number;
}
export interface ChangesChart {
  data: NamedChange[];
  is_exact: boolean;
}
export interface FixTime {
  severity: Severity;
  fixed: number;
  median_days: number | null;
  median_days_before: number | null;
  target_days: number | null;
}
export interface FixTimesChart {
  data: FixTime[];
  is_exact: boolean;
}
export type ScheduleScan = 'off' | 'daily' | 'weekly' | 'monthly';
export type AutonomousScan = boolean;
export type SubscriptionTier = 'free' | 'starter' | 'team' | 'enterprise';
export type SubscriptionPayment = 'off' | 'none' | 'customer';
export interface Pilot {
  until: string | null;
}
export interface Subscription {
  tier: SubscriptionTier;
  payment: SubscriptionPayment;
  pilot?: Pilot;
}
export interface IssueWebhookState {
  isConfigured: boolean;
  name: string | null;
}
export interface SemgrepCliState {
  isConfigured: boolean;
  config: string | null;
}
export interface ConfiguredPlugin {
  isConfigured: boolean;
}
export interface CloudPlugin {
  aws: ConfiguredPlugin;
  azure: ConfiguredPlugin;
  gcp: ConfiguredPlugin;
  oracle_oci: ConfiguredPlugin;
}
export interface PlexalyzerPlugin {
  isConfigured: boolean;
  name: string | null;
  created_at: string | null;
  expired_at: string | null;
}
export interface ClientPlugins {
  github: ConfiguredPlugin;
  gitlab: ConfiguredPlugin;
  bitbucket_cloud: ConfiguredPlugin;
  gitea: ConfiguredPlugin;
  cloud: CloudPlugin;
  plexalyzer: PlexalyzerPlugin;
  fortify: ConfiguredPlugin;
  black_duck: ConfiguredPlugin;
  checkmarx: ConfiguredPlugin;
}
export interface CompanyInformation {
  legal_name: string | null;
  parent_company: string | null;
  global_entity_identifier: string | null;
  category: string | null;
  url_company: string | null;
}
export interface Coordinate {
  lat: number;
  long: number;
}
export interface Headquarters {
  coordinate: Coordinate | null;
  locations: string[];
}
export interface DataProcessing {
  locations: string[];
}
export interface CompanyStructure {
  headquarters: Headquarters;
  subsidiary: string[];
  branch: string[];
  service: string[];
  data_processing: DataProcessing;
}
export interface CompanyRegulations {
  applicable_regulations: string[];
}
export interface Company {
  information: CompanyInformation;
  structure: CompanyStructure;
  regulations: CompanyRegulations;
}
export type RemediatorType = 'azure' | 'openai';
export interface RemediatorState {
  isConfigured: boolean;
  deployment_name: string | null;
  base_url: string | null;
  version: string | null;
  type: RemediatorType;
}
export interface ValidationState {
  isConfigured: boolean;
  openai_deployment_name: string | null;
  openai_base_url: string | null;
  openai_type: RemediatorType;
  openai_version: string | null;
  severities: Severity[];
  tools: string[];
  most_per_day: number;
}
export interface AiPrices {
  remediator_input: number | null;
  remediator_output: number | null;
  validation_input: number | null;
  validation_output: number | null;
}
export interface AiBudget {
  tokens_per_month: number | null;
  money_per_month: number | null;
  currency: string;
  prices: AiPrices;
}
export interface AiConfiguration {
  remediator: RemediatorState;
  validation: ValidationState;
  budget: AiBudget;
}
export interface Client {
  _id: string;
  organization_name: string;
  enable_false_positive_analysis: boolean;
  credit_card: boolean;
  address: string | null;
  legal_name: string | null;
  schedule_scan: ScheduleScan;
  autonomous_scan: AutonomousScan;
  pipeline_integration: boolean;
  deep_reasoning_enrichment: boolean;
  google_oauth_token: boolean;
  account_setup_at: string | null;
  reminder_sent_at: string | null;
  subscription: Subscription;
  excluded_tools: string[];
  included_tools: string[];
  issue_webhook: IssueWebhookState | null;
  semgrep_cli: SemgrepCliState;
  plugins: ClientPlugins;
  company: Company;
  ai_configuration: AiConfiguration;
  version: number;
}
export interface ClientToken {
  token: string;
}
export interface SubscriptionInput {
  tier: SubscriptionTier;
}
export interface SemgrepCliRequest {
  token?: string | null;
  config?: string | null;
}
export interface CompanyInformationInput {
  legal_name?: string | null;
  parent_company?: string | null;
  global_entity_identifier?: string | null;
  category?: string | null;
  url_company?: string | null;
}
export interface CoordinateInput {
  lat: number;
  long: number;
}
export interface HeadquartersInput {
  coordinate?: CoordinateInput | null;
  locations?: string[];
}
export interface DataProcessingInput {
  locations?: string[];
}
export interface CompanyStructureInput {
  headquarters?: HeadquartersInput;
  subsidiary?: string[];
  branch?: string[];
  service?: string[];
  data_processing?: DataProcessingInput;
}
export interface CompanyRegulationsInput {
  applicable_regulations?: string[];
}
export interface CompanyInput {
  information?: CompanyInformationInput;
  structure?: CompanyStructureInput;
  regulations?: CompanyRegulationsInput;
}
export interface RemediatorInput {
  api_key?: string | null;
  deployment_name?: string | null;
  base_url?: string | null;
  version?: string | null;
  type?: RemediatorType;
}
export interface ValidationInput {
  openai_api_key?: string | null;
  openai_deployment_name?: string | null;
  openai_base_url?: string | null;
  openai_type?: RemediatorType;
  openai_version?: string | null;
  severities?: Severity[];
  tools?: string[];
  most_per_day?: number;
}
export interface AiBudgetInput {
  tokens_per_month?: number | null;
  money_per_month?: number | null;
  currency?: string;
  prices?: AiPrices;
}
export interface AiConfigurationInput {
  remediator?: RemediatorInput;
  validation?: ValidationInput;
  budget?: AiBudgetInput;
}
export interface UpdateClientRequest {
  organization_name?: string;
  legal_name?: string | null;
  address?: string | null;
  enable_false_positive_analysis?: boolean;
  schedule_scan?: ScheduleScan;
  autonomous_scan?: boolean;
  pipeline_integration?: boolean;
  excluded_tools?: string[];
  included_tools?: string[];
  google_oauth_token?: string | null;
  subscription?: SubscriptionInput;
  semgrep_cli?: SemgrepCliRequest;
  company?: CompanyInput;
  ai_configuration?: AiConfigurationInput;
  account_setup_at?: string | null;
}
export type SetupStepName =
  | 'name'
  | 'findings'
  | 'people'
  | 'pipeline'
  | 'host'
  | 'due_dates'
  | 'mail';
export interface SetupStep {
  step: SetupStepName;
  done: boolean;
  what: string | null;
  count: number | null;
}
export interface ClientSetup {
  data: SetupStep[];
  sample: boolean;
}
export interface Sample {
  repositories: RepositoryRef[];
  scans: string[];
}
export interface ClientDeletion {
  grace_days: number;
  requested_at: string | null;
  deletes_at: string | null;
  requested_by: string | null;
}
export interface ClientDeletionRequest {
  organization_name: string;
  code?: string;
  password?: string;
}
export interface IdentityProof {
  code?: string;
  password?: string;
}
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed';
export interface JobRef {
  job_id: string;
  status: JobStatus;
}
export type RetentionKind =
  | 'audit_log'
  | 'mails'
  | 'notifications'
  | 'jobs'
  | 'reports'
  | 'finding_history'
  | 'closed_findings';
export interface RetentionRemoval {
  at: string | null;
  count: number;
}
export interface RetentionPreview {
  days: number;
  count: number;
}
export interface RetentionEntry {
  kind: RetentionKind;
  days: number | null;
  holds_from: string | null;
  least: number;
  most: number;
  kept: number;
  kept_bytes: number | null;
  next_removal: RetentionRemoval;
  older: RetentionPreview[];
}
export interface Retention {
  shorter_from: string;
  data: RetentionEntry[];
}
export interface RetentionRequest {
  audit_log: number | null;
  mails: number | null;
  notifications: number | null;
  jobs: number;
  reports?: number;
  finding_history?: number | null;
  closed_findings?: number | null;
}
export interface UpdateBillingRequest {
  legal_name: string;
  address: string;
  credit_card?: boolean;
}
export interface DeepReasoningRequest {
  deep_reasoning_enrichment?: boolean;
}
export type TeamMemberState = 'invited' | 'active';
export interface TeamMember {
  id: string;
  email: string;
  username: string | null;
  role: Role;
  state: TeamMemberState;
  two_factor_enabled: boolean;
  avatar_url: string | null;
  invited_at: string | null;
  last_login_at: string | null;
  open_findings: number;
  awaited_approvals: number;
  api_tokens: number;
  invitation_link?: string;
}
export interface TeamList {
  data: TeamMember[];
  meta: ListMeta;
}
export interface InviteRequest {
  email: string;
  role: Role;
}
export interface UpdateMemberRequest {
  role: Role;
}
export interface ResetSignInRequest {
  two_factor: boolean;
  passkeys: boolean;
  google: boolean;
}
export interface TeamOwnership {
  repository: RepositoryRef | null;
  tag: string | null;
  path: string | null;
  source: OwnershipSource;
  line: number | null;
}
export interface Team {
  id: string;
  name: string;
  members: PersonRef[];
  owns: TeamOwnership[];
}
export interface CodeownersReading {
  repository: RepositoryRef;
  path: string | null;
  read_at: string | null;
  problem: string | null;
  without_team: string[];
}
export interface Teams {
  data: Team[];
  codeowners: CodeownersReading[];
}
export interface TeamOwnershipRequest {
  repository_id?: string | null;
  tag?: string | null;
  path?: string | null;
}
export interface TeamRequest {
  name: string;
  member_ids: string[];
  owns: TeamOwnershipRequest[];
}
export interface TeamDocument {
  data: Team;
}
export interface CodeownersRequest {
  repository_id: string;
}
export interface Developer {
  id: string;
  username: string;
  email: string;
  avatar_url: string | null;
  open_findings: number;
}
export interface DeveloperList {
  data: Developer[];
}
export interface ApproverList {
  data: PersonRef[];
}
export interface ChangePasswordRequest {
  current_password: string;
  password: string;
  confirm_password: string;
  revoke_tokens?: boolean;
}
export interface OpenSession {
  id: string;
  address: string | null;
  device: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  current: boolean;
  unusual: boolean;
}
export interface OpenSessionList {
  data: OpenSession[];
  idle_minutes: number;
}
export type UnusualLoginMeans =
  | 'password'
  | 'password_and_code'
  | 'google'
  | 'passkey'
  | 'password_and_passkey';
export interface UnusualLogin {
  id: string;
  created_at: string;
  address: string | null;
  device: string | null;
  new_device: boolean;
  new_network: boolean;
  means: UnusualLoginMeans;
  session_open: boolean;
}
export interface UnusualLoginList {
  data: UnusualLogin[];
}
export interface UnusualLoginAnswer {
  mine: boolean;
}
export interface PasskeyChallengeRequest {
  challenge?: string;
}
export type PasskeyRequestOptionsPublicKey = {
  [key: string]: unknown;
};
export interface PasskeyRequestOptions {
  public_key: PasskeyRequestOptionsPublicKey;
}
export type CredentialId = string;
export type PasskeyAssertionResponse = {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
};
export interface PasskeyAssertion {
  id: CredentialId;
  rawId: CredentialId;
  type: 'public-key';
  response: PasskeyAssertionResponse;
}
export interface PasskeyLoginRequest {
  challenge?: string;
  credential: PasskeyAssertion;
}
export interface Passkey {
  id: string;
  name: string;
  synced: boolean;
  created_at: string;
  last_used_at: string | null;
}
export interface PasskeyList {
  data: Passkey[];
  available: boolean;
  most: number;
}
export type PasskeyAttestationResponse = {
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
};
export interface PasskeyAttestation {
  id: CredentialId;
  rawId: CredentialId;
  type: 'public-key';
  response: PasskeyAttestationResponse;
}
export interface PasskeyRequest {
  name: string;
  credential: PasskeyAttestation;
}
export interface PasskeyDocument {
  data: Passkey;
}
export interface PasswordProof {
  password: string;
}
export type PasskeyCreationOptionsPublicKey = {
  [key: string]: unknown;
};
export interface PasskeyCreationOptions {
  public_key: PasskeyCreationOptionsPublicKey;
}
export interface PasskeyNameRequest {
  name: string;
}
export type PlexalyzerScope =
  | 'repositories:read'
  | 'scans:upload'
  | 'scans:read'
  | 'findings:read'
  | 'findings:export'
  | 'jobs:read'
  | 'components:read'
  | 'gate:check';
export interface PlexalyzerTokenInfo {
  id: string;
  name: string;
  prefix: string;
  scopes: PlexalyzerScope[];
  created_at: string;
  expired_at: string;
  last_used_at: string | null;
}
export interface PlexalyzerTokenList {
  data: PlexalyzerTokenInfo[];
}
export interface SignInRules {
  idle_minutes: number;
  require_two_factor: boolean;
  two_factor_from?: string | null;
  allow_passkeys?: boolean;
  allow_google?: boolean;
}
export interface MemberWithoutTwoFactor {
  id: string;
  username: string;
  avatar_url: string | null;
}
export interface TwoFactorCoverage {
  members: number;
  members_with: number;
  without: MemberWithoutTwoFactor[];
  reminded_at: string | null;
}
export interface ConfigureTwoFactorRequest {
  password?: string;
  code?: string;
}
export interface TwoFactorState {
  enable_2fa: boolean;
  secret: string | null;
  qrcode: string | null;
  recovery_codes: string[];
}
export interface TwoFactorStanding {
  enabled_at: string | null;
  last_used_at: string | null;
  recovery_codes_left: number;
  recovery_code_used_at: string | null;
  required: boolean;
  password_changed_at: string | null;
  members: number;
  members_with: number;
}
export interface TwoFactorProof {
  code: string;
}
export interface RemoveTwoFactorRequest {
  code: string;
  replace?: boolean;
}
export interface Message {
  message: string;
}
export interface InvitationInfo {
  invited: boolean;
  email: string;
  organization_name: string;
  role: Role;
}
export interface VerifyRegisterRequest {
  username: string;
  password: string;
  confirm_password: string;
}
export interface RegisterRequest {
  email: string;
  organization_name: string;
  partner?: string;
}
export interface ForgotPasswordRequest {
  email: string;
}
export interface ResetPasswordRequest {
  password: string;
  confirm_password: string;
  revoke_tokens?: boolean;
  remove_passkeys?: boolean;
}
export interface SetupRequest {
  token: string;
  email: string;
  username?: string;
  organization_name?: string;
  password: string;
  confirm_password: string;
}
export interface AvatarCheck {
  exists: boolean;
  url: string | null;
}
export interface FindingColumn {
  key: string;
  width: number | null;
}
export interface FindingColumnsDocument {
  data: FindingColumn[];
}
export interface ColumnInput {
  key: string;
  width?: number | null;
}
export interface SaveFindingColumnsRequest {
  columns: ColumnInput[];
}
export interface FindingNeighbours {
  previous: string | null;
  next: string | null;
  position: number | null;
}
export interface WrittenFilters {
  [key: string]: string;
}
export interface CountFindingsRequest {
  filters: WrittenFilters[];
}
export interface FindingCount {
  total: number;
  total_is_exact: boolean;
}
export interface FindingCountsDocument {
  data: FindingCount[];
}
export interface FirstReports {
  day: string;
  repository_ids: string[];
}
export interface FindingsNews {
  since: string | null;
  seen: string[];
  unseen: string[];
  first_reports: FirstReports[];
}
export interface FindingsNewsDocument {
  data: FindingsNews;
}
export interface FindingsVisit {
  since: string | null;
  since_before: string | null;
}
export interface FindingsVisitDocument {
  data: FindingsVisit;
}
export interface MarkFindingsSeenRequest {
  seen: boolean;
  finding_ids?: string[];
}
export interface FindingGroup {
  key: string;
  label: string;
  total: number;
  severity: SeverityCounts;
  worst: Severity;
  highest_priority: number;
  repositories: number;
  oldest_at: string;
  with_fix: number;
}
export interface FindingGroupList {
  data: FindingGroup[];
  meta: ListMeta;
}
export interface SendFindingRequest {
  developer_ids: string[];
  message?: string;
}
export interface FindingSelectionInput {
  filter: WrittenFilters;
  except?: string[];
  as_of: string;
  expected_total: number;
}
export type SeenAt = string;
export type RunId = string;
export interface SendFindingsRequest {
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  developer_ids: string[];
  message?: string;
  seen_at?: SeenAt;
  run_id?: RunId;
}
export type RemediationLocale = 'en' | 'es';
export type IssueTracker = 'source_host' | 'webhook';
export interface GeneratePatchRequest {
  findings?: string[];
  selection?: FindingSelectionInput;
  apply_pr?: boolean;
  apply_issues?: boolean;
  locale?: RemediationLocale;
  pull_request_per?: PullRequestPer;
  draft?: boolean;
  tracker?: IssueTracker;
  seen_at?: SeenAt;
  run_id?: RunId;
}
export type ApplyPatchRequestAs = 'pull_request' | 'issue';
export interface ApplyPatchRequest {
  remediations: string[];
  as?: ApplyPatchRequestAs;
  pull_request_per?: PullRequestPer;
  draft?: boolean;
  tracker?: IssueTracker;
  run_id?: RunId;
}
export interface ListReadyPatchesRequest {
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  job_id?: string;
}
export interface BulkFinding {
  id: string;
  title: string;
  severity: Severity;
  repository: string;
  place: string | null;
}
export type ReadyPatchSource = 'report' | 'advisory' | 'ai';
export interface ReadyPatch {
  remediation_id: string;
  title: string;
  source: ReadyPatchSource;
  is_edited: boolean;
  issue_url: string | null;
  finding: BulkFinding;
}
export interface ReadyPatchesDocument {
  data: ReadyPatch[];
  total: number;
}
export interface AcceptRiskRequest {
  reason: string;
  until?: string | null;
  until_fix?: boolean;
  approver_id?: string | null;
}
export interface DecideRiskRequest {
  approve: boolean;
  comment?: string;
}
export interface BulkChangeInput {
  status?: FindingStatus;
  false_positive?: boolean;
  assignee_id?: string | null;
  add_tags?: string[];
  remove_tags?: string[];
  due_days?: number | null;
  accept_risk?: AcceptRiskRequest;
  decide_risk?: DecideRiskRequest;
  reason?: string;
}
export type PreviewBulkRequestAction = 'triage' | 'send' | 'generate_patch' | 'open_at_host';
export interface PreviewBulkRequest {
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  action: PreviewBulkRequestAction;
  change?: BulkChangeInput;
  seen_at?: SeenAt;
}
export interface BulkSeverities {
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
}
export interface BulkStay {
  code: string;
  reason: string;
  count: number;
  examples: BulkFinding[];
}
export interface BulkPreview {
  total: number;
  will_change: number;
  known_exploited: number;
  severities: BulkSeverities;
  stay: BulkStay[];
}
export interface BulkPreviewDocument {
  data: BulkPreview;
}
export interface SuggestDevelopersRequest {
  finding_ids?: string[];
  selection?: FindingSelectionInput;
}
export interface DeveloperSuggestion {
  id: string;
  findings: number;
  file: string | null;
  changed_at: string | null;
}
export interface DeveloperSuggestions {
  total: number;
  people: DeveloperSuggestion[];
}
export interface DeveloperSuggestionsDocument {
  data: DeveloperSuggestions;
}
export interface BulkTriageRequest {
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  change: BulkChangeInput;
  seen_at?: SeenAt;
  run_id?: RunId;
}
export type BulkItemOutcome = 'done' | 'skipped' | 'failed' | 'pending';
export interface BulkItem {
  finding_id: string;
  outcome: BulkItemOutcome;
  reason: string | null;
  code: string | null;
  link: string | null;
  finding: BulkFinding | null;
}
export interface BulkResult {
  job_id: string;
  done: number;
  skipped: number;
  failed: number;
  can_undo: boolean;
  data: BulkItem[];
}
export interface ExportSelectionRequest {
  finding_ids?: string[];
  selection?: FindingSelectionInput;
}
export interface TriageRuleRef {
  id: string;
  name: string;
}
export type FindingEventCause = 'taken_back' | 'fix_available' | 'acceptance_ended';
export type FindingEventKind =
  | 'found'
  | 'matched'
  | 'moved'
  | 'reopened'
  | 'fixed'
  | 'status'
  | 'severity'
  | 'false_positive'
  | 'assigned'
  | 'assignee_left'
  | 'sent'
  | 'tagged'
  | 'comment'
  | 'risk_accepted'
  | 'risk_revoked'
  | 'risk_requested'
  | 'risk_declined'
  | 'approver_left'
  | 'duplicate_linked'
  | 'duplicate_unlinked'
  | 'priority'
  | 'remediation'
  | 'opinion'
  | 'edited';
export interface FindingEvent {
  id: string;
  kind: FindingEventKind;
  at: string;
  actor: PersonRef | null;
  actor_name: string | null;
  rule: TriageRuleRef | null;
  from: string | null;
  to: string | null;
  cause: FindingEventCause | null;
  comment: string | null;
}
export interface FindingEventList {
  data: FindingEvent[];
  meta: ListMeta;
}
export interface CommentRequest {
  comment: string;
}
export interface FindingEventDocument {
  data: FindingEvent;
}
export type SecretPlaceChange = 'added' | 'removed';
export interface SecretPlace {
  commit: string;
  url: string;
  date: string | null;
  path: string;
  line: number;
  change: SecretPlaceChange;
  is_oldest: boolean;
  head_line: number | null;
  branches: string[];
  tags: string[];
  branches_total: number;
  tags_total: number;
}
export type SecretSearchCut = 'bytes' | 'commits' | 'time';
export interface SecretSearch {
  places: SecretPlace[];
  places_total: number;
  commits_searched: number;
  files_left_out: number;
  cut: SecretSearchCut | null;
  is_private: boolean;
  forks: number | null;
  searched_at: string;
}
export interface SecretHistory {
  search: SecretSearch | null;
  job_id: string | null;
  progress: number | null;
  failure: string | null;
}
export interface SecretHistoryDocument {
  data: SecretHistory;
}
export type OpinionVerdict = 'false_positive' | 'real' | 'unsure';
export interface OpinionReason {
  supports: boolean;
  text: string;
  file: string | null;
  line: number | null;
}
export type OpinionAnswer = 'accepted' | 'refused';
export interface FindingOpinion {
  verdict: OpinionVerdict;
  confidence: number;
  summary: string;
  reasons: OpinionReason[];
  model: string;
  files_read: number;
  lines_read: number;
  secrets_masked: number;
  tokens: number | null;
  judged_at: string;
  is_stale: boolean;
  answer: OpinionAnswer | null;
  answered_by: string | null;
  answered_at: string | null;
}
export interface OpinionAgreement {
  verdict: OpinionVerdict;
  given: number;
  answered: number;
  agreed: number;
}
export interface OpinionDay {
  day: string;
  used: number;
  tokens: number;
}
export interface OpinionBudget {
  day: string;
  most: number;
  used: number;
  left_out: number;
  tokens: number;
  answered: number;
  agreed: number;
  agreement: OpinionAgreement[];
  days: OpinionDay[];
  failure: string | null;
  failure_detail: string | null;
}
export interface NextOpinion {
  tokens: number | null;
  money: number | null;
  currency: string;
  tokens_left: number | null;
  money_left: number | null;
  is_spent: boolean;
  renews_at: string;
}
export interface OpinionStatus {
  opinion: FindingOpinion | null;
  job_id: string | null;
  failure: string | null;
  failure_detail: string | null;
  is_configured: boolean;
  is_automatic: boolean;
  budget: OpinionBudget;
  next: NextOpinion;
}
export interface OpinionStatusDocument {
  data: OpinionStatus;
}
export interface AnswerOpinionRequest {
  answer: OpinionAnswer | null;
  comment?: string;
  undo?: boolean;
}
export type PriorityGroup =
  | 'industryStandardFrameworks'
  | 'exploitabilityFactors'
  | 'impactOnCriticalSystems'
  | 'complianceFrameworks'
  | 'complianceStandars';
export interface PriorityFactor {
  key: string;
  group: PriorityGroup;
  value: number;
  fact: string;
  weight: number;
  contribution: number;
  source: string;
  date: string | null;
}
export type PriorityAdjustmentKey =
  | 'code_quality'
  | 'test_code'
  | 'development_dependency'
  | 'not_reachable'
  | 'reachable'
  | 'dismissed'
  | 'least'
  | 'most';
export interface PriorityAdjustment {
  key: PriorityAdjustmentKey;
  fact: string;
  points: number;
}
export type PriorityDecisionDecision = 'track' | 'track_closely' | 'attend' | 'act';
export type PriorityDecisionExploitation = 'none' | 'proof_of_concept' | 'active';
export type PriorityDecisionTechnicalImpact = 'partial' | 'total';
export type PriorityDecisionMission = 'low' | 'medium' | 'high';
export interface PriorityDecision {
  decision: PriorityDecisionDecision;
  exploitation: PriorityDecisionExploitation;
  automatable: boolean;
  technical_impact: PriorityDecisionTechnicalImpact;
  mission: PriorityDecisionMission;
}
export interface PriorityExplanation {
  score: number;
  factors: PriorityFactor[];
  adjustments: PriorityAdjustment[];
  decision: PriorityDecision;
  computed_at: string;
}
export interface PriorityExplanationDocument {
  data: PriorityExplanation;
}
export interface LinkDuplicateRequest {
  finding_id: string;
  canonical?: boolean;
  reason?: string;
}
export interface Look {
  tool: string;
  at: string;
}
export interface Coverage {
  looked_at: number;
  total: number;
}
export interface RecordedAssessment {
  reason: string;
  until: string;
  recorded_by: PersonRef | null;
  recorded_at: string;
}
export interface Assessment {
  seen_by: Look[];
  outdated: Look | null;
  repositories: Coverage;
  assessable_by: string[];
  recorded: RecordedAssessment | null;
}
export interface NamedCount {
  key: string;
  label: string;
  total: number;
  severity: SeverityCounts;
  assessment?: Assessment;
}
export interface NamedCountChart {
  data: NamedCount[];
  is_exact: boolean;
}
export type SupplyChainStageStage = 'source' | 'build' | 'dependencies' | 'distribution';
export interface SupplyChainStage {
  stage: SupplyChainStageStage;
  threats: NamedCount[];
  total: number;
  worst: Severity | null;
}
export interface SupplyChainChart {
  data: SupplyChainStage[];
  is_exact: boolean;
}
export interface SavedFilter {
  name: string;
  filters: SavedFilterEntry[];
  active: boolean;
  shared: boolean;
  is_default: boolean;
  owner: PersonRef | null;
  dropped: string[];
}
export interface SavedFilterList {
  data: SavedFilter[];
  active: string | null;
}
export type FilterSource = 'repositories' | 'components';
export interface SavedFilterEntryInput {
  key: string;
  value: string;
}
export interface SaveFilterRequest {
  name: string;
  filters: SavedFilterEntryInput[];
  shared?: boolean;
  is_default?: boolean;
}
export interface SavedFilterDocument {
  data: SavedFilter;
}
export interface UpdateFilterRequest {
  name?: string;
  filters: SavedFilterEntryInput[];
  shared?: boolean;
  is_default?: boolean;
}
export type ProcessingStatus = 'queued' | 'running' | 'ready' | 'failed' | 'applied';
export type RemediationType =
  | 'code_fix'
  | 'dependency_upgrade'
  | 'configuration'
  | 'secret_rotation'
  | 'issue';
export interface TemplateField {
  key: string;
  label: string;
  value: string | null;
}
export interface PullRequestCheck {
  name: string;
  url: string | null;
}
export type PullRequestChecksState = 'none' | 'pending' | 'passing' | 'failing' | 'unknown';
export type PullRequestChecksReason = 'host_not_permitted' | 'host_not_found' | null;
export interface PullRequestChecks {
  state: PullRequestChecksState;
  commit: string | null;
  failing: PullRequestCheck[];
  failing_count: number;
  reason: PullRequestChecksReason;
  checked_at: string;
}
export type PullRequestUpdateState = 'updated' | 'others_pushed' | 'outdated' | 'refused';
export type PullRequestUpdateText = 'rewritten' | 'kept' | 'refused';
export interface PullRequestUpdate {
  state: PullRequestUpdateState;
  at: string;
  reason: string | null;
  detail: string | null;
  facts: ProblemFacts;
  text?: PullRequestUpdateText;
}
export interface PullRequestWaiting {
  until: string;
  time_zone: string;
}
export type RemediationVersionSource = 'report' | 'advisory' | 'ai';
export type RemediationVersionReplacedBy = 'editing' | 'making';
export interface RemediationVersion {
  _id: string;
  title: string;
  description: string | null;
  code_diff: string | null;
  source: RemediationVersionSource;
  model: string | null;
  replaced_at: string;
  replaced_by: RemediationVersionReplacedBy;
}
export interface IssueDraft {
  title: string;
  body: string;
}
export type RemediationSource = 'report' | 'advisory' | 'ai';
export type RemediationPullRequestState = 'open' | 'merged' | 'closed' | null;
export interface Remediation {
  _id: string;
  client_id: string;
  finding_id: string;
  repository_id: string;
  title: string;
  description: string | null;
  processing_status: ProcessingStatus;
  remediation_type: RemediationType;
  source: RemediationSource;
  code_diff_original: string | null;
  code_diff: string | null;
  code_snippet: string | null;
  file_path: string | null;
  line: number | null;
  is_template: boolean;
  template: string | null;
  template_fields: TemplateField[];
  reference_url: string | null;
  pull_request_url: string | null;
  pull_request_number: number | null;
  pull_request_state: RemediationPullRequestState;
  pull_request_checks: PullRequestChecks | null;
  pull_request_update: PullRequestUpdate | null;
  pull_request_waiting: PullRequestWaiting | null;
  issue_url: string | null;
  error: string | null;
  error_code: string | null;
  date: string;
  model: string | null;
  notes: RemediationNote[];
  is_stale: boolean;
  job_id: string | null;
  versions: RemediationVersion[];
  issue_draft?: IssueDraft;
}
export interface RemediationDocument {
  data: Remediation;
}
export type CreateRemediationRequestSource = 'best' | 'ai';
export interface CreateRemediationRequest {
  remediation_type?: RemediationType;
  source?: CreateRemediationRequestSource;
  locale?: RemediationLocale;
  version?: string;
  run_id?: RunId;
}
export type UpgradeChoiceReason = 'closes_finding' | 'closes_most' | 'newest_of_major';
export type UpgradeChoiceChange = 'patch' | 'minor' | 'major' | null;
export interface UpgradeChoice {
  version: string;
  closes: number;
  change: UpgradeChoiceChange;
  reasons: UpgradeChoiceReason[];
}
export type UpgradeChoicesRegistry = 'answered' | 'silent' | 'none';
export interface UpgradeChoices {
  component: string | null;
  version: string | null;
  open_findings: number;
  registry: UpgradeChoicesRegistry;
  choices: UpgradeChoice[];
}
export interface UpgradeChoicesDocument {
  data: UpgradeChoices;
}
export type PullRequestListState = 'needs_attention' | 'open' | 'merged' | 'closed';
export type PullRequestAttention =
  | 'merged_still_found'
  | 'conflict'
  | 'update_refused'
  | 'checks_failing';
export type OpenedPullRequestState = 'open' | 'merged' | 'closed';
export interface OpenedPullRequest {
  repository: RepositoryRef;
  number: number;
  url: string;
  branch: string | null;
  title: string;
  fixes: number;
  state: OpenedPullRequestState;
  attention: PullRequestAttention | null;
  checks: PullRequestChecks | null;
  update: PullRequestUpdate | null;
  waiting: PullRequestWaiting | null;
  updating: boolean;
  finding_id: string;
  findings: number;
  fixed: number;
  still_found: number;
  opened_by: PersonRef | null;
  opened_at: string;
  changed_at: string;
  ended_at: string | null;
}
export interface PullRequestCounts {
  needs_attention: number;
  open: number;
  merged: number;
  closed: number;
}
export interface PullRequestFigures {
  merged: number;
  closed: number;
  gone: number;
  still_found: number;
  findings_fixed: number;
  median_hours: number | null;
  median_hours_before: number | null;
}
export interface PullRequestList {
  data: OpenedPullRequest[];
  counts: PullRequestCounts;
  figures: PullRequestFigures;
  meta: ListMeta;
}
export interface EditRemediationRequest {
  title?: string;
  description?: string | null;
  code_diff?: string | null;
  version?: string;
}
export interface TemplateValueInput {
  key: string;
  value: string;
}
export interface FillTemplateRequest {
  template_fields: TemplateValueInput[];
}
export interface PullRequestRequest {
  remediation_id: string;
  title?: string;
  branch?: string;
  draft?: boolean;
}
export interface CreateIssueRequest {
  remediation_id: string;
  title?: string;
  body?: string;
}
export type SourceHost = 'github' | 'gitlab' | 'bitbucket' | 'gitea';
export interface HostWebhook {
  host: SourceHost;
  url: string | null;
  rotated_at: string | null;
  last_delivery_at: string | null;
}
export interface HostWebhookList {
  data: HostWebhook[];
}
export interface HostWebhookSecret {
  host: SourceHost;
  url: string | null;
  rotated_at: string | null;
  last_delivery_at: string | null;
  secret: string;
}
export interface HostWebhookSecretDocument {
  data: HostWebhookSecret;
}
export interface HostEvent {
  [key: string]: unknown;
}
export interface HostEventReceipt {
  applied: boolean;
}
export type ConnectionKey =
  | 'github'
  | 'gitlab'
  | 'bitbucket_cloud'
  | 'gitea'
  | 'semgrep_cli'
  | 'fortify'
  | 'black_duck'
  | 'checkmarx'
  | 'aws'
  | 'azure'
  | 'gcp'
  | 'oracle_oci';
export type ConnectionState = 'works' | 'works_in_part' | 'refused' | 'no_answer';
export type ConnectionOutcome =
  | 'answers'
  | 'key_refused'
  | 'deployment_unknown'
  | 'quota_used_up'
  | 'unexpected_status'
  | 'timeout'
  | 'unreachable'
  | 'forbidden_address'
  | 'bad_address'
  | 'too_large'
  | 'address_missing'
  | 'deployment_missing'
  | 'key_missing'
  | 'key_needed_again';
export interface ConnectionCapabilities {
  read: boolean | null;
  scan: boolean | null;
  pull_requests: boolean | null;
}
export interface ConnectionCall {
  at: string;
  state: ConnectionState;
  code: ConnectionOutcome;
  status: number | null;
  latency_ms: number | null;
  login: string | null;
  repositories: number | null;
  missing_scopes: string[];
  capabilities: ConnectionCapabilities | null;
  problem: string | null;
}
export interface PullCounts {
  new: number;
  fixed: number;
  known: number;
}
export interface ConnectionPull {
  projects: number;
  failed: number;
  pulled_at: string | null;
  next_at: string | null;
  brought: PullCounts;
}
export interface Connection {
  key: ConnectionKey;
  isConfigured: boolean;
  account: string | null;
  address: string | null;
  ended_at: string | null;
  last_call: ConnectionCall | null;
  repositories: number;
  token_url: string | null;
  pull: ConnectionPull | null;
}
export interface ConnectionList {
  data: Connection[];
  repositories_not_scanned: number;
}
export interface GitToken {
  source_control: SourceControl;
  isConfigured: boolean;
  login: string | null;
  url: string | null;
  expired_at: string | null;
}
export interface GitTokenList {
  data: GitToken[];
}
export interface GitAppState {
  isConfigured: boolean;
  app_id: string | null;
  installation_id: string | null;
}
export interface GitInstallation {
  installation_id: string | null;
}
export interface SaveGithubConfigurationRequest {
  app_id: string;
  installation_id?: string | null;
  private_key?: string | null;
}
export type SaveTokenRequestSourceControl = 'github' | 'gitlab' | 'bitbucket_cloud' | 'gitea';
export interface SaveTokenRequest {
  token: string;
  source_control: SaveTokenRequestSourceControl;
  url?: string | null;
}
export type PullSourceKey = 'checkmarx' | 'fortify' | 'black_duck';
export type PullOutcome = 'imported' | 'up_to_date' | 'no_scan' | 'failed';
export interface PullMapping {
  project_id: string;
  project_name: string;
  repository: RepositoryRef;
  pulled_at: string | null;
  outcome: PullOutcome | null;
  problem: string | null;
  scan_id: string | null;
  brought: PullCounts | null;
}
export interface PullSource {
  source: PullSourceKey;
  isConfigured: boolean;
  daily: boolean;
  pulled_at: string | null;
  duration_ms: number | null;
  next_at: string | null;
  brought: PullCounts;
  mappings: PullMapping[];
}
export interface PullSourceDocument {
  data: PullSource;
}
export interface PullMappingRequest {
  project_id: string;
  project_name: string;
  repository_id: string;
}
export interface UpdatePullSourceRequest {
  daily: boolean;
  mappings: PullMappingRequest[];
}
export interface PullProject {
  id: string;
  name: string;
}
export interface PullProjectList {
  data: PullProject[];
  total: number;
}
export interface OpinionBudgetDocument {
  data: OpinionBudget;
}
export type ReviewerNoteSubject = 'opinion' | 'false_positive';
export interface ReviewerNote {
  id: string;
  repository_id: string;
  repository: string;
  tool: string;
  rule_id: string;
  about: ReviewerNoteSubject;
  before: string | null;
  decision: string;
  text: string;
  author: string;
  created_at: string;
  edited_by: string | null;
  edited_at: string | null;
}
export interface ReviewerNoteList {
  data: ReviewerNote[];
  meta: ListMeta;
}
export interface ReviewerNoteRequest {
  text: string;
}
export interface ReviewerNoteDocument {
  data: ReviewerNote;
}
export type AiPurpose = 'fix' | 'opinion' | 'connection_test';
export interface AiUsageRow {
  purpose: AiPurpose;
  provider: RemediatorType;
  model: string;
  calls: number;
  estimated: number;
  tokens_in: number;
  tokens_out: number;
  cost: number;
}
export interface AiUsageMonth {
  month: string;
  calls: number;
  tokens_in: number;
  tokens_out: number;
  cost: number;
}
export interface AiUsage {
  month: string;
  renews_at: string;
  is_spent: boolean;
  rows: AiUsageRow[];
  months: AiUsageMonth[];
  budget: AiBudget;
}
export interface AiUsageDocument {
  data: AiUsage;
}
export interface ConnectionResult {
  ok: boolean;
  code: ConnectionOutcome;
  status: number | null;
  message: string;
  latency_ms: number | null;
}
export interface GeneratePlexalyzerTokenRequest {
  name: string;
  expired_at: string;
  scopes?: PlexalyzerScope[];
}
export interface PlexalyzerToken {
  id: string;
  token: string;
  name: string;
  created_at: string;
  expired_at: string;
}
export interface AddPlexalyzerTokenRequest {
  token: string;
}
export interface FeedbackToken {
  token: string;
  expires_in: number;
}
export type FeedbackKind = 'idea' | 'problem' | 'praise';
export interface Feedback {
  id: string;
  kind: FeedbackKind;
  message: string;
  page: string | null;
  has_screenshot: boolean;
  username: string;
  organization_name: string;
  email: string | null;
  created_at: string;
}
export interface FeedbackList {
  data: Feedback[];
  meta: ListMeta;
}
export interface FeedbackRequest {
  kind: FeedbackKind;
  message: string;
  page?: string;
  screenshot?: string;
  may_contact?: boolean;
}
export type NotificationType =
  | 'scan_ended'
  | 'scan_failed'
  | 'pull_failed'
  | 'sent_to_you'
  | 'assigned_to_you'
  | 'kev_match'
  | 'acceptance_expiring'
  | 'token_expiring'
  | 'invitation_accepted'
  | 'remediation_ready'
  | 'pull_request_merged'
  | 'approval_requested'
  | 'approval_answered'
  | 'payment_failed'
  | 'security_act'
  | 'ai_budget'
  | 'reminder';
export type NotificationStatus = 'unread' | 'read';
export type NotificationFactsNote = {
  code: ScanNoteCode;
  facts: ScanNoteFacts;
};
export type NotificationFactsError = {
  type: string;
  facts: ScanErrorFacts;
};
export interface NotificationFacts {
  repository?: string;
  new?: number;
  fixed?: number;
  reopened?: number;
  dry_run?: boolean;
  note?: NotificationFactsNote;
  username?: string;
  count?: number;
  what?: string;
  date?: string;
  act?: string;
  percent?: number;
  approved?: boolean;
  still_found?: boolean;
  until_fix?: boolean;
  plan_stays?: boolean;
  error?: NotificationFactsError;
}
export interface Notification {
  _id: string;
  notification_type: NotificationType;
  status: NotificationStatus;
  title: string;
  message: string;
  subject_type: string | null;
  subject_id: string | null;
  facts: NotificationFacts | null;
  created_at: string;
}
export interface NotificationPaging {
  total: number;
  page: number;
  pageSize: number;
  sort_field: string;
  sort: SortDirection;
  notification_type: NotificationType | null;
  status: NotificationStatus | null;
}
export interface NotificationList {
  data: Notification[];
  meta: NotificationPaging;
}
export type CreateNotificationRequestSubjectType = 'finding' | 'scan' | 'repository';
export interface CreateNotificationRequest {
  title: string;
  message?: string;
  subject_type?: CreateNotificationRequestSubjectType;
  subject_id?: string;
}
export interface NotificationDocument {
  data: Notification;
}
export type TestMailOutcome = 'sent' | 'no_mail_server' | 'failed';
export interface TestMail {
  outcome: TestMailOutcome;
  to: string;
  reason?: string;
}
export interface TestMailDocument {
  data: TestMail;
}
export type NotificationMailTime = 'now' | 'daily' | 'off';
export interface NotificationKindSetting {
  notification_type: NotificationType;
  in_app: boolean;
  mail: NotificationMailTime;
  required: boolean;
}
export type NotificationDigestTimeFrequency = 'daily' | 'weekly' | 'off';
export interface NotificationDigestTime {
  frequency: NotificationDigestTimeFrequency;
  weekday: number;
  hour: number;
  time_zone: string;
}
export interface NotificationQuietHours {
  is_on: boolean;
  from: string;
  to: string;
  lets_exploited_through: boolean;
}
export type MailLanguage = 'en' | 'es';
export interface NotificationSettings {
  kinds: NotificationKindSetting[];
  digest: NotificationDigestTime;
  quiet_hours: NotificationQuietHours;
  language: MailLanguage | null;
  has_mail_server: boolean;
  is_zone_chosen: boolean;
  last_digest_at: string | null;
}
export interface NotificationSettingsDocument {
  data: NotificationSettings;
}
export interface NotificationDelivery {
  notification_type: NotificationType;
  in_app: boolean;
  mail: NotificationMailTime;
}
export interface UpdateNotificationSettingsRequest {
  kinds?: NotificationDelivery[];
  digest?: NotificationDigestTime;
  quiet_hours?: NotificationQuietHours;
  language?: MailLanguage;
}
export interface UpdateNotificationRequest {
  status: NotificationStatus;
}
export interface SendTicketRequest {
  finding_id?: string;
  remediation_id?: string;
}
export interface WebhookDelivery {
  message: string;
  status: number;
  duration_ms: number;
}
export type WebhookMethod = 'POST' | 'PUT' | 'PATCH';
export type WebhookDataType = 'json' | 'xml' | 'text' | 'form';
export type WebhookAuthenticationType = 'none' | 'basic' | 'bearer' | 'api_key';
export interface WebhookAuthentication {
  type: WebhookAuthenticationType;
  username: string | null;
  header: string | null;
  isConfigured: boolean;
}
export interface WebhookHeader {
  name: string;
  value: string | null;
}
export interface WebhookTemplate {
  enabled: boolean;
  body: string;
}
export type WebhookField =
  | 'title'
  | 'severity'
  | 'status'
  | 'file_path'
  | 'line'
  | 'description'
  | 'date'
  | 'tool'
  | 'cve'
  | 'cwe';
export interface WebhookConfig {
  name: string;
  url: string;
  method: WebhookMethod;
  dataType: WebhookDataType;
  authentication: WebhookAuthentication;
  headers: WebhookHeader[];
  template: WebhookTemplate;
  fields: WebhookField[];
  payload_format: WebhookDataType;
  payload_template: string;
  isConfigured: boolean;
  isSigned: boolean;
}
export interface WebhookConfigDocument {
  data: WebhookConfig | null;
}
export interface WebhookAuthenticationInput {
  type: WebhookAuthenticationType;
  username?: string | null;
  header?: string | null;
  secret?: string | null;
}
export interface WebhookHeaderInput {
  name: string;
  value: string;
}
export interface WebhookTemplateInput {
  enabled: boolean;
  body: string;
}
export interface WebhookRequest {
  name: string;
  url: string;
  method?: WebhookMethod;
  dataType?: WebhookDataType;
  authentication?: WebhookAuthenticationInput;
  headers?: WebhookHeaderInput[];
  template?: WebhookTemplateInput;
  fields?: WebhookField[];
  signing_secret?: string | null;
}
export interface WebhookTestRequest {
  config: WebhookRequest;
  send?: boolean;
}
export interface WebhookPreview {
  body: string;
  content_type: string;
  delivery: WebhookDelivery | null;
}
export interface SbomFindingAttributes {
  title: string;
  severity: Severity;
  priority: number;
  vulnerability: string | null;
  component: ComponentRef;
  repository: RepositoryRef;
  status: FindingStatus;
  first_seen_at: string;
}
export interface SbomFinding {
  id: string;
  attributes: SbomFindingAttributes;
}
export interface SbomFindingList {
  data: SbomFinding[];
  meta: ListMeta;
}
export interface SbomFindingDocument {
  data: SbomFinding;
}
export interface ComponentInBill {
  scan_id: string;
  subject: string | null;
  component_id: string;
}
export interface ComponentAttributes {
  name: string;
  group: string | null;
  version: string | null;
  purl: string | null;
  type: string;
  ecosystem: string | null;
  licenses: string[];
  supplier: string | null;
  direct: boolean | null;
  repository: RepositoryRef;
  vulnerabilities: SeverityCounts;
  worst: Severity | null;
  dependents: number;
  bills: ComponentInBill[];
  first_seen_at: string;
  last_seen_at: string;
}
export interface ComponentRow {
  id: string;
  attributes: ComponentAttributes;
}
export interface ComponentList {
  data: ComponentRow[];
  meta: ListMeta;
}
export interface ComponentVulnerability {
  finding_id: string;
  vulnerability: string;
  severity: Severity;
  priority: number;
  cvss_score: number | null;
  epss: number | null;
  kev: boolean;
  fixed_version: string | null;
  title: string;
}
export interface ComponentNode {
  id: string;
  name: string;
  version: string | null;
}
export interface ComponentPath {
  nodes: ComponentNode[];
}
export type ComponentUpgradeChange = 'patch' | 'minor' | 'major';
export interface ComponentUpgrade {
  version: string;
  change: ComponentUpgradeChange;
  closes: number;
  leaves: number;
}
export interface ComponentPlace {
  id: string;
  repository: RepositoryRef;
}
export type ComponentDetailAttributesHashes = {
  [key: string]: string;
};
export interface ComponentDetailAttributes {
  name: string;
  group: string | null;
  version: string | null;
  purl: string | null;
  type: string;
  ecosystem: string | null;
  licenses: string[];
  supplier: string | null;
  direct: boolean | null;
  repository: RepositoryRef;
  vulnerabilities: SeverityCounts;
  worst: Severity | null;
  dependents: number;
  bills: ComponentInBill[];
  first_seen_at: string;
  last_seen_at: string;
  hashes: ComponentDetailAttributesHashes;
  findings: ComponentVulnerability[];
  paths: ComponentPath[];
  upgrade: ComponentUpgrade | null;
  upgrades: ComponentUpgrade[];
  siblings: ComponentNode[];
  elsewhere: ComponentPlace[];
}
export interface Component {
  id: string;
  attributes: ComponentDetailAttributes;
}
export interface ComponentDocument {
  data: Component;
}
export interface ComparedSide {
  name: string;
  tools: string[];
  scanned_at: string | null;
  total: number;
  highest_priority: number | null;
}
export interface FindingChangeCounts {
  total: number;
  severity: SeverityCounts;
  filter: string;
}
export type FindingComparisonBy = 'branches' | 'scans' | 'days';
export interface FindingComparison {
  by: FindingComparisonBy;
  before: ComparedSide;
  after: ComparedSide;
  new: FindingChangeCounts;
  gone: FindingChangeCounts;
  kept: FindingChangeCounts;
  not_compared: number;
}
export interface FindingComparisonDocument {
  data: FindingComparison;
}
export interface GraphNode {
  id: string;
  name: string;
  version: string | null;
  worst: Severity | null;
  direct: boolean | null;
}
export interface DependencyEdge {
  from: string;
  to: string;
}
export interface DependencyGraph {
  nodes: GraphNode[];
  edges: DependencyEdge[];
  truncated: boolean;
}
export interface ChangeEffect {
  total: number;
  kev: number;
  severity: SeverityCounts;
}
export interface ChangeVulnerability {
  finding_id: string;
  vulnerability: string;
  severity: Severity;
  kev: boolean;
  priority: number;
  status: FindingStatus;
  title: string;
  fixed_version: string | null;
}
export type ComponentChangeChange = 'added' | 'removed' | 'upgraded' | 'downgraded';
export interface ComponentChange {
  change: ComponentChangeChange;
  name: string;
  from_version: string | null;
  to_version: string | null;
  purl: string | null;
  from_licenses: string[];
  to_licenses: string[];
  licenses_changed: boolean;
  brings: ChangeVulnerability[];
  mends: ChangeVulnerability[];
}
export interface ComponentDiff {
  from: string;
  to: string;
  added: number;
  removed: number;
  changed: number;
  licenses_changed: number;
  brings: ChangeEffect;
  mends: ChangeEffect;
  data: ComponentChange[];
}
export interface Bill {
  scan_id: string;
  subject: string | null;
  tool: string | null;
  file_name: string;
  branch: string | null;
  components: number;
  observed_at: string;
}
export interface BillList {
  data: Bill[];
}
export interface IndustryStandardFrameworks {
  cvss: boolean;
  cwe: boolean;
}
export interface ComplianceFrameworks {
  iso: boolean;
  nist: boolean;
  soc: boolean;
}
export interface ExploitabilityFactors {
  activeExploits: boolean;
  easeExploitation: boolean;
  epss: boolean;
}
export interface ImpactOnCriticalSystems {
  vulnSensitiveData: boolean;
  vulnImpactingCriticalData: boolean;
}
export interface ComplianceStandars {
  pciDss4: boolean;
  pciDss3: boolean;
  dora: boolean;
  cisBenchmarks: boolean;
  soc2: boolean;
  iso: boolean;
  nist: boolean;
}
export interface PriorityWeights {
  industryStandardFrameworks: number;
  exploitabilityFactors: number;
  impactOnCriticalSystems: number;
  complianceFrameworks: number;
  complianceStandars: number;
}
export interface PrioritySettings {
  toggle: boolean;
  industryStandardFrameworks: IndustryStandardFrameworks;
  complianceFrameworks: ComplianceFrameworks;
  exploitabilityFactors: ExploitabilityFactors;
  impactOnCriticalSystems: ImpactOnCriticalSystems;
  complianceStandars: ComplianceStandars;
  weights: PriorityWeights;
}
export type JobSubjectType = 'scan' | 'finding';
export interface JobSubject {
  type: JobSubjectType;
  id: string;
}
export interface JobCounts {
  total: number;
  done: number;
  skipped: number;
  failed: number;
}
export type JobResult = {
  [key: string]: unknown;
} | null;
export interface Job {
  id: string;
  kind: string;
  status: JobStatus;
  progress: number;
  title: string;
  can_cancel: boolean;
  can_undo: boolean;
  run_at: string | null;
  result: JobResult;
  error: string | null;
  error_code: string | null;
  download_url: string | null;
  created_at: string;
  finished_at: string | null;
  can_retry: boolean;
  action: string | null;
  about: string | null;
  subject: JobSubject | null;
  counts: JobCounts | null;
  created_by: PersonRef | null;
  expires_at: string | null;
  size: number | null;
}
export interface PrioritySettingsDocument {
  data: PrioritySettings;
  defaults: PrioritySettings;
  recomputing: Job | null;
}
export interface PriorityMove {
  finding_id: string;
  title: string;
  repository: RepositoryRef;
  from: number;
  to: number;
}
export interface PriorityBin {
  from: number;
  before: number;
  after: number;
}
export type DecisionCountDecision = 'act' | 'attend' | 'track_closely' | 'track';
export interface DecisionCount {
  decision: DecisionCountDecision;
  findings: number;
  before: number | null;
  after: number | null;
}
export interface RankingPoint {
  share: number;
  now: number;
  after: number;
  epss: number;
  cvss: number;
}
export interface ExploitedRanking {
  cves: number;
  exploited: number;
  points: RankingPoint[];
}
export interface PrioritySimulation {
  findings: number;
  moved: number;
  up: number;
  down: number;
  is_exact: boolean;
  movers: PriorityMove[];
  histogram: PriorityBin[];
  decisions: DecisionCount[];
  ranking: ExploitedRanking;
}
export interface PrioritySimulationDocument {
  data: PrioritySimulation;
}
export type IntelligenceFeedName = 'epss' | 'kev' | 'osv';
export type IntelligenceFeedErrorFacts = {
  [key: string]: string | number;
};
export interface IntelligenceFeed {
  name: IntelligenceFeedName;
  entries: number;
  as_of: string | null;
  loaded_at: string | null;
  source: string;
  error: string | null;
  error_type: string | null;
  error_facts: IntelligenceFeedErrorFacts;
  next_at: string | null;
}
export interface IntelligenceState {
  data: IntelligenceFeed[];
}
export interface PolicyCondition {
  key: string;
  value: string;
}
export interface PolicyActions {
  due_days: number | null;
  notify: boolean;
  gate: boolean;
}
export interface Policy {
  id: string;
  name: string;
  description: string | null;
  category: string;
  enabled: boolean;
  conditions: PolicyCondition[];
  actions: PolicyActions;
  violations: number;
  version: number;
  updated_at: string;
}
export interface PolicyList {
  data: Policy[];
  applying: Job | null;
}
export interface PolicyConditionInput {
  key: string;
  value: string;
}
export interface PolicyActionsInput {
  due_days?: number | null;
  notify?: boolean;
  gate?: boolean;
}
export interface PolicyRequest {
  name: string;
  description?: string | null;
  category?: string;
  enabled?: boolean;
  conditions: PolicyConditionInput[];
  actions: PolicyActionsInput;
}
export interface PolicyDocument {
  data: Policy;
}
export interface ControlSummary {
  standard: string;
  name: string;
  control: string;
  title: string;
  uri: string | null;
  violations: number;
  assessment?: Assessment;
}
export interface ControlList {
  data: ControlSummary[];
}
export type AssessedKind = 'slsa_threat' | 'cicd_risk' | 'control';
export interface RecordAssessmentRequest {
  reason: string;
  until: string;
}
export interface RecordedAssessmentDocument {
  data: RecordedAssessment;
}
export interface TriageRuleAcceptance {
  reason: string;
  until: string | null;
  until_fix: boolean;
}
export interface TriageRuleChange {
  false_positive: boolean;
  accept_risk: TriageRuleAcceptance | null;
  assignee: PersonRef | null;
  add_tags: string[];
  due_days: number | null;
  reason: string | null;
}
export interface TriageRuleRun {
  job_id: string;
  at: string;
  changed: number;
}
export type TriageRuleObstacle = 'author_not_permitted' | 'acceptance_over' | 'assignee_left';
export interface TriageRule {
  id: string;
  name: string;
  enabled: boolean;
  filter: WrittenFilters;
  change: TriageRuleChange;
  created_by: PersonRef | null;
  created_at: string;
  updated_at: string;
  version: number;
  last_run: TriageRuleRun | null;
  undoable: number;
  obstacle: TriageRuleObstacle | null;
}
export interface TriageRuleList {
  data: TriageRule[];
}
export interface TriageRuleAcceptanceInput {
  reason: string;
  until?: string | null;
  until_fix?: boolean;
}
export interface TriageRuleChangeInput {
  false_positive?: true;
  accept_risk?: TriageRuleAcceptanceInput;
  assignee_id?: string;
  add_tags?: string[];
  due_days?: number;
  reason?: string;
}
export interface TriageRuleRequest {
  name: string;
  enabled?: boolean;
  filter: WrittenFilters;
  change: TriageRuleChangeInput;
}
export interface TriageRuleDocument {
  data: TriageRule;
}
export interface TriageRuleOrder {
  ids: string[];
}
export interface TriageRulePreviewRequest {
  filter: WrittenFilters;
  change: TriageRuleChangeInput;
}
export interface GateRequest {
  repository: string;
  branch?: string | null;
  fail_on?: Severity;
  max_priority?: number;
  new_only?: boolean;
  base?: string | null;
  allow_incomplete?: boolean;
}
export type GateOutcome = 'passed' | 'blocked' | 'no_rule' | 'not_scanned' | 'incomplete';
export type GateLimit = 'policy' | 'severity' | 'priority';
export interface GateBlocker {
  finding_id: string;
  title: string;
  severity: Severity;
  priority: number;
  limit: GateLimit;
  reason: string;
}
export interface GateLeftOut {
  total: number;
  tools: string[];
}
export type GateIncompleteCode =
  | 'nothing_scanned'
  | 'scan_failed'
  | 'unknown_variant'
  | 'results_unread'
  | 'entries_unaccounted'
  | 'mostly_left_out'
  | 'files_failed'
  | 'files_unscanned'
  | 'rules_unscanned'
  | 'components_unscanned'
  | 'targets_unscanned'
  | 'hosts_refused'
  | 'import_failed'
  | 'import_pending'
  | 'parts_missing';
export interface GateIncomplete {
  scan_id: string;
  tool: string | null;
  code: GateIncompleteCode;
  facts: ScanNoteFacts;
  text: string;
}
export interface GateResult {
  passed: boolean | null;
  outcome: GateOutcome;
  blockers: GateBlocker[];
  total: number;
  left_out: GateLeftOut;
  incomplete: GateIncomplete[];
  message: string;
}
export type ActivityEventKind =
  | 'finding'
  | 'scan'
  | 'repository'
  | 'job'
  | 'notification'
  | 'settings';
export interface ActivityEvent {
  id: string;
  kind: ActivityEventKind;
  subject_id: string;
  action: string;
  summary: string;
  actor: PersonRef | null;
  at: string;
}
export interface ActivityFeed {
  data: ActivityEvent[];
  cursor: string;
}
export interface JobList {
  data: Job[];
  meta: ListMeta;
}
export interface JobDocument {
  data: Job;
}
export interface BulkItemList {
  data: BulkItem[];
  meta: ListMeta;
}
export type AuditEntryDetail = {
  [key: string]: unknown;
};
export interface AuditEntry {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject_type: string;
  subject_id: string | null;
  detail: AuditEntryDetail;
  request_id: string | null;
}
export interface AuditList {
  data: AuditEntry[];
  meta: ListMeta;
}
export type MailState = 'queued' | 'sent' | 'failed' | 'cancelled';
export type MailDelivery = 'smtp' | 'file';
export interface OutboxMail {
  id: string;
  recipient: string;
  template: string;
  subject: string;
  preview: string;
  state: MailState;
  error: string | null;
  attempts: number;
  attempted_at: string | null;
  next_attempt_at: string | null;
  delivery: MailDelivery | null;
  answer: string | null;
  created_at: string;
  sent_at: string | null;
}
export interface OutboxList {
  data: OutboxMail[];
  meta: ListMeta;
}
export interface OutboxDocument {
  data: OutboxMail;
}
export type StripePlanInterval = 'month' | 'year';
export interface StripePlan {
  id: string;
  product_id: string;
  name: string;
  description: string | null;
  amount_usd: number;
  interval: StripePlanInterval;
  features: string[];
}
export interface StripePlanList {
  data: StripePlan[];
}
export interface CheckoutSessionRequest {
  price_id: string;
  quantity?: number;
}
export interface StripeRedirect {
  id: string;
  url: string;
}
export type StripeSubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'unpaid';
export interface StripeSubscription {
  id: string;
  customer_id: string;
  status: StripeSubscriptionStatus;
  plan: StripePlan;
  current_period_end: string;
  cancel_at_period_end: boolean;
}
export interface StripeCustomer {
  id: string;
  email: string;
  name: string | null;
  created_at: string;
}
export interface StripeEmailRequest {
  email: string;
}
export interface StripeSubscriptionList {
  data: StripeSubscription[];
}
export type StripeSubscriptionDetailStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'unpaid';
export interface StripeSubscriptionDetail {
  id: string;
  customer_id: string;
  status: StripeSubscriptionDetailStatus;
  plan: StripePlan;
  current_period_end: string;
  cancel_at_period_end: boolean;
  card_brand: string | null;
  card_last4: string | null;
  card_expires?: string | null;
  next_invoice_usd: number | null;
}
export interface CancelSubscriptionRequest {
  comment: string;
}
export type StripeInvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
export interface StripeInvoice {
  id: string;
  number: string | null;
  status: StripeInvoiceStatus;
  amount_usd: number;
  issued_at: string;
  pdf_url: string | null;
  description?: string | null;
  pay_url?: string | null;
}
export interface StripeInvoiceList {
  data: StripeInvoice[];
}
export type StripeProductRequestInterval = 'month' | 'year';
export interface StripeProductRequest {
  name: string;
  description?: string | null;
  amount_usd: number;
  interval: StripeProductRequestInterval;
}
export interface StripeProduct {
  id: string;
  price_id: string;
  name: string;
}
export interface LinkProductRequest {
  product_id: string;
  pricing_id: string;
}
export interface PlanIncludes {
  repositories: number | null;
  members: number | null;
  ai_fixes: number | null;
}
export interface Pricing {
  id: string;
  name: string;
  description: string | null;
  tier: SubscriptionTier;
  price_usd: number;
  discount_percent: number;
  features: string[];
  included: PlanIncludes;
  stripe_product_id: string | null;
  active: boolean;
}
export interface StripeMember {
  client_id: string;
  organization_name: string;
  customer_id: string | null;
  tier: SubscriptionTier;
}
export interface StripeMemberList {
  data: StripeMember[];
}
export type StripeEventData = {
  [key: string]: unknown;
};
export interface StripeEvent {
  id: string;
  type: string;
  data: StripeEventData;
  [key: string]: unknown;
}
export interface StripeEventReceipt {
  received: boolean;
  applied: boolean;
}
export interface PartnerDiscount {
  percent: number;
  partner: string;
}
export interface PricingList {
  data: Pricing[];
  partner_discount: PartnerDiscount | null;
}
export interface PricingRequest {
  name: string;
  description?: string | null;
  tier: SubscriptionTier;
  price_usd: number;
  discount_percent?: number;
  features?: string[];
  included?: PlanIncludes;
  stripe_product_id?: string | null;
  active?: boolean;
}
export interface PlanUsed {
  repositories: number;
  members: number;
  ai_fixes: number;
}
export interface PlanUsage {
  used: PlanUsed;
  included: PlanIncludes | null;
}
export interface ProductPriceRequest {
  pricing_id: string;
  discount_percent?: number;
}
export interface ProductPrice {
  price_usd: number;
  discount_percent: number;
  discounted_usd: number;
}
export type ClientHealth =
  | 'scan_failed'
  | 'token_expired'
  | 'token_expiring'
  | 'setting_up'
  | 'healthy';
export interface ClientSummary {
  _id: string;
  organization_name: string;
  tier: SubscriptionTier;
  piloting: boolean;
  pilot_until?: string | null;
  partner: string | null;
  partner_id: string | null;
  members: number;
  repositories: number;
  open_findings: SeverityCounts;
  last_scan_at: string | null;
  health: ClientHealth;
  created_at: string;
}
export interface ClientSummaryDocument {
  data: ClientSummary;
}
export type ClientsReadNotReadItemReason = 'too_many' | 'no_time';
export type ClientsReadNotReadItem = {
  id: string;
  name: string;
  reason: ClientsReadNotReadItemReason;
};
export interface ClientsRead {
  read: number;
  left_out: number;
  not_read: ClientsReadNotReadItem[];
}
export interface ClientsListMeta {
  total: number;
  total_is_exact: boolean;
  page: number;
  page_size: number;
  next_cursor: string | null;
  clients: ClientsRead;
}
export interface ClientsFindingList {
  data: FindingRow[];
  meta: ClientsListMeta;
}
export type ClientsFilterKey = FilterKey | 'client';
export interface ClientSummaryList {
  data: ClientSummary[];
  meta: ListMeta;
}
export interface ClientTotals {
  clients: number;
  setting_up: number;
  attention: number;
  piloting: number;
  repositories: number;
  unscanned_repositories: number;
  open_findings: number;
  found_in_a_week: number;
  closed_in_a_week: number;
  critical_overdue: number;
  critical_overdue_clients: number;
}
export interface ClientTotalsDocument {
  data: ClientTotals;
}
export interface PilotingRequest {
  client_id: string;
  piloting: boolean;
}
export interface ClientPlanRequest {
  client_id: string;
  tier: SubscriptionTier;
  pilot_until: string | null;
}
export interface ClientPartnerRequest {
  client_id: string;
  partner_id: string | null;
}
export interface Partner {
  id: string;
  name: string;
  email: string;
  active: boolean;
  discount_percent: number;
  clients: number;
  created_at: string;
}
export interface PartnerList {
  data: Partner[];
  meta: ListMeta;
}
export interface PartnerRequest {
  name: string;
  email: string;
  active?: boolean;
  discount_percent?: number;
}
export interface PartnerDocument {
  data: Partner;
}
export type UserConnectorKind = 'webhook' | 'scanner' | 'source';
export type UserConnectorDefinition = {
  [key: string]: unknown;
};
export interface UserConnector {
  id: string;
  name: string;
  description: string | null;
  kind: UserConnectorKind;
  definition: UserConnectorDefinition;
  published: boolean;
  added: boolean;
  author: PersonRef | null;
  updated_at: string;
}
export interface UserConnectorList {
  data: UserConnector[];
  meta: ListMeta;
}
export interface UserConnectorDocument {
  data: UserConnector;
}
export type PublishConnectorRequestKind = 'webhook' | 'scanner' | 'source';
export type PublishConnectorRequestDefinition = {
  [key: string]: unknown;
};
export interface PublishConnectorRequest {
  name: string;
  description?: string | null;
  kind: PublishConnectorRequestKind;
  definition?: PublishConnectorRequestDefinition;
  id?: string;
}
export type UserConnectorRequestKind = 'webhook' | 'scanner' | 'source';
export type UserConnectorRequestDefinition = {
  [key: string]: unknown;
};
export interface UserConnectorRequest {
  name: string;
  description?: string | null;
  kind: UserConnectorRequestKind;
  definition?: UserConnectorRequestDefinition;
}
export interface Domain {
  uuid: string;
  domain: string;
  validated: boolean;
  verification_record: string;
  repositories: RepositoryRef[];
  created_at: string;
}
export interface DomainList {
  data: Domain[];
}
export interface DomainRequest {
  domain: string;
}
export interface DomainDocument {
  data: Domain;
}
export interface VerifyDomainRequest {
  domain_uuid: string;
}
export interface BindDomainRequest {
  domain_uuid: string;
  repository_id: string;
}
export interface MarketplaceResult {
  message: string;
  tier: SubscriptionTier;
}
export interface MarketplaceRequest {
  token: string;
}
export interface AwsCredentialInput {
  access_key_id?: string | null;
  secret_access_key?: string | null;
}
export type AwsConnectorRequestKey = 'aws';
export interface AwsConnectorRequest {
  key: AwsConnectorRequestKey;
  values: AwsCredentialInput;
}
export interface AzureCredentialInput {
  client_id?: string | null;
  client_secret?: string | null;
  subscription_id?: string | null;
  tenant_id?: string | null;
}
export type AzureConnectorRequestKey = 'azure';
export interface AzureConnectorRequest {
  key: AzureConnectorRequestKey;
  values: AzureCredentialInput;
}
export interface GcpCredentialInput {
  application_credentials?: string | null;
  client_email?: string | null;
  project_id?: string | null;
  service_account?: string | null;
}
export type GcpConnectorRequestKey = 'gcp';
export interface GcpConnectorRequest {
  key: GcpConnectorRequestKey;
  values: GcpCredentialInput;
}
export interface OracleCredentialInput {
  compartment_id?: string | null;
  key_fingerprint?: string | null;
  key_value?: string | null;
  tenancy_id?: string | null;
  user_id?: string | null;
}
export type OracleConnectorRequestKey = 'oracle_oci';
export interface OracleConnectorRequest {
  key: OracleConnectorRequestKey;
  values: OracleCredentialInput;
}
export type ConnectorRequest =
  | AwsConnectorRequest
  | AzureConnectorRequest
  | GcpConnectorRequest
  | OracleConnectorRequest;
export type ConnectorKey =
  | 'aws'
  | 'azure'
  | 'gcp'
  | 'oracle_oci'
  | 'fortify'
  | 'black_duck'
  | 'checkmarx'
  | 'github'
  | 'gitlab'
  | 'bitbucket_cloud'
  | 'gitea';
export interface ConnectorState {
  key: ConnectorKey;
  isConfigured: boolean;
}
export interface DeleteConnectorRequest {
  key: ConnectorKey;
}
export interface FortifyCredentialInput {
  client_id?: string | null;
  client_secret?: string | null;
  release_id?: string | null;
  base_url?: string | null;
}
export type FortifyConnectorRequestKey = 'fortify';
export interface FortifyConnectorRequest {
  key: FortifyConnectorRequestKey;
  values: FortifyCredentialInput;
}
export interface BlackDuckCredentialInput {
  api_token?: string | null;
  black_duck_url?: string | null;
}
export type BlackDuckConnectorRequestKey = 'black_duck';
export interface BlackDuckConnectorRequest {
  key: BlackDuckConnectorRequestKey;
  values: BlackDuckCredentialInput;
}
export interface CheckmarxCredentialInput {
  client_id?: string | null;
  client_secret?: string | null;
  username?: string | null;
  password?: string | null;
  base_url?: string | null;
  team_id?: number | null;
  tenant?: string | null;
}
export type CheckmarxConnectorRequestKey = 'checkmarx';
export interface CheckmarxConnectorRequest {
  key: CheckmarxConnectorRequestKey;
  values: CheckmarxCredentialInput;
}
export type ToolConnectorRequest =
  | FortifyConnectorRequest
  | BlackDuckConnectorRequest
  | CheckmarxConnectorRequest;
export interface OAuthTokenRequest {
  source_control: SourceHost;
  code: string;
  state?: string;
  redirect_uri?: string;
}
export interface OAuthTokenResult {
  source_control: SourceHost;
  isConfigured: boolean;
  login: string | null;
}
export interface OAuthError {
  error: string;
  error_description: string;
  error_uri: string | null;
}
export interface HostRepository {
  id: string;
  name: string;
  full_name: string;
  url: string;
  default_branch: string | null;
  private: boolean;
  added: boolean;
}
export interface HostRepositoryList {
  data: HostRepository[];
  meta: ListMeta;
}
export interface HostBranch {
  name: string;
  is_default: boolean;
}
export interface HostBranchList {
  default_branch: string | null;
  data: HostBranch[];
  meta: ListMeta;
}
export interface HostConnector {
  source_control: SourceHost;
  isConfigured: boolean;
  login: string | null;
  workspaces: string[];
  expired_at: string | null;
  authorize_url: string | null;
}
export interface SaveInstallationIdRequest {
  installation_id: string;
}
export interface TestConnectionRequest {
  source_control: SourceHost;
  token?: string;
  url?: string | null;
}
export type BadRequestResponse = Problem;
export type TooLargeResponse = Problem;
export type UnsupportedMediaTypeResponse = Problem;
export type InvalidCredentialsResponse = Problem;
export type TooManyRequestsResponse = Problem;
export type InvalidCodeResponse = Problem;
export type UnauthorizedResponse = Problem;
export type NotModifiedResponse = void;
export type ForbiddenResponse = Problem;
export type UnprocessableResponse = Problem;
export type NotFoundResponse = Problem;
export type ConflictResponse = Problem;
export type PreconditionFailedResponse = Problem;
export type PreconditionRequiredResponse = Problem;
export type BitbucketTokenExpiredResponse = Problem;
export type BadGatewayResponse = Problem;
export type DownloadFailedResponse = Problem;
export type ImageScanFailedResponse = Problem;
export type FindingNotFoundResponse = Problem;
export type SaveFailedResponse = Problem;
export type InviteForbiddenResponse = Problem;
export type GoneResponse = Problem;
export type EmailNotVerifiedResponse = Problem;
export type UserNotVerifiedResponse = Problem;
export type StaleSelectionResponse = Problem;
export type HostSignatureRefusedResponse = Problem;
export type WebhookFailedResponse = Problem;
export type StripeNotConfiguredResponse = Problem;
export type SignatureRefusedResponse = Problem;
export type MarketplaceDeniedResponse = Problem;
export type MarketplaceSubscribedResponse = Problem;
export type MarketplaceNotConfiguredResponse = Problem;
export type MarketplaceFailedResponse = Problem;
export type SearchListParameter = string;
export type PageParameter = number;
export type PageSizeParameter = number;
export type CursorParameter = string;
export type SortParameter = SortDirection;
export type FieldsParameter = string[];
export type IdempotencyKeyParameter = string;
export type IfMatchParameter = string;
export type FilterRepositoryParameter = string[];
export type FilterRepositoryTagParameter = string[];
export type FilterBranchParameter = string[];
export type FilterDateRangeParameter = string;
export type FilterNewSinceParameterItem =
  | 'last_visit'
  | 'visit_before'
  | 'yesterday'
  | '7d'
  | '30d'
  | '90d'
  | '365d';
export type FilterNewSinceParameter = FilterNewSinceParameterItem[];
export type FilterToolParameter = string[];
export type FilterImportParameter = string[];
export type FilterChangeParameter = string[];
export type FilterFileParameter = string;
export type FilterLanguageParameter = string[];
export type FilterStartColumnParameter = string;
export type FilterEndColumnParameter = string;
export type FilterMineParameter = boolean;
export type FilterTeamParameter = string[];
export type FilterDeveloperParameter = string[];
export type FilterReviewRequestedParameter = boolean;
export type FilterIssueOwnerParameter = string[];
export type FilterStatusParameter = FindingStatus[];
export type FilterMitigationParameter = string[];
export type FilterFixingEffortParameter = string;
export type FilterRemediationTypeParameter = string[];
export type FilterPullRequestParameter = string[];
export type FilterSlaParameter = SlaState[];
export type FilterDueParameter = string;
export type FilterPolicyCategoryParameter = string[];
export type FilterPolicyNameParameter = string[];
export type FilterPolicyControlParameter = string[];
export type FilterSeverityParameter = Severity[];
export type FilterPriorityParameter = string;
export type FilterCvssv3ScoreParameter = string;
export type FilterEpssParameter = string;
export type FilterCweParameter = number[];
export type FilterCveParameter = string[];
export type FilterKevParameter = boolean;
export type FilterLiveSecretParameter = boolean;
export type FilterRuleParameter = string[];
export type FilterComponentParameter = string[];
export type FilterTypeParameter = string[];
export type FilterCategoryParameter = string[];
export type FilterOwaspParameter = string[];
export type FilterReachabilityParameter = string[];
export type FilterSlsaThreatsParameter = SlsaThreat[];
export type FilterOpinionParameterItem =
  | 'false_positive'
  | 'real'
  | 'unsure'
  | 'accepted'
  | 'refused';
export type FilterOpinionParameter = FilterOpinionParameterItem[];
export type FilterFalsePositiveParameter = boolean;
export type FilterIsDuplicateParameter = boolean;
export type FilterIsSubfindingParameter = boolean;
export type FilterProviderParameter = string[];
export type FilterTagsParameter = string[];
export type FilterExcludedFileTypesParameter = string[];
export type FilterOwaspCicdParameter = string[];
export type FilterNotParameter = string[];
export type SearchParameter = string;
export type FindingSortFieldParameter = FindingSortField;
export type PeriodParameter = 'last_visit' | '7d' | '30d' | '90d' | '365d';
export type ExportFieldsParameter = string[];
export type PageSizeCamelParameter = number;
export type IfUnchangedParameter = string;
export type SinceParameter = string;
export type ClientIdsParameter = string[];
export type ZeroBasedPageParameter = number;
export type ListRepositoriesParams = {
  q?: SearchListParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  cursor?: CursorParameter;
  sort?: SortParameter;
  sort_field?: ListRepositoriesSortField;
  status?: RepositoryStatus;
  source_control?: SourceControl[];
  tags?: string[];
  active?: boolean;
  fields?: FieldsParameter;
};
export type ListRepositoriesSortField =
  | 'nickname'
  | 'priority'
  | 'last_scan_at'
  | 'open_findings'
  | 'created_at';
export type DownloadRepositoriesCsvParams = {
  q?: SearchListParameter;
  source_control?: SourceControl[];
  tags?: string[];
  status?: RepositoryStatus;
  sort?: SortParameter;
  sort_field?: DownloadRepositoriesCsvSortField;
};
export type DownloadRepositoriesCsvSortField =
  | 'nickname'
  | 'priority'
  | 'last_scan_at'
  | 'open_findings'
  | 'created_at';
export type ListScansParams = {
  repository?: string;
  status?: ScanStatus[];
  kind?: ScanKind[];
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  fields?: FieldsParameter;
};
export type GetScanReportParams = {
  line?: number;
  count?: number;
};
export type ListFindingsParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  fields?: FieldsParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListFindingFilterOptionsParams = {
  filter_key: FilterKey;
  client_id?: string;
  text?: string;
  limit?: number;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
};
export type GetTotalFindingsChartParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  period?: PeriodParameter;
};
export type GetFindingsChartParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  period?: PeriodParameter;
};
export type GetFindingsByRepositoryChartParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  limit?: number;
};
export type GetFiguresChartParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  period?: PeriodParameter;
};
export type GetChangesChartParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  period?: PeriodParameter;
  by: GetChangesChartBy;
};
export type GetChangesChartBy = 'repository' | 'team';
export type GetFixTimesChartParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  period?: PeriodParameter;
};
export type ListTeamParams = {
  q?: SearchListParameter;
  page?: PageParameter;
  cursor?: CursorParameter;
  page_size?: PageSizeParameter;
  role?: Role[];
};
export type ListDevelopersParams = {
  q?: SearchListParameter;
  repository?: string;
};
export type CheckAvatarParams = {
  email: string;
};
export type GetFindingNeighboursParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
};
export type ListFindingGroupsParams = {
  group: ListFindingGroupsGroup;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListFindingGroupsGroup = 'repository' | 'rule' | 'cve' | 'component' | 'file';
export type DownloadFindingsJsonParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
  fields?: ExportFieldsParameter;
};
export type ExportFindingsParams = {
  format: ExportFindingsFormat;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
  fields?: ExportFieldsParameter;
};
export type ExportFindingsFormat = 'csv' | 'sarif' | 'json';
export type ListFindingHistoryParams = {
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type GetFindingTypesParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  limit?: number;
};
export type GetSlsaThreatsParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
};
export type GetOwaspsParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
};
export type GetSupplyChainsParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
};
export type GetOwaspCicdChartParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
};
export type ListPullRequestsParams = {
  state?: PullRequestListState;
  repository?: string;
  team?: string;
  mine?: boolean;
  ended_within?: number;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListPullProjectsParams = {
  q?: string;
};
export type ListReviewerNotesParams = {
  q?: SearchListParameter;
  page?: PageParameter;
  cursor?: CursorParameter;
  page_size?: PageSizeParameter;
};
export type ListFeedbackParams = {
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListNotificationsParams = {
  page?: PageParameter;
  pageSize?: PageSizeCamelParameter;
  sort?: SortParameter;
  sort_field?: ListNotificationsSortField;
  notification_type?: NotificationType;
  status?: NotificationStatus;
};
export type ListNotificationsSortField = '_id' | 'created_at';
export type ListSbomFindingsParams = {
  q?: SearchListParameter;
  severity?: Severity[];
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  fields?: FieldsParameter;
};
export type ListComponentsParams = {
  q?: SearchListParameter;
  repository?: string[];
  ecosystem?: string[];
  license?: string[];
  severity?: Severity[];
  direct?: boolean;
  sort_field?: ListComponentsSortField;
  sort?: SortParameter;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  fields?: FieldsParameter;
};
export type ListComponentsSortField = 'name' | 'ecosystem' | 'vulnerabilities' | 'last_seen_at';
export type CompareFindingsParams = {
  by: CompareFindingsBy;
  before: string;
  after: string;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
};
export type CompareFindingsBy = 'branches' | 'scans' | 'days';
export type GetDependencyGraphParams = {
  bill?: string;
};
export type DiffSbomsParams = {
  from?: string;
  to: string;
  effect?: boolean;
};
export type ExportSbomParams = {
  bill?: string;
};
export type ListActivityParams = {
  since?: SinceParameter;
};
export type ListJobsParams = {
  status?: JobStatus[];
  kind?: string[];
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListJobItemsParams = {
  outcome?: ListJobItemsOutcome;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListJobItemsOutcome = 'done' | 'skipped' | 'failed' | 'pending';
export type ListAuditLogParams = {
  q?: SearchListParameter;
  action?: string[];
  date_range?: string;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListOutboxParams = {
  q?: SearchListParameter;
  state?: MailState[];
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListFindingsOfClientsParams = {
  client_id?: ClientIdsParameter;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  fields?: FieldsParameter;
};
export type ListFilterOptionsOfClientsParams = {
  filter_key: ClientsFilterKey;
  client_id?: ClientIdsParameter;
  text?: string;
  limit?: number;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
};
export type ExportFindingsOfClientsParams = {
  format: ExportFindingsOfClientsFormat;
  client_id?: ClientIdsParameter;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
  fields?: ExportFieldsParameter;
};
export type ExportFindingsOfClientsFormat = 'csv' | 'sarif' | 'json';
export type ListManagedFindingsParams = {
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  fields?: FieldsParameter;
};
export type ExportManagedFindingsParams = {
  format: ExportManagedFindingsFormat;
  repository?: FilterRepositoryParameter;
  repository_tag?: FilterRepositoryTagParameter;
  branch?: FilterBranchParameter;
  date_range?: FilterDateRangeParameter;
  new_since?: FilterNewSinceParameter;
  tool?: FilterToolParameter;
  import?: FilterImportParameter;
  change?: FilterChangeParameter;
  file?: FilterFileParameter;
  language?: FilterLanguageParameter;
  start_column?: FilterStartColumnParameter;
  end_column?: FilterEndColumnParameter;
  mine?: FilterMineParameter;
  team?: FilterTeamParameter;
  developer?: FilterDeveloperParameter;
  review_requested?: FilterReviewRequestedParameter;
  issue_owner?: FilterIssueOwnerParameter;
  status?: FilterStatusParameter;
  mitigation?: FilterMitigationParameter;
  fixing_effort?: FilterFixingEffortParameter;
  remediation_type?: FilterRemediationTypeParameter;
  pull_request?: FilterPullRequestParameter;
  sla?: FilterSlaParameter;
  due?: FilterDueParameter;
  policy_category?: FilterPolicyCategoryParameter;
  policy_name?: FilterPolicyNameParameter;
  policy_control?: FilterPolicyControlParameter;
  severity?: FilterSeverityParameter;
  priority?: FilterPriorityParameter;
  cvssv3_score?: FilterCvssv3ScoreParameter;
  epss?: FilterEpssParameter;
  cwe?: FilterCweParameter;
  cve?: FilterCveParameter;
  kev?: FilterKevParameter;
  live_secret?: FilterLiveSecretParameter;
  rule?: FilterRuleParameter;
  component?: FilterComponentParameter;
  type?: FilterTypeParameter;
  category?: FilterCategoryParameter;
  owasp?: FilterOwaspParameter;
  reachability?: FilterReachabilityParameter;
  slsa_threats?: FilterSlsaThreatsParameter;
  opinion?: FilterOpinionParameter;
  false_positive?: FilterFalsePositiveParameter;
  is_duplicate?: FilterIsDuplicateParameter;
  is_subfinding?: FilterIsSubfindingParameter;
  provider?: FilterProviderParameter;
  tags?: FilterTagsParameter;
  excluded_file_types?: FilterExcludedFileTypesParameter;
  owasp_cicd?: FilterOwaspCicdParameter;
  not?: FilterNotParameter;
  q?: SearchParameter;
  sort?: SortParameter;
  sort_field?: FindingSortFieldParameter;
  fields?: ExportFieldsParameter;
};
export type ExportManagedFindingsFormat = 'csv' | 'sarif' | 'json';
export type ListManagedRepositoriesParams = {
  q?: SearchListParameter;
  sort?: SortParameter;
  sort_field?: ListManagedRepositoriesSortField;
  source_control?: SourceControl[];
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  fields?: FieldsParameter;
};
export type ListManagedRepositoriesSortField =
  | 'nickname'
  | 'priority'
  | 'last_scan_at'
  | 'open_findings'
  | 'created_at';
export type ListManagedClientsParams = {
  q?: SearchListParameter;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
  piloting?: boolean;
  tier?: SubscriptionTier;
  health?: ClientHealth;
};
export type ListPartnersParams = {
  q?: SearchListParameter;
  cursor?: CursorParameter;
  page?: PageParameter;
  page_size?: PageSizeParameter;
};
export type ListUserConnectorsParams = {
  page?: ZeroBasedPageParameter;
  cursor?: CursorParameter;
  page_size?: PageSizeParameter;
  q?: SearchListParameter;
};
export type ListDomainsParams = {
  validated?: boolean;
};
export type CompleteMarketplacePaymentParams = {
  token: string;
};
export type ListHostRepositoriesParams = {
  q?: SearchListParameter;
  page?: PageParameter;
  cursor?: CursorParameter;
  page_size?: number;
};
export type ListHostBranchesParams = {
  repository: string;
  page?: PageParameter;
  cursor?: CursorParameter;
  page_size?: number;
};
