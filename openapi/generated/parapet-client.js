/** A refusal by the server (RFC 9457). */
export class ProblemError extends Error {
    name = 'ProblemError';
    /** The HTTP status; 0 if there was no response. */
    status;
    /** Stable; `type` is the URL of its documentation. `unreachable` if there was no response. */
    code;
    type;
    errors;
    /** Identifies the request in the server's log. */
    requestId;
    retryAfterSeconds;
    constructor(status, body, headers, cause) {
        super(messageOf(status, body), { cause });
        this.status = status;
        this.code = typeof body['code'] === 'string' ? body['code'] : `http_${status}`;
        this.type = typeof body['type'] === 'string' ? body['type'] : undefined;
        this.errors = Array.isArray(body['errors']) ? body['errors'] : []; // the contract's type
        this.requestId =
            typeof body['request_id'] === 'string'
                ? body['request_id']
                : (headers?.get('x-request-id') ?? undefined);
        const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
        this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
    }
}
const messageOf = (status, { title, detail }) => {
    if (typeof detail === 'string' && detail !== '')
        return detail;
    if (Array.isArray(detail) && detail.length > 0)
        return detail
            .map((entry) => Array.isArray(entry.loc)
            ? `${entry.loc.join('.')}: ${String(entry.msg)}`
            : String(entry.msg))
            .join('\n');
    return typeof title === 'string' ? title : `HTTP ${status}`;
};
const wait = (seconds, signal) => new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
    }, seconds * 1000);
    const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
});
const isJson = (response) => /[/+]json\b/.test(response.headers.get('content-type') ?? '');
const bodyOf = async (response) => {
    if (response.status === 204 || response.status === 205)
        return undefined;
    const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
    return isJson(response) && !isFile ? response.json() : response.blob();
};
/** A temporary failure: no response, a rate limit, or an unavailable server. */
const isPassing = ({ status }) => status === 0 || status === 429 || status === 502 || status === 503 || status === 504;
/** If the server asks for a longer wait, the call fails and the caller decides. */
const mostSeconds = 60;
/** The two ways to send a call: `http`, and `create` for operations with an idempotency key. */
const transport = ({ address, token, retries = 2, timeout = 30_000, ...given }) => {
    const base = address.replace(/\/+$/, '');
    const attempt = async (path, init) => {
        const headers = new Headers(init.headers);
        if (token !== undefined)
            headers.set('authorization', `Bearer ${token}`);
        if (typeof init.body === 'string')
            headers.set('content-type', 'application/json');
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
        }).catch((error) => {
            if (init.signal?.aborted === true)
                throw error;
            const detail = `${url} does not answer.`;
            throw new ProblemError(0, { code: 'unreachable', detail }, undefined, error);
        });
        if (response.ok)
            return (await bodyOf(response)); // the server's tests check the shape
        const body = isJson(response) ? await response.json().catch(() => ({})) : {};
        throw new ProblemError(response.status, body, response.headers);
    };
    const repeated = async (path, init, safe) => {
        for (let count = 0;; count++)
            try {
                return await attempt(path, init);
            }
            catch (error) {
                if (!(error instanceof ProblemError) || !isPassing(error) || count >= retries)
                    throw error;
                // A rate-limited request had no effect; other failed requests may have had one.
                if (!safe && error.status !== 429)
                    throw error;
                const seconds = error.retryAfterSeconds ?? 0.2 * 2 ** count;
                if (seconds > mostSeconds)
                    throw error;
                await wait(seconds, init.signal);
            }
    };
    return {
        http: (path, init) => repeated(path, init, init.method !== 'POST' && init.method !== 'PATCH'),
        /** Each attempt has the same key, so that the server processes duplicates only once. */
        create: (path, init) => {
            const key = init.headers?.['idempotency-key'] ?? crypto.randomUUID();
            return repeated(path, { ...init, headers: { ...init.headers, 'idempotency-key': key } }, true);
        },
    };
};
/**
 * Every row of a list that has cursors, page by page.
 *
 *     for await (const { id } of rowsOf((cursor) => client.listFindings({ ...cursor, status: ['open'] })))
 */
export async function* rowsOf(list) {
    let cursor = {};
    while (cursor !== undefined) {
        const { data, meta } = await list(cursor);
        yield* data;
        cursor = meta.next_cursor === null ? undefined : { cursor: meta.next_cursor };
    }
}
/** A comma or backslash within an item is escaped by a backslash. */
const joinList = (items) => items
    .map((item) => String(item)
    .replaceAll('\\', '\\\\')
    .replaceAll(',', String.raw `\,`))
    .join(',');
const written = (value) => Array.isArray(value) ? joinList(value) : String(value);
/**
 * The query string of a generated function: `?…`, or empty. A list is a single value in which
 * commas of items are escaped. Undefined parameters are omitted.
 */
const queryString = (params = {}) => {
    const search = new URLSearchParams(Object.entries(params).flatMap(([key, value]) => value === undefined ? [] : [[key, written(value)]])).toString();
    return search === '' ? '' : `?${search}`;
};
/** Every call of the API by its name in the contract. A refusal is thrown as `ProblemError`. */
export const createClient = (clientOptions) => {
    const { http, create } = transport(clientOptions);
    /** What changed since a cursor. */
    const listActivity = (params, options) => http(`/activity${queryString(params)}`, { ...options, method: 'GET' });
    /** Jobs, newest first. */
    const listJobs = (params, options) => http(`/jobs${queryString(params)}`, { ...options, method: 'GET' });
    /** A job. */
    const getJob = (id, options) => http(`/jobs/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });
    /** What a job did, finding by finding. */
    const listJobItems = (id, params, options) => http(`/jobs/${encodeURIComponent(String(id))}/items${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Cancel a job before it begins, or a scan at any time. */
    const cancelJob = (id, options) => http(`/jobs/${encodeURIComponent(String(id))}/cancel`, {
        ...options,
        method: 'POST',
    });
    /** Take back what a job did. */
    const undoJob = (id, options) => create(`/jobs/${encodeURIComponent(String(id))}/undo`, { ...options, method: 'POST' });
    /** Try again what failed or was never reached. */
    const retryJob = (id, options) => create(`/jobs/${encodeURIComponent(String(id))}/retry`, { ...options, method: 'POST' });
    /** Fetch a finished export. */
    const downloadFile = (token, options) => http(`/downloads/${encodeURIComponent(String(token))}`, { ...options, method: 'GET' });
    /** Who did what. */
    const listAuditLog = (params, options) => http(`/audit-log${queryString(params)}`, { ...options, method: 'GET' });
    /** Mail that Parapet sent. */
    const listOutbox = (params, options) => http(`/outbox${queryString(params)}`, { ...options, method: 'GET' });
    /** Send a mail again. */
    const resendMail = (id, options) => http(`/outbox/${encodeURIComponent(String(id))}/resend`, {
        ...options,
        method: 'POST',
    });
    /** Save credentials of a cloud. */
    const saveConnector = (connectorRequest, options) => http(`/api/connector`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(connectorRequest),
    });
    /** Delete credentials. */
    const deleteConnector = (deleteConnectorRequest, options) => http(`/api/connector`, {
        ...options,
        method: 'DELETE',
        body: JSON.stringify(deleteConnectorRequest),
    });
    /** Save credentials of a scanner. */
    const saveToolConnector = (toolConnectorRequest, options) => http(`/api/connector/tool`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(toolConnectorRequest),
    });
    /** Exchange a source host's code. */
    const exchangeOAuthToken = (oAuthTokenRequest, options) => http(`/api/oauth/token`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(oAuthTokenRequest),
    });
    /** Repositories at a source host. */
    const listHostRepositories = (host, params, options) => http(`/api/oauth/${encodeURIComponent(String(host))}/repos${queryString(params)}`, { ...options, method: 'GET' });
    /** Branches of a repository at a source host. */
    const listHostBranches = (host, params, options) => http(`/api/oauth/${encodeURIComponent(String(host))}/branches${queryString(params)}`, { ...options, method: 'GET' });
    /** The connection to a source host. */
    const getHostConnector = (host, options) => http(`/api/oauth/${encodeURIComponent(String(host))}/connector`, {
        ...options,
        method: 'GET',
    });
    /** Save the installation that GitHub named. */
    const saveGithubInstallation = (saveInstallationIdRequest, options) => http(`/api/oauth/github/save-id`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(saveInstallationIdRequest),
    });
    /** Try a source host. */
    const testSourceHostConnection = (testConnectionRequest, options) => http(`/api/oauth/test-connection`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(testConnectionRequest),
    });
    /** Totals and their course. */
    const getTotalFindingsChart = (params, options) => http(`/total_findings_chart${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Open findings by severity and how they went. */
    const getFindingsChart = (params, options) => http(`/findings_chart${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Open findings by repository. */
    const getFindingsByRepositoryChart = (params, options) => http(`/findings_by_repo_chart${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** How the figures of the overview changed. */
    const getFiguresChart = (params, options) => http(`/figures_chart${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** New and closed findings by repository or team. */
    const getChangesChart = (params, options) => http(`/changes_chart${queryString(params)}`, { ...options, method: 'GET' });
    /** Median days to the fix by severity. */
    const getFixTimesChart = (params, options) => http(`/fix_times_chart${queryString(params)}`, { ...options, method: 'GET' });
    /** Open findings by type. */
    const getFindingTypes = (params, options) => http(`/finding_types${queryString(params)}`, { ...options, method: 'GET' });
    /** Open findings by SLSA 1.2 threat. */
    const getSlsaThreats = (params, options) => http(`/slsa_threats${queryString(params)}`, { ...options, method: 'GET' });
    /** Open findings by OWASP Top 10. */
    const getOwasps = (params, options) => http(`/owasps${queryString(params)}`, { ...options, method: 'GET' });
    /** The delivery path and what threatens it. */
    const getSupplyChains = (params, options) => http(`/supply_chains${queryString(params)}`, { ...options, method: 'GET' });
    /** Open findings by OWASP CI/CD Top 10. */
    const getOwaspCicdChart = (params, options) => http(`/owasp_cicd_chart${queryString(params)}`, { ...options, method: 'GET' });
    /** The organisation. */
    const getClient = (options) => http(`/client`, { ...options, method: 'GET' });
    /** Change the organisation. */
    const updateClient = (updateClientRequest, options) => http(`/client`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updateClientRequest),
    });
    /** What is left to set up. */
    const getClientSetup = (options) => http(`/client/setup`, { ...options, method: 'GET' });
    /** End the first steps. */
    const endFirstRun = (options) => http(`/client/first-run`, { ...options, method: 'DELETE' });
    /** Load the sample. */
    const loadSample = (options) => create(`/client/sample`, { ...options, method: 'POST' });
    /** Remove the sample. */
    const removeSample = (options) => http(`/client/sample`, { ...options, method: 'DELETE' });
    /** Whether the organisation will be deleted. */
    const getClientDeletion = (options) => http(`/client/deletion`, { ...options, method: 'GET' });
    /** Request the deletion of the organisation. */
    const requestClientDeletion = (clientDeletionRequest, options) => http(`/client/deletion`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(clientDeletionRequest),
    });
    /** Cancel the deletion of the organisation. */
    const cancelClientDeletion = (options) => http(`/client/deletion`, { ...options, method: 'DELETE' });
    /** Export everything of the organisation. */
    const exportOrganization = (identityProof, options) => create(`/client/export`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(identityProof),
    });
    /** How long data are kept. */
    const getRetention = (options) => http(`/client/retention`, { ...options, method: 'GET' });
    /** Change how long data are kept. */
    const updateRetention = (retentionRequest, options) => http(`/client/retention`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(retentionRequest),
    });
    /** Change whom and where to bill. */
    const updateClientBilling = (updateBillingRequest, options) => http(`/client/billing`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updateBillingRequest),
    });
    /** Switch deep reasoning on or off. */
    const toggleDeepReasoning = (deepReasoningRequest, options) => http(`/client/toggle-deep-reasoning-enrichment`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(deepReasoningRequest),
    });
    /** Webhooks that source hosts call. */
    const listHostWebhooks = (options) => http(`/source-host-webhooks`, { ...options, method: 'GET' });
    /** Make the secret of a host's webhook. */
    const rotateHostWebhook = (host, options) => http(`/source-host-webhooks/${encodeURIComponent(String(host))}`, {
        ...options,
        method: 'PUT',
    });
    /** Remove a host's webhook. */
    const deleteHostWebhook = (host, options) => http(`/source-host-webhooks/${encodeURIComponent(String(host))}`, {
        ...options,
        method: 'DELETE',
    });
    /** Hear from a source host. */
    const receiveHostEvent = (id, hostEvent, options) => http(`/host-webhooks/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(hostEvent),
    });
    /** Every service that can be connected, with what its last real call answered. */
    const listConnections = (options) => http(`/connections`, { ...options, method: 'GET' });
    /** Source hosts and whether they are connected. */
    const listGitTokens = (options) => http(`/users/git_token`, { ...options, method: 'GET' });
    /** Whether the GitHub App is connected. */
    const getGitAppToken = (options) => http(`/users/git_app_token`, { ...options, method: 'GET' });
    /** The installation of the GitHub App. */
    const getGithubInstallation = (options) => http(`/github/installation_id`, { ...options, method: 'GET' });
    /** Configure the GitHub App. */
    const saveGithubConfiguration = (saveGithubConfigurationRequest, options) => http(`/github/save-configuration`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(saveGithubConfigurationRequest),
    });
    /** Delete the GitHub App. */
    const deleteGithubConfiguration = (options) => http(`/github/delete-configuration`, { ...options, method: 'DELETE' });
    /** Save a source host's token. */
    const saveToken = (saveTokenRequest, options) => http(`/save_token`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(saveTokenRequest),
    });
    /** Semgrep CLI. */
    const getSemgrepCli = (options) => http(`/semgrep-cli`, { ...options, method: 'GET' });
    /** Configure Semgrep CLI. */
    const saveSemgrepCli = (semgrepCliRequest, options) => http(`/semgrep-cli`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(semgrepCliRequest),
    });
    /** Delete Semgrep CLI. */
    const deleteSemgrepCli = (options) => http(`/semgrep-cli`, { ...options, method: 'DELETE' });
    /** A service that findings are pulled from. */
    const getPullSource = (source, options) => http(`/pull-sources/${encodeURIComponent(String(source))}`, {
        ...options,
        method: 'GET',
    });
    /** Choose which projects are pulled into which repositories, and when. */
    const updatePullSource = (source, updatePullSourceRequest, options) => http(`/pull-sources/${encodeURIComponent(String(source))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updatePullSourceRequest),
    });
    /** Try the stored credentials at the service. */
    const testPullSource = (source, options) => http(`/pull-sources/${encodeURIComponent(String(source))}/test`, {
        ...options,
        method: 'POST',
    });
    /** Projects of the service. */
    const listPullProjects = (source, params, options) => http(`/pull-sources/${encodeURIComponent(String(source))}/projects${queryString(params)}`, { ...options, method: 'GET' });
    /** Pull findings now. */
    const pullFindings = (source, options) => create(`/pull-sources/${encodeURIComponent(String(source))}/pull`, {
        ...options,
        method: 'POST',
    });
    /** AI services. */
    const getAiConfiguration = (options) => http(`/client/openai`, { ...options, method: 'GET' });
    /** Configure AI services. */
    const saveAiConfiguration = (aiConfigurationInput, options) => http(`/client/openai`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(aiConfigurationInput),
    });
    /** Second opinions of today. */
    const getOpinionBudget = (options) => http(`/openai/opinions`, { ...options, method: 'GET' });
    /** What reviewers said of findings. */
    const listReviewerNotes = (params, options) => http(`/openai/reviewer-notes${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Change what the AI services hear of a reviewer. */
    const updateReviewerNote = (id, reviewerNoteRequest, options) => http(`/openai/reviewer-notes/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(reviewerNoteRequest),
    });
    /** Delete a note of a reviewer. */
    const deleteReviewerNote = (id, options) => http(`/openai/reviewer-notes/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'DELETE',
    });
    /** Restore a deleted note of a reviewer. */
    const restoreReviewerNote = (id, options) => http(`/openai/reviewer-notes/${encodeURIComponent(String(id))}/restore`, {
        ...options,
        method: 'POST',
    });
    /** What the AI services use. */
    const getAiUsage = (options) => http(`/openai/usage`, { ...options, method: 'GET' });
    /** Try the validation's AI service. */
    const testValidationConnection = (validationInput, options) => http(`/openai/test_connection`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(validationInput),
    });
    /** Try the remediator's AI service. */
    const testRemediatorConnection = (remediatorInput, options) => http(`/openai/remediator_connection`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(remediatorInput),
    });
    /** Make an API token. */
    const generatePlexalyzerToken = (generatePlexalyzerTokenRequest, options) => create(`/generate_plexalyzer_token`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(generatePlexalyzerTokenRequest),
    });
    /** Choose the token that the organisation's pipelines use. */
    const addPlexalyzerToken = (addPlexalyzerTokenRequest, options) => http(`/add_plexalyzer_token`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(addPlexalyzerTokenRequest),
    });
    /** API tokens. */
    const listPlexalyzerTokens = (options) => http(`/plexalyzer_tokens`, { ...options, method: 'GET' });
    /** Revoke an API token. */
    const revokePlexalyzerToken = (id, options) => http(`/plexalyzer_tokens/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'DELETE',
    });
    /** A token for the feedback widget. */
    const createFeedbackToken = (options) => http(`/feedback-widget/token`, { ...options, method: 'POST' });
    /** The picture that was sent with feedback. */
    const getFeedbackScreenshot = (id, options) => http(`/feedback/${encodeURIComponent(String(id))}/screenshot`, {
        ...options,
        method: 'GET',
    });
    /** Feedback that was sent. */
    const listFeedback = (params, options) => http(`/feedback${queryString(params)}`, { ...options, method: 'GET' });
    /** Send feedback. */
    const sendFeedback = (feedbackRequest, options) => create(`/feedback`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(feedbackRequest),
    });
    /** Domains. */
    const listDomains = (params, options) => http(`/domains${queryString(params)}`, { ...options, method: 'GET' });
    /** Add a domain. */
    const createDomain = (domainRequest, options) => create(`/domains`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(domainRequest),
    });
    /** Check the record of a domain. */
    const verifyDomain = (verifyDomainRequest, options) => http(`/domains/verify`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(verifyDomainRequest),
    });
    /** Say which repository a domain belongs to. */
    const bindDomain = (bindDomainRequest, options) => http(`/bind_domain`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(bindDomainRequest),
    });
    /** Say that a domain does not belong to a repository. */
    const unbindDomain = (id, repo, options) => http(`/domains/${encodeURIComponent(String(id))}/repositories/${encodeURIComponent(String(repo))}`, { ...options, method: 'DELETE' });
    /** Findings. */
    const listFindings = (params, options) => http(`/findings${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** A finding. */
    const getFinding = (id, options) => http(`/findings/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Change a finding. */
    const updateFinding = (id, updateFindingRequest, options) => http(`/findings/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updateFindingRequest),
    });
    /** Mark as false positive, or no longer. */
    const toggleFindingFalsePositive = (id, toggleFalsePositiveRequest, options) => http(`/findings/${encodeURIComponent(String(id))}/toggle_false_positive`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(toggleFalsePositiveRequest),
    });
    /** Everything about a finding as a file. */
    const createFindingReport = (id, options) => http(`/findings/${encodeURIComponent(String(id))}/report`, {
        ...options,
        method: 'POST',
    });
    /** Values that a filter offers, with counts. */
    const listFindingFilterOptions = (params, options) => http(`/filter/findings${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Columns of the findings list. */
    const getSelectedFindingColumns = (options) => http(`/findings-columns/selected`, { ...options, method: 'GET' });
    /** Choose the columns of the findings list. */
    const saveFindingColumns = (saveFindingColumnsRequest, options) => http(`/findings-columns/save`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(saveFindingColumnsRequest),
    });
    /** The findings before and after it in the list. */
    const getFindingNeighbours = (id, params, options) => http(`/findings/${encodeURIComponent(String(id))}/neighbours${queryString(params)}`, { ...options, method: 'GET' });
    /** How many findings each of several filters finds. */
    const countFindings = (countFindingsRequest, options) => http(`/findings/counts`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(countFindingsRequest),
    });
    /** What makes a finding new to the user. */
    const getFindingsVisit = (options) => http(`/findings/visit`, { ...options, method: 'GET' });
    /** Say that the user is at the findings list. */
    const recordFindingsVisit = (options) => http(`/findings/visit`, { ...options, method: 'POST' });
    /** Mark findings as seen, or as new. */
    const markFindingsSeen = (markFindingsSeenRequest, options) => http(`/findings/visit/seen`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(markFindingsSeenRequest),
    });
    /** Findings grouped by a value. */
    const listFindingGroups = (params, options) => http(`/findings/groups${queryString(params)}`, { ...options, method: 'GET' });
    /** Send a finding to developers. */
    const sendFinding = (id, sendFindingRequest, options) => create(`/finding-send/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(sendFindingRequest),
    });
    /** Send findings to developers. */
    const sendFindings = (sendFindingsRequest, options) => create(`/finding-send-bulk`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(sendFindingsRequest),
    });
    /** Make remediations for findings. */
    const generatePatches = (generatePatchRequest, options) => create(`/bulk_actions/generate_patch`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(generatePatchRequest),
    });
    /** Apply remediations as pull requests or issues. */
    const applyPatches = (applyPatchRequest, options) => create(`/bulk_actions/apply_patch`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(applyPatchRequest),
    });
    /** Patches that can be opened. */
    const listReadyPatches = (listReadyPatchesRequest, options) => http(`/bulk_actions/patches`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(listReadyPatchesRequest),
    });
    /** What an action would do. */
    const previewBulkAction = (previewBulkRequest, options) => http(`/bulk_actions/preview`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(previewBulkRequest),
    });
    /** Who last changed the code of findings. */
    const suggestDevelopers = (suggestDevelopersRequest, options) => http(`/bulk_actions/developers`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(suggestDevelopersRequest),
    });
    /** Decide on many findings. */
    const triageFindings = (bulkTriageRequest, options) => create(`/bulk_actions/triage`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(bulkTriageRequest),
    });
    /** The list as a JSON file. */
    const downloadFindingsJson = (params, options) => http(`/download_json_findings${queryString(params)}`, {
        ...options,
        method: 'POST',
    });
    /** The list as CSV, SARIF or JSON. */
    const exportFindings = (params, exportSelectionRequest, options) => http(`/findings/export${queryString(params)}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(exportSelectionRequest),
    });
    /** What happened to a finding. */
    const listFindingHistory = (id, params, options) => http(`/findings/${encodeURIComponent(String(id))}/history${queryString(params)}`, { ...options, method: 'GET' });
    /** Comment on a finding. */
    const commentOnFinding = (id, commentRequest, options) => create(`/findings/${encodeURIComponent(String(id))}/comments`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(commentRequest),
    });
    /** Take a comment back. */
    const deleteFindingComment = (id, commentId, options) => http(`/findings/${encodeURIComponent(String(id))}/comments/${encodeURIComponent(String(commentId))}`, { ...options, method: 'DELETE' });
    /** Accept the risk of a finding. */
    const acceptFindingRisk = (id, acceptRiskRequest, options) => http(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(acceptRiskRequest),
    });
    /** Answer a request to accept a risk. */
    const decideFindingRisk = (id, decideRiskRequest, options) => http(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(decideRiskRequest),
    });
    /** No longer accept the risk. */
    const revokeFindingRisk = (id, options) => http(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
        ...options,
        method: 'DELETE',
    });
    /** Accept the risk again, as before. */
    const restoreFindingRisk = (id, options) => http(`/findings/${encodeURIComponent(String(id))}/risk-acceptance/restore`, {
        ...options,
        method: 'POST',
    });
    /** Where a leaked secret is in the history. */
    const getSecretHistory = (id, options) => http(`/findings/${encodeURIComponent(String(id))}/secret-history`, {
        ...options,
        method: 'GET',
    });
    /** Search the history for a leaked secret. */
    const searchSecretHistory = (id, options) => create(`/findings/${encodeURIComponent(String(id))}/secret-history`, {
        ...options,
        method: 'POST',
    });
    /** The second opinion on a finding. */
    const getFindingOpinion = (id, options) => http(`/findings/${encodeURIComponent(String(id))}/opinion`, {
        ...options,
        method: 'GET',
    });
    /** Ask for a second opinion on a finding. */
    const requestFindingOpinion = (id, options) => create(`/findings/${encodeURIComponent(String(id))}/opinion`, {
        ...options,
        method: 'POST',
    });
    /** Accept or refuse a second opinion. */
    const answerFindingOpinion = (id, answerOpinionRequest, options) => http(`/findings/${encodeURIComponent(String(id))}/opinion`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(answerOpinionRequest),
    });
    /** Why a finding has its priority. */
    const explainFindingPriority = (id, options) => http(`/findings/${encodeURIComponent(String(id))}/priority`, {
        ...options,
        method: 'GET',
    });
    /** Say that another finding means the same. */
    const linkFindingDuplicate = (id, linkDuplicateRequest, options) => http(`/findings/${encodeURIComponent(String(id))}/duplicates`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(linkDuplicateRequest),
    });
    /** Say that two findings are not the same. */
    const unlinkFindingDuplicate = (id, finding, options) => http(`/findings/${encodeURIComponent(String(id))}/duplicates/${encodeURIComponent(String(finding))}`, { ...options, method: 'DELETE' });
    /** What changed between two branches, scans or days. */
    const compareFindings = (id, params, options) => http(`/repositories/${encodeURIComponent(String(id))}/compare${queryString(params)}`, { ...options, method: 'GET' });
    /** An organisation. */
    const getManagedClient = (id, options) => http(`/manage-clients/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Findings of several organisations. */
    const listFindingsOfClients = (params, options) => http(`/manage-clients/findings${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Values that a filter offers over several organisations. */
    const listFilterOptionsOfClients = (params, options) => http(`/manage-clients/findings/filters${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Findings of several organisations as CSV, SARIF or JSON. */
    const exportFindingsOfClients = (params, exportSelectionRequest, options) => http(`/manage-clients/findings/export${queryString(params)}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(exportSelectionRequest),
    });
    /** Findings of an organisation. */
    const listManagedFindings = (id, params, options) => http(`/manage-clients/findings/${encodeURIComponent(String(id))}${queryString(params)}`, { ...options, method: 'GET' });
    /** Findings of an organisation as CSV, SARIF or JSON. */
    const exportManagedFindings = (id, params, exportSelectionRequest, options) => http(`/manage-clients/findings/${encodeURIComponent(String(id))}/export${queryString(params)}`, { ...options, method: 'POST', body: JSON.stringify(exportSelectionRequest) });
    /** A finding of an organisation. */
    const getManagedFinding = (id, finding, options) => http(`/manage-clients/findings/${encodeURIComponent(String(id))}/${encodeURIComponent(String(finding))}`, { ...options, method: 'GET' });
    /** Repositories of an organisation. */
    const listManagedRepositories = (id, params, options) => http(`/manage-clients/repositories/${encodeURIComponent(String(id))}${queryString(params)}`, { ...options, method: 'GET' });
    /** A repository of an organisation. */
    const getManagedRepository = (id, repo, options) => http(`/manage-clients/repositories/${encodeURIComponent(String(id))}/${encodeURIComponent(String(repo))}`, { ...options, method: 'GET' });
    /** Organisations. */
    const listManagedClients = (params, options) => http(`/api/manage-clients${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** All organisations in figures. */
    const getManagedClientTotals = (options) => http(`/api/manage-clients/totals`, { ...options, method: 'GET' });
    /** Say whether an organisation pilots. */
    const setClientPiloting = (pilotingRequest, options) => http(`/api/manage-clients/piloting`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(pilotingRequest),
    });
    /** Give an organisation a plan. */
    const setClientPlan = (clientPlanRequest, options) => http(`/api/manage-clients/plan`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(clientPlanRequest),
    });
    /** Say which partner referred an organisation. */
    const setClientPartner = (clientPartnerRequest, options) => http(`/api/manage-clients/partner`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(clientPartnerRequest),
    });
    /** Complete a payment of the marketplace. */
    const completeMarketplacePayment = (params, options) => http(`/marketplace/complete${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Activate a subscription of the marketplace. */
    const activateSubscription = (marketplaceRequest, options) => http(`/api/activate-subscription`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(marketplaceRequest),
    });
    /** Notifications of the person. */
    const listNotifications = (params, options) => http(`/client/notifications${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** Remind oneself. */
    const createNotification = (createNotificationRequest, options) => create(`/client/notifications`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(createNotificationRequest),
    });
    /** Mark all notifications of the person as read. */
    const readAllNotifications = (options) => http(`/client/notifications/read`, { ...options, method: 'POST' });
    /** Take back that all notifications were marked as read. */
    const restoreUnreadNotifications = (options) => http(`/client/notifications/unread`, { ...options, method: 'POST' });
    /** Send oneself a test mail. */
    const sendTestMail = (options) => http(`/user/test-mail`, { ...options, method: 'POST' });
    /** What reaches the user, and how. */
    const getNotificationSettings = (options) => http(`/user/notification-settings`, {
        ...options,
        method: 'GET',
    });
    /** Change what reaches the user, and how. */
    const updateNotificationSettings = (updateNotificationSettingsRequest, options) => http(`/user/notification-settings`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updateNotificationSettingsRequest),
    });
    /** Mark a notification as read or unread. */
    const updateNotification = (id, updateNotificationRequest, options) => http(`/client/notifications/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updateNotificationRequest),
    });
    /** Remove a notification. */
    const deleteNotification = (id, options) => http(`/client/notifications/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'DELETE',
    });
    /** Partners. */
    const listPartners = (params, options) => http(`/partners${queryString(params)}`, { ...options, method: 'GET' });
    /** Add a partner. */
    const createPartner = (partnerRequest, options) => create(`/partner`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(partnerRequest),
    });
    /** A partner. */
    const getPartner = (id, options) => http(`/partner/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Change a partner. */
    const updatePartner = (id, partnerRequest, options) => http(`/partner/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(partnerRequest),
    });
    /** Remove a partner. */
    const deletePartner = (id, options) => http(`/partner/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
    /** The caller's passkeys. */
    const listPasskeys = (options) => http(`/user/passkeys`, { ...options, method: 'GET' });
    /** Add a passkey. */
    const createPasskey = (passkeyRequest, options) => create(`/user/passkeys`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(passkeyRequest),
    });
    /** Begin to add a passkey. */
    const startPasskey = (passwordProof, options) => http(`/user/passkeys/options`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(passwordProof),
    });
    /** Rename a passkey. */
    const renamePasskey = (id, passkeyNameRequest, options) => http(`/user/passkeys/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(passkeyNameRequest),
    });
    /** Remove a passkey. */
    const removePasskey = (id, passwordProof, options) => http(`/user/passkeys/${encodeURIComponent(String(id))}/remove`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(passwordProof),
    });
    /** Rules of the organisation. */
    const listPolicies = (options) => http(`/policies`, { ...options, method: 'GET' });
    /** Add a rule. */
    const createPolicy = (policyRequest, options) => create(`/policies`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(policyRequest),
    });
    /** A rule. */
    const getPolicy = (id, options) => http(`/policies/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Change a rule. */
    const updatePolicy = (id, policyRequest, options) => http(`/policies/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(policyRequest),
    });
    /** Remove a rule. */
    const deletePolicy = (id, options) => http(`/policies/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
    /** Controls of standards and the findings that break them. */
    const listPolicyControls = (options) => http(`/policy-controls`, { ...options, method: 'GET' });
    /** Record that something is covered in another way. */
    const recordAssessment = (kind, code, recordAssessmentRequest, options) => http(`/recorded-assessments/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(code))}`, { ...options, method: 'PUT', body: JSON.stringify(recordAssessmentRequest) });
    /** Remove a record. */
    const removeRecordedAssessment = (kind, code, options) => http(`/recorded-assessments/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(code))}`, { ...options, method: 'DELETE' });
    /** Rules that act on new findings. */
    const listTriageRules = (options) => http(`/triage-rules`, { ...options, method: 'GET' });
    /** Add a triage rule. */
    const createTriageRule = (triageRuleRequest, options) => create(`/triage-rules`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(triageRuleRequest),
    });
    /** Put triage rules in order. */
    const orderTriageRules = (triageRuleOrder, options) => http(`/triage-rules/order`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(triageRuleOrder),
    });
    /** What a triage rule would do. */
    const previewTriageRule = (triageRulePreviewRequest, options) => http(`/triage-rules/preview`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(triageRulePreviewRequest),
    });
    /** A triage rule. */
    const getTriageRule = (id, options) => http(`/triage-rules/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Change a triage rule. */
    const updateTriageRule = (id, triageRuleRequest, options) => http(`/triage-rules/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(triageRuleRequest),
    });
    /** Remove a triage rule. */
    const deleteTriageRule = (id, options) => http(`/triage-rules/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
    /** Apply a triage rule to existing findings. */
    const applyTriageRule = (id, options) => create(`/triage-rules/${encodeURIComponent(String(id))}/apply`, {
        ...options,
        method: 'POST',
    });
    /** Undo what a triage rule did. */
    const undoTriageRule = (id, options) => create(`/triage-rules/${encodeURIComponent(String(id))}/undo`, {
        ...options,
        method: 'POST',
    });
    /** Would this branch pass?. */
    const checkGate = (gateRequest, options) => http(`/gate`, { ...options, method: 'POST', body: JSON.stringify(gateRequest) });
    /** Plans. */
    const listPricings = (options) => http(`/pricings`, { ...options, method: 'GET' });
    /** A plan. */
    const getPricing = (id, options) => http(`/pricing/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });
    /** Change a plan. */
    const updatePricing = (id, pricingRequest, options) => http(`/pricing/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(pricingRequest),
    });
    /** Remove a plan. */
    const deletePricing = (id, options) => http(`/pricing/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
    /** Add a plan. */
    const createPricing = (pricingRequest, options) => create(`/pricing/create`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(pricingRequest),
    });
    /** What the organisation uses of its plan. */
    const getPlanUsage = (options) => http(`/client/usage`, { ...options, method: 'GET' });
    /** What a plan costs at a discount. */
    const getProductPrice = (productPriceRequest, options) => http(`/api/product/price`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(productPriceRequest),
    });
    /** The manage-prioritization settings. */
    const getPrioritySettings = (options) => http(`/prioritization`, { ...options, method: 'GET' });
    /** Change what counts. */
    const updatePrioritySettings = (prioritySettings, options) => http(`/prioritization`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(prioritySettings),
    });
    /** What other settings would change. */
    const simulatePrioritySettings = (prioritySettings, options) => http(`/prioritization/simulate`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(prioritySettings),
    });
    /** Sources of what is known about vulnerabilities. */
    const getIntelligence = (options) => http(`/intelligence`, { ...options, method: 'GET' });
    /** Load the sources anew. */
    const refreshIntelligence = (options) => create(`/intelligence/refresh`, { ...options, method: 'POST' });
    /** How the organisation takes pull requests. */
    const getOrganizationPullRequestSettings = (options) => http(`/pull-request-settings`, { ...options, method: 'GET' });
    /** Change how the organisation takes pull requests. */
    const updateOrganizationPullRequestSettings = (pullRequestSettingsRequest, options) => http(`/pull-request-settings`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(pullRequestSettingsRequest),
    });
    /** How a repository takes pull requests. */
    const getPullRequestSettings = (id, options) => http(`/repositories/${encodeURIComponent(String(id))}/pull-request-settings`, { ...options, method: 'GET' });
    /** Change how a repository takes pull requests. */
    const updatePullRequestSettings = (id, pullRequestSettingsRequest, options) => http(`/repositories/${encodeURIComponent(String(id))}/pull-request-settings`, { ...options, method: 'PUT', body: JSON.stringify(pullRequestSettingsRequest) });
    /** The remediation of a finding. */
    const getRemediation = (id, options) => http(`/remediations/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Make a remediation for a finding. */
    const createRemediation = (id, createRemediationRequest, options) => create(`/remediations/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(createRemediationRequest),
    });
    /** The versions that would close a finding. */
    const listUpgradeChoices = (id, options) => http(`/findings/${encodeURIComponent(String(id))}/upgrades`, {
        ...options,
        method: 'GET',
    });
    /** Update a pull request to its base branch. */
    const updatePullRequest = (id, options) => create(`/remediations/${encodeURIComponent(String(id))}/update-pull-request`, {
        ...options,
        method: 'POST',
    });
    /** The pull requests that Parapet opened. */
    const listPullRequests = (params, options) => http(`/pull-requests${queryString(params)}`, { ...options, method: 'GET' });
    /** Draft an issue for a finding. */
    const createIssueDraft = (id, options) => create(`/issues/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
    });
    /** Edit a remediation. */
    const editRemediation = (id, editRemediationRequest, options) => http(`/remediations/${encodeURIComponent(String(id))}/edit`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(editRemediationRequest),
    });
    /** Fill the blanks of a remediation's template. */
    const fillRemediationTemplate = (id, fillTemplateRequest, options) => http(`/remediation/fill-template/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(fillTemplateRequest),
    });
    /** Open a pull request with a remediation. */
    const createPullRequest = (pullRequestRequest, options) => create(`/pull_request`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(pullRequestRequest),
    });
    /** Open an issue with a remediation. */
    const createIssue = (createIssueRequest, options) => create(`/create_issue`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(createIssueRequest),
    });
    /** Repositories. */
    const listRepositories = (params, options) => http(`/repositories${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** A repository. */
    const getRepository = (id, options) => http(`/repositories/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Remove a repository with its scans and findings. */
    const deleteRepository = (id, options) => http(`/repositories/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
    /** Change a repository. */
    const updateRepository = (id, updateRepositoryRequest, options) => http(`/repositories/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updateRepositoryRequest),
    });
    /** Add repositories. */
    const createRepositoryWithList = (createRepositoryWithListRequest, options) => create(`/create_repository_with_list`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(createRepositoryWithListRequest),
    });
    /** Developers of a repository. */
    const listRepositoryMembers = (id, options) => http(`/repositories/${encodeURIComponent(String(id))}/members`, {
        ...options,
        method: 'GET',
    });
    /** Set the developers of a repository. */
    const setRepositoryMembers = (id, repositoryMembersRequest, options) => http(`/repositories/${encodeURIComponent(String(id))}/members`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(repositoryMembersRequest),
    });
    /** Propose a pipeline that uploads reports. */
    const createWorkflowPullRequest = (id, options) => create(`/repositories/${encodeURIComponent(String(id))}/create_workflow_pr`, {
        ...options,
        method: 'POST',
    });
    /** Repositories as a CSV file. */
    const downloadRepositoriesCsv = (params, options) => http(`/download_csv_repos${queryString(params)}`, { ...options, method: 'POST' });
    /** Source hosts in use. */
    const listSourceControls = (options) => http(`/sources_control`, { ...options, method: 'GET' });
    /** Tags of repositories. */
    const listRepositoryTags = (options) => http(`/repo_tags`, { ...options, method: 'GET' });
    /** Saved filters of the findings list. */
    const listSavedFilters = (options) => http(`/findings-filter/selected`, { ...options, method: 'GET' });
    /** Saved filters of another list. */
    const listSavedFiltersOf = (source, options) => http(`/findings-filter/selected/${encodeURIComponent(String(source))}`, {
        ...options,
        method: 'GET',
    });
    /** Save filters under a name. */
    const saveFilter = (saveFilterRequest, options) => create(`/findings-filter/save`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(saveFilterRequest),
    });
    /** Save filters of another list under a name. */
    const saveFilterOf = (source, saveFilterRequest, options) => create(`/findings-filter/save/${encodeURIComponent(String(source))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(saveFilterRequest),
    });
    /** Activate a saved filter. */
    const activateFilter = (name, options) => http(`/findings-filter/activate/${encodeURIComponent(String(name))}`, {
        ...options,
        method: 'POST',
    });
    /** Activate a saved filter of another list. */
    const activateFilterOf = (name, source, options) => http(`/findings-filter/activate/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`, { ...options, method: 'POST' });
    /** Replace a saved filter and activate it. */
    const updateFilter = (name, updateFilterRequest, options) => http(`/findings-filter/${encodeURIComponent(String(name))}/update-activate`, { ...options, method: 'PUT', body: JSON.stringify(updateFilterRequest) });
    /** Replace a saved filter of another list and activate it. */
    const updateFilterOf = (name, source, updateFilterRequest, options) => http(`/findings-filter/${encodeURIComponent(String(name))}/update-activate/${encodeURIComponent(String(source))}`, { ...options, method: 'PUT', body: JSON.stringify(updateFilterRequest) });
    /** Remove a saved filter. */
    const deleteFilter = (name, options) => http(`/findings-filter/delete/${encodeURIComponent(String(name))}`, {
        ...options,
        method: 'DELETE',
    });
    /** Remove a saved filter of another list. */
    const deleteFilterOf = (name, source, options) => http(`/findings-filter/delete/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`, { ...options, method: 'DELETE' });
    /** Vulnerabilities of components. */
    const listSbomFindings = (params, options) => http(`/sbom-findings${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** A vulnerability of a component. */
    const getSbomFinding = (id, options) => http(`/sbom-findings/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Components. */
    const listComponents = (params, options) => http(`/components${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** A component, its findings and the way to it. */
    const getComponent = (id, options) => http(`/components/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Components of a repository and their dependencies. */
    const getDependencyGraph = (id, params, options) => http(`/repositories/${encodeURIComponent(String(id))}/dependencies${queryString(params)}`, { ...options, method: 'GET' });
    /** Differences between two bills of materials and their effect. */
    const diffSboms = (id, params, options) => http(`/repositories/${encodeURIComponent(String(id))}/sbom-diff${queryString(params)}`, { ...options, method: 'GET' });
    /** The bill of materials as CycloneDX with VEX. */
    const exportSbom = (id, params, options) => http(`/repositories/${encodeURIComponent(String(id))}/sbom${queryString(params)}`, {
        ...options,
        method: 'POST',
    });
    /** The bills of materials that a repository is made of. */
    const listSboms = (id, options) => http(`/repositories/${encodeURIComponent(String(id))}/sboms`, {
        ...options,
        method: 'GET',
    });
    /** Archive the SBOM of a part that is no longer built. */
    const putAwaySbom = (id, scan, options) => http(`/repositories/${encodeURIComponent(String(id))}/sboms/${encodeURIComponent(String(scan))}`, { ...options, method: 'DELETE' });
    /** Import a scanner's report into a repository. */
    const uploadScan = (id, uploadScanRequest, options) => {
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
        return create(`/upload_scan/${encodeURIComponent(String(id))}`, {
            ...options,
            method: 'POST',
            body: formData,
        });
    };
    /** Say that the last part of a scan is in. */
    const closeScanGroup = (id, closeScanGroupRequest, options) => http(`/upload_scan/${encodeURIComponent(String(id))}/close`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(closeScanGroupRequest),
    });
    /** Scans, newest first. */
    const listScans = (params, options) => http(`/scans${queryString(params)}`, { ...options, method: 'GET' });
    /** Take back what an import changed. */
    const undoScan = (id, options) => http(`/scans/${encodeURIComponent(String(id))}/undo`, {
        ...options,
        method: 'POST',
    });
    /** Read lines of the report of a scan. */
    const getScanReport = (id, params, options) => http(`/scans/${encodeURIComponent(String(id))}/report${queryString(params)}`, { ...options, method: 'GET' });
    /** What an import reopened, and what is still being done after it. */
    const getScanFollowUp = (id, options) => http(`/scans/${encodeURIComponent(String(id))}/follow_up`, {
        ...options,
        method: 'GET',
    });
    /** Import a report again without sending it again. */
    const importScanAgain = (id, options) => create(`/scans/${encodeURIComponent(String(id))}/again`, {
        ...options,
        method: 'POST',
    });
    /** A scan and its progress. */
    const getScan = (id, options) => http(`/scans/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });
    /** Ask for a scan of a repository. */
    const requestRepositoryScan = (requestRepositoryScanRequest, options) => create(`/request_repo_scan`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(requestRepositoryScanRequest),
    });
    /** Scan an image in a registry. */
    const createRegistryImageScan = (registryImageScanRequest, options) => create(`/create_registry_image_scan`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(registryImageScanRequest),
    });
    /** Scan a cloud. */
    const createCloudScan = (cloudScanRequest, options) => create(`/create_cloud_scan`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(cloudScanRequest),
    });
    /** The image of a repository. */
    const getContainerSpec = (id, options) => http(`/container_specs/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Set the image of a repository. */
    const updateContainerSpec = (id, registryImageScanRequest, options) => http(`/container_specs/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(registryImageScanRequest),
    });
    /** Delete the image of a repository. */
    const deleteContainerSpec = (id, options) => http(`/container_specs/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'DELETE',
    });
    /** End the session. */
    const logout = (options) => http(`/logout`, { ...options, method: 'POST' });
    /** Who is signed in. */
    const getSession = (options) => http(`/session`, { ...options, method: 'GET' });
    /** Sign in. */
    const login = (loginRequest, options) => http(`/login`, { ...options, method: 'POST', body: JSON.stringify(loginRequest) });
    /** Answer a two-factor challenge. */
    const checkTwoFactor = (checkTwoFactorRequest, options) => http(`/user/check-2fa`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(checkTwoFactorRequest),
    });
    /** Ask for a passkey challenge. */
    const startPasskeyLogin = (passkeyChallengeRequest, options) => http(`/login/passkey-options`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(passkeyChallengeRequest),
    });
    /** Sign in with a passkey. */
    const loginByPasskey = (passkeyLoginRequest, options) => http(`/login/passkey`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(passkeyLoginRequest),
    });
    /** Plans to choose from. */
    const listStripePlans = (options) => http(`/stripe/plans`, { ...options, method: 'GET' });
    /** Begin to pay. */
    const createCheckoutSession = (checkoutSessionRequest, options) => http(`/stripe/create-checkout-session`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(checkoutSessionRequest),
    });
    /** Read a subscription anew from the provider. */
    const refreshStripeSubscription = (id, options) => http(`/stripe/refresh/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
    });
    /** The paying side. */
    const getStripeCustomer = (id, options) => http(`/stripe/customer/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Become a customer. */
    const createStripeCustomer = (stripeEmailRequest, options) => create(`/stripe/customer`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(stripeEmailRequest),
    });
    /** Give up payments that were begun. */
    const expireCheckoutSessions = (stripeEmailRequest, options) => http(`/stripe/customer/expire-checkout-sessions`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(stripeEmailRequest),
    });
    /** A subscription. */
    const getStripeSubscription = (id, options) => http(`/stripe/subscription/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Subscriptions of a customer. */
    const listStripeSubscriptions = (id, options) => http(`/stripe/subscription/list/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** A subscription and how it is paid. */
    const getStripeSubscriptionDetail = (id, options) => http(`/stripe/subscription/detail/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** End a subscription. */
    const cancelStripeSubscription = (id, cancelSubscriptionRequest, options) => http(`/stripe/subscription/cancel/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(cancelSubscriptionRequest),
    });
    /** Invoices of a customer. */
    const listStripeInvoices = (id, options) => http(`/stripe/invoices/list/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** An invoice. */
    const getStripeInvoice = (id, options) => http(`/stripe/invoice/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Offer a product. */
    const createStripeProduct = (stripeProductRequest, options) => create(`/stripe/products`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(stripeProductRequest),
    });
    /** Say which plan a product belongs to. */
    const linkStripeProduct = (linkProductRequest, options) => http(`/stripe/link-product-with-database`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(linkProductRequest),
    });
    /** Organisations that pay. */
    const listStripeMembers = (options) => http(`/stripe/get_members`, { ...options, method: 'GET' });
    /** Change the card, or pay what is open. */
    const createPortalSession = (options) => http(`/stripe/create-portal-session`, { ...options, method: 'POST' });
    /** Hear from the payment provider. */
    const receiveStripeEvent = (stripeEvent, options) => http(`/api/stripe/webhook`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(stripeEvent),
    });
    /** The team. */
    const listTeam = (params, options) => http(`/team${queryString(params)}`, { ...options, method: 'GET' });
    /** Invite a person. */
    const inviteTeamMember = (inviteRequest, options) => create(`/team`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(inviteRequest),
    });
    /** Change a member's role. */
    const updateTeamMember = (id, updateMemberRequest, options) => http(`/team/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(updateMemberRequest),
    });
    /** Remove a member from the team. */
    const removeTeamMember = (id, options) => http(`/team/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
    /** Reset how a member signs in. */
    const resetMemberSignIn = (id, resetSignInRequest, options) => http(`/team/${encodeURIComponent(String(id))}/reset-sign-in`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(resetSignInRequest),
    });
    /** Teams and what they own. */
    const listTeams = (options) => http(`/teams`, { ...options, method: 'GET' });
    /** Add a team. */
    const createTeam = (teamRequest, options) => create(`/teams`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(teamRequest),
    });
    /** Read a repository's CODEOWNERS file now. */
    const readCodeowners = (codeownersRequest, options) => http(`/teams/codeowners`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(codeownersRequest),
    });
    /** Change a team. */
    const updateTeam = (id, teamRequest, options) => http(`/teams/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(teamRequest),
    });
    /** Delete a team. */
    const deleteTeam = (id, options) => http(`/teams/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
    /** Connectors. */
    const listUserConnectors = (params, options) => http(`/user_connectors/list${queryString(params)}`, {
        ...options,
        method: 'GET',
    });
    /** A connector. */
    const getUserConnector = (id, options) => http(`/user_connectors/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Use a published connector. */
    const addUserConnector = (id, options) => http(`/user_connectors/add/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'POST',
    });
    /** Publish a connector. */
    const publishUserConnector = (publishConnectorRequest, options) => create(`/user_connectors/publish`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(publishConnectorRequest),
    });
    /** Change a connector. */
    const editUserConnector = (id, userConnectorRequest, options) => http(`/user_connectors/edit/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(userConnectorRequest),
    });
    /** Withdraw a connector. */
    const unpublishUserConnector = (id, options) => http(`/user_connectors/unpublish/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'DELETE',
    });
    /** People whom findings can be sent to. */
    const listDevelopers = (params, options) => http(`/users-developer${queryString(params)}`, { ...options, method: 'GET' });
    /** People who may agree to accept a risk. */
    const listApprovers = (options) => http(`/users-approver`, { ...options, method: 'GET' });
    /** Change the password. */
    const changePassword = (changePasswordRequest, options) => http(`/user/change_password`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(changePasswordRequest),
    });
    /** The caller's open sessions. */
    const listSessions = (options) => http(`/user/sessions`, { ...options, method: 'GET' });
    /** End all other sessions of the caller. */
    const endOtherSessions = (options) => http(`/user/sessions`, { ...options, method: 'DELETE' });
    /** End a session of the caller. */
    const endSession = (id, options) => http(`/user/sessions/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'DELETE',
    });
    /** Logins from a new browser or network. */
    const listUnusualLogins = (options) => http(`/user/unusual-logins`, { ...options, method: 'GET' });
    /** Say whether an unusual login was the caller's. */
    const answerUnusualLogin = (id, unusualLoginAnswer, options) => http(`/user/unusual-logins/${encodeURIComponent(String(id))}/answer`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(unusualLoginAnswer),
    });
    /** API tokens that the caller made. */
    const listOwnTokens = (options) => http(`/user/tokens`, { ...options, method: 'GET' });
    /** What the organisation asks of its members' sessions. */
    const getSignInRules = (options) => http(`/sign-in-rules`, { ...options, method: 'GET' });
    /** Change what the organisation asks of its members' sessions. */
    const updateSignInRules = (signInRules, options) => http(`/sign-in-rules`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(signInRules),
    });
    /** Which members have two-factor sign-in. */
    const getTwoFactorCoverage = (options) => http(`/sign-in-rules/two-factor`, { ...options, method: 'GET' });
    /** Remind the members without two-factor sign-in. */
    const remindTwoFactor = (options) => http(`/sign-in-rules/two-factor/reminders`, { ...options, method: 'POST' });
    /** Set up two-factor sign-in. */
    const configureTwoFactor = (configureTwoFactorRequest, options) => http(`/user/configure-2fa`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(configureTwoFactorRequest),
    });
    /** State of the caller's two-factor sign-in. */
    const getTwoFactor = (options) => http(`/user/two-factor`, { ...options, method: 'GET' });
    /** Make new recovery codes. */
    const renewRecoveryCodes = (twoFactorProof, options) => http(`/user/recovery-codes`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(twoFactorProof),
    });
    /** Switch two-factor sign-in off. */
    const removeTwoFactor = (removeTwoFactorRequest, options) => http(`/user/remove-2fa`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(removeTwoFactorRequest),
    });
    /** Confirm an e-mail address. */
    const acceptVerification = (token, options) => http(`/accept-verification/${encodeURIComponent(String(token))}`, {
        ...options,
        method: 'POST',
    });
    /** Who was invited. */
    const getInvitation = (token, options) => http(`/verify-register/${encodeURIComponent(String(token))}`, {
        ...options,
        method: 'GET',
    });
    /** Choose name and password. */
    const verifyRegister = (token, verifyRegisterRequest, options) => http(`/verify-register/${encodeURIComponent(String(token))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(verifyRegisterRequest),
    });
    /** Send the verification mail again. */
    const resendVerification = (id, options) => http(`/resend-verification/${encodeURIComponent(String(id))}`, {
        ...options,
        method: 'GET',
    });
    /** Register an organisation. */
    const register = (registerRequest, options) => http(`/register`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(registerRequest),
    });
    /** Ask for a link to choose a new password. */
    const requestPasswordReset = (forgotPasswordRequest, options) => http(`/forgot-password`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(forgotPasswordRequest),
    });
    /** Choose a new password. */
    const resetPassword = (token, resetPasswordRequest, options) => http(`/reset-password/${encodeURIComponent(String(token))}`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(resetPasswordRequest),
    });
    /** Create the first administrator. */
    const completeSetup = (setupRequest, options) => http(`/set-up`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(setupRequest),
    });
    /** Whether a user has a picture. */
    const checkAvatar = (params, options) => http(`/avatar${queryString(params)}`, { ...options, method: 'GET' });
    /** Send a finding as a ticket. */
    const sendTicket = (sendTicketRequest, options) => create(`/webhook/send_ticket`, {
        ...options,
        method: 'POST',
        body: JSON.stringify(sendTicketRequest),
    });
    /** The webhook. */
    const getWebhook = (options) => http(`/webhook`, { ...options, method: 'GET' });
    /** Configure the webhook. */
    const saveWebhook = (webhookRequest, options) => http(`/webhook`, {
        ...options,
        method: 'PUT',
        body: JSON.stringify(webhookRequest),
    });
    /** Delete the webhook. */
    const deleteWebhook = (options) => http(`/webhook`, { ...options, method: 'DELETE' });
    /** Preview the webhook, and optionally send it. */
    const testWebhook = (webhookTestRequest, options) => http(`/webhook/test`, {
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
