/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  AddPlexalyzerTokenRequest,
  AiConfiguration,
  AiConfigurationInput,
  AiUsageDocument,
  ConnectionCall,
  ConnectionList,
  ConnectionResult,
  FeedbackList,
  FeedbackRequest,
  FeedbackToken,
  GeneratePlexalyzerTokenRequest,
  GitAppState,
  GitInstallation,
  GitToken,
  GitTokenList,
  HostEvent,
  HostEventReceipt,
  HostWebhookList,
  HostWebhookSecretDocument,
  JobRef,
  ListFeedbackParams,
  ListPullProjectsParams,
  ListReviewerNotesParams,
  Message,
  OpinionBudgetDocument,
  PlexalyzerToken,
  PlexalyzerTokenInfo,
  PlexalyzerTokenList,
  PullProjectList,
  PullSourceDocument,
  RemediatorInput,
  ReviewerNoteDocument,
  ReviewerNoteList,
  ReviewerNoteRequest,
  SaveGithubConfigurationRequest,
  SaveTokenRequest,
  SemgrepCliRequest,
  SemgrepCliState,
  UpdatePullSourceRequest,
  ValidationInput,
} from './model';

/**
 * For the page of connectors: for each source host the address that it calls, when its secret was made and when the last event came. Administrators and security operators may call it. A host without a webhook has no address; the secret is never returned.
 * @summary Webhooks that source hosts call
 */
export const listHostWebhooks = (options?: RequestInit): Promise<HostWebhookList> =>
  http<HostWebhookList>(`/source-host-webhooks`, { ...options, method: 'GET' });

export const getListHostWebhooksQueryKey = () => ['source-host-webhooks'] as const;

export const getListHostWebhooksQueryOptions = () =>
  queryOptions<HostWebhookList, ApiError>({
    queryKey: getListHostWebhooksQueryKey(),
    queryFn: ({ signal }) => listHostWebhooks({ signal }),
  });

/**
 * Makes the webhook of a source host, or replaces its secret; the address stays. The secret is returned this once, and events that are signed with the former one are refused from now on. Administrators may call it, and the audit log records it. The host is not called: the administrator enters both there.
 * @summary Make the secret of a host's webhook
 */
export const rotateHostWebhook = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  options?: RequestInit,
): Promise<HostWebhookSecretDocument> =>
  http<HostWebhookSecretDocument>(`/source-host-webhooks/${encodeURIComponent(String(host))}`, {
    ...options,
    method: 'PUT',
  });

/**
 * Removes the webhook of a source host and its secret: its address returns 404 from then on. Administrators may call it, and the audit log records it. Changes are noticed by asking the host regularly again. A host without a webhook returns 404.
 * @summary Remove a host's webhook
 */
export const deleteHostWebhook = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  options?: RequestInit,
): Promise<void> =>
  http<void>(`/source-host-webhooks/${encodeURIComponent(String(host))}`, {
    ...options,
    method: 'DELETE',
  });

/**
 * Its signature is the permission: `X-Hub-Signature-256` of GitHub, `X-Hub-Signature` of Bitbucket, `X-Gitea-Signature` of Gitea, `X-Gitlab-Token` of GitLab. A push or a change of a pull request makes the server look at this repository at once. A delivery that comes again has no effect. Unknown webhooks and unknown repositories return 404.
 * @summary Hear from a source host
 */
export const receiveHostEvent = (
  id: string,
  hostEvent: HostEvent,
  options?: RequestInit,
): Promise<HostEventReceipt> =>
  http<HostEventReceipt>(`/host-webhooks/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(hostEvent),
  });

/**
 * For the page of connectors: each source host, scanner platform and cloud, whether its credentials are stored, and what the last real call with them answered: when, how long it took, as whom, and what the token may not do. Tests, listings, scans and pulls renew it; this call itself calls no service. Administrators and security operators may call it.
 * @summary Every service that can be connected, with what its last real call answered
 */
export const listConnections = (options?: RequestInit): Promise<ConnectionList> =>
  http<ConnectionList>(`/connections`, { ...options, method: 'GET' });

export const getListConnectionsQueryKey = () => ['connections'] as const;

export const getListConnectionsQueryOptions = () =>
  queryOptions<ConnectionList, ApiError>({
    queryKey: getListConnectionsQueryKey(),
    queryFn: ({ signal }) => listConnections({ signal }),
  });

/**
 * For the page of connectors: each source host, whether a token is stored, whose it is, when it ends and how its last test went. Administrators and security operators may call it. Every host is listed, also one without a token; the token is never returned.
 * @summary Source hosts and whether they are connected
 */
export const listGitTokens = (options?: RequestInit): Promise<GitTokenList> =>
  http<GitTokenList>(`/users/git_token`, { ...options, method: 'GET' });

export const getListGitTokensQueryKey = () => ['users', 'git_token'] as const;

export const getListGitTokensQueryOptions = () =>
  queryOptions<GitTokenList, ApiError>({
    queryKey: getListGitTokensQueryKey(),
    queryFn: ({ signal }) => listGitTokens({ signal }),
  });

/**
 * Whether the GitHub App is connected, with its id and installation. Administrators and security operators may call it; the private key is never returned. Without an App, `isConfigured` is false and both ids are null.
 * @summary Whether the GitHub App is connected
 */
export const getGitAppToken = (options?: RequestInit): Promise<GitAppState> =>
  http<GitAppState>(`/users/git_app_token`, { ...options, method: 'GET' });

export const getGetGitAppTokenQueryKey = () => ['users', 'git_app_token'] as const;

export const getGetGitAppTokenQueryOptions = () =>
  queryOptions<GitAppState, ApiError>({
    queryKey: getGetGitAppTokenQueryKey(),
    queryFn: ({ signal }) => getGitAppToken({ signal }),
  });

/**
 * The id of the installation of the GitHub App that belongs to the organisation. Administrators and security operators may call it, and it changes nothing. Without an installation the id is null.
 * @summary The installation of the GitHub App
 */
export const getGithubInstallation = (options?: RequestInit): Promise<GitInstallation> =>
  http<GitInstallation>(`/github/installation_id`, { ...options, method: 'GET' });

export const getGetGithubInstallationQueryKey = () => ['github', 'installation_id'] as const;

export const getGetGithubInstallationQueryOptions = () =>
  queryOptions<GitInstallation, ApiError>({
    queryKey: getGetGithubInstallationQueryKey(),
    queryFn: ({ signal }) => getGithubInstallation({ signal }),
  });

/**
 * Stores the GitHub App with which repositories are read: its id, installation and private key, which is encrypted. Administrators may call it, and the audit log records it. An absent installation or key stays, null removes it. GitHub is not called.
 * @summary Configure the GitHub App
 */
export const saveGithubConfiguration = (
  saveGithubConfigurationRequest: SaveGithubConfigurationRequest,
  options?: RequestInit,
): Promise<GitAppState> =>
  http<GitAppState>(`/github/save-configuration`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(saveGithubConfigurationRequest),
  });

/**
 * Removes the GitHub App and its private key from the organisation; the App itself stays installed at GitHub. Administrators may call it, and the audit log records it. Without a stored App it changes nothing more and returns 204, too.
 * @summary Delete the GitHub App
 */
export const deleteGithubConfiguration = (options?: RequestInit): Promise<void> =>
  http<void>(`/github/delete-configuration`, { ...options, method: 'DELETE' });

/**
 * Stores the access token of a source host, encrypted, and with `url` the host's address; it replaces the token before and an OAuth connection. Administrators may call it, and the audit log records it without the token. The host is not called: `testSourceHostConnection` does that.
 * @summary Save a source host's token
 */
export const saveToken = (
  saveTokenRequest: SaveTokenRequest,
  options?: RequestInit,
): Promise<GitToken> =>
  http<GitToken>(`/save_token`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(saveTokenRequest),
  });

/**
 * Whether a token for Semgrep is stored, and the configuration with which it scans. Administrators may call it; the token is never returned. Without settings, `isConfigured` is false and `config` null.
 * @summary Semgrep CLI
 */
export const getSemgrepCli = (options?: RequestInit): Promise<SemgrepCliState> =>
  http<SemgrepCliState>(`/semgrep-cli`, { ...options, method: 'GET' });

export const getGetSemgrepCliQueryKey = () => ['semgrep-cli'] as const;

export const getGetSemgrepCliQueryOptions = () =>
  queryOptions<SemgrepCliState, ApiError>({
    queryKey: getGetSemgrepCliQueryKey(),
    queryFn: ({ signal }) => getSemgrepCli({ signal }),
  });

/**
 * Stores the token and the configuration with which Semgrep scans. Administrators may call it, and the audit log records the names of the changed fields. Absent values stay, null removes one. It starts no scan and does not try the token.
 * @summary Configure Semgrep CLI
 */
export const saveSemgrepCli = (
  semgrepCliRequest: SemgrepCliRequest,
  options?: RequestInit,
): Promise<SemgrepCliState> =>
  http<SemgrepCliState>(`/semgrep-cli`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(semgrepCliRequest),
  });

/**
 * Removes the token and the configuration of Semgrep; later scans run without them. Administrators may call it, and the audit log records it. Without settings it changes nothing more and returns 204, too.
 * @summary Delete Semgrep CLI
 */
export const deleteSemgrepCli = (options?: RequestInit): Promise<void> =>
  http<void>(`/semgrep-cli`, { ...options, method: 'DELETE' });

/**
 * For the page of a service that findings are pulled from: whether it is connected, which project goes into which repository, the result of the last pull, and when the next one starts. Administrators and security operators may call it; the service is not called. Without settings, `mappings` is empty.
 * @summary A service that findings are pulled from
 */
export const getPullSource = (
  source: 'checkmarx' | 'fortify' | 'black_duck',
  options?: RequestInit,
): Promise<PullSourceDocument> =>
  http<PullSourceDocument>(`/pull-sources/${encodeURIComponent(String(source))}`, {
    ...options,
    method: 'GET',
  });

export const getGetPullSourceQueryKey = (source: 'checkmarx' | 'fortify' | 'black_duck') =>
  ['pull-sources', source] as const;

export const getGetPullSourceQueryOptions = (source: 'checkmarx' | 'fortify' | 'black_duck') =>
  queryOptions<PullSourceDocument, ApiError>({
    queryKey: getGetPullSourceQueryKey(source),
    queryFn: ({ signal }) => getPullSource(source, { signal }),
  });

/**
 * Replaces which projects are pulled into which repositories, and whether that happens daily. Administrators may call it, and the audit log records it. A project that stays with its repository keeps what is known of its last pull. An unknown repository, and a project or repository named twice, are refused with 422. It pulls nothing.
 * @summary Choose which projects are pulled into which repositories, and when
 */
export const updatePullSource = (
  source: 'checkmarx' | 'fortify' | 'black_duck',
  updatePullSourceRequest: UpdatePullSourceRequest,
  options?: RequestInit,
): Promise<PullSourceDocument> =>
  http<PullSourceDocument>(`/pull-sources/${encodeURIComponent(String(source))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updatePullSourceRequest),
  });

/**
 * Calls the service with the stored credentials and keeps the outcome as the last call of `listConnections`. Administrators may call it. A failure is an answer with its `state` and reason. Without credentials the code is `key_missing`, and nothing is called or kept.
 * @summary Try the stored credentials at the service
 */
export const testPullSource = (
  source: 'checkmarx' | 'fortify' | 'black_duck',
  options?: RequestInit,
): Promise<ConnectionCall> =>
  http<ConnectionCall>(`/pull-sources/${encodeURIComponent(String(source))}/test`, {
    ...options,
    method: 'POST',
  });

/**
 * For choosing what to pull: the first projects at the service whose name contains `q`. Administrators may call it. Where none matches, the list is empty. A service that is not connected is refused with 422.
 * @summary Projects of the service
 */
export const listPullProjects = (
  source: 'checkmarx' | 'fortify' | 'black_duck',
  params?: ListPullProjectsParams,
  options?: RequestInit,
): Promise<PullProjectList> =>
  http<PullProjectList>(
    `/pull-sources/${encodeURIComponent(String(source))}/projects${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getListPullProjectsQueryKey = (
  source: 'checkmarx' | 'fortify' | 'black_duck',
  params?: ListPullProjectsParams,
) => ['pull-sources', source, 'projects', ...(params ? [params] : [])] as const;

export const getListPullProjectsQueryOptions = (
  source: 'checkmarx' | 'fortify' | 'black_duck',
  params?: ListPullProjectsParams,
) =>
  queryOptions<PullProjectList, ApiError>({
    queryKey: getListPullProjectsQueryKey(source, params),
    queryFn: ({ signal }) => listPullProjects(source, params, { signal }),
  });

/**
 * Takes only scans that are newer than those of the last pull. Each report is imported like an uploaded one.
 * @summary Pull findings now
 */
export const pullFindings = (
  source: 'checkmarx' | 'fortify' | 'black_duck',
  options?: RequestInit,
): Promise<JobRef> =>
  http<JobRef>(`/pull-sources/${encodeURIComponent(String(source))}/pull`, {
    ...options,
    method: 'POST',
  });

/**
 * The AI services of the organisation: one makes remediations, the other gives second opinions; and what they may use in a month. Administrators and security operators may call it; keys are never returned, only whether each service is complete. Where nothing is saved, it returns the defaults.
 * @summary AI services
 */
export const getAiConfiguration = (options?: RequestInit): Promise<AiConfiguration> =>
  http<AiConfiguration>(`/client/openai`, { ...options, method: 'GET' });

export const getGetAiConfigurationQueryKey = () => ['client', 'openai'] as const;

export const getGetAiConfigurationQueryOptions = () =>
  queryOptions<AiConfiguration, ApiError>({
    queryKey: getGetAiConfigurationQueryKey(),
    queryFn: ({ signal }) => getAiConfiguration({ signal }),
  });

/**
 * Changes the AI services that make remediations and second opinions; keys are stored encrypted. Administrators may call it, and the audit log records the names of the changed fields. Absent values stay, null removes a key or a limit. A service at a new address needs its key again, and a limit in money the prices of both services, or it is refused with 422. The services are not called.
 * @summary Configure AI services
 */
export const saveAiConfiguration = (
  aiConfigurationInput: AiConfigurationInput,
  options?: RequestInit,
): Promise<AiConfiguration> =>
  http<AiConfiguration>(`/client/openai`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(aiConfigurationInput),
  });

/**
 * How many second opinions the AI service has given today in UTC, and how many the organisation allows in a day; and how many opinions of all days people answered and agreed with. Administrators and security operators may call it. Before the first one of the day, `used` is 0.
 * @summary Second opinions of today
 */
export const getOpinionBudget = (options?: RequestInit): Promise<OpinionBudgetDocument> =>
  http<OpinionBudgetDocument>(`/openai/opinions`, { ...options, method: 'GET' });

export const getGetOpinionBudgetQueryKey = () => ['openai', 'opinions'] as const;

export const getGetOpinionBudgetQueryOptions = () =>
  queryOptions<OpinionBudgetDocument, ApiError>({
    queryKey: getGetOpinionBudgetQueryKey(),
    queryFn: ({ signal }) => getOpinionBudget({ signal }),
  });

/**
 * The notes that reviewers gave about opinions and false positives, each text once for a rule in a repository, the newest first. The AI services get them along with other findings of the rule there. Administrators and security operators may call it. `q` looks for words in the texts, rules, repositories and names.
 * @summary What reviewers said of findings
 */
export const listReviewerNotes = (
  params?: ListReviewerNotesParams,
  options?: RequestInit,
): Promise<ReviewerNoteList> =>
  http<ReviewerNoteList>(`/openai/reviewer-notes${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListReviewerNotesQueryKey = (params?: ListReviewerNotesParams) =>
  ['openai', 'reviewer-notes', ...(params ? [params] : [])] as const;

export const getListReviewerNotesQueryOptions = (params?: ListReviewerNotesParams) =>
  queryOptions<ReviewerNoteList, ApiError>({
    queryKey: getListReviewerNotesQueryKey(params),
    queryFn: ({ signal }) => listReviewerNotes(params, { signal }),
  });

/**
 * Changes the text of a note as the AI services get it from now on; the history of the finding keeps what the reviewer wrote. Administrators may call it, and the audit log records it. An unknown or deleted note returns 404.
 * @summary Change what the AI services hear of a reviewer
 */
export const updateReviewerNote = (
  id: string,
  reviewerNoteRequest: ReviewerNoteRequest,
  options?: RequestInit,
): Promise<ReviewerNoteDocument> =>
  http<ReviewerNoteDocument>(`/openai/reviewer-notes/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(reviewerNoteRequest),
  });

/**
 * Deletes a note, so that the AI services get it no more; the history of the finding keeps it, and for 30 days it can be restored. Administrators may call it, and the audit log records it. An unknown note, and one that is deleted already, returns 404.
 * @summary Delete a note of a reviewer
 */
export const deleteReviewerNote = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/openai/reviewer-notes/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });

/**
 * Takes the deletion of a note back, with the text that it had. Administrators may call it, and the audit log records it. A note that is not deleted stays as it is and is answered; an unknown one, and one that was deleted more than 30 days ago, returns 404.
 * @summary Restore a deleted note of a reviewer
 */
export const restoreReviewerNote = (
  id: string,
  options?: RequestInit,
): Promise<ReviewerNoteDocument> =>
  http<ReviewerNoteDocument>(`/openai/reviewer-notes/${encodeURIComponent(String(id))}/restore`, {
    ...options,
    method: 'POST',
  });

/**
 * The tokens that the AI services of the organisation used, as they count them: of the current month in UTC by purpose and model, and of the last twelve months, with the budget and the day on which it starts anew. Administrators and security operators may call it. Where no service was asked, all amounts are 0.
 * @summary What the AI services use
 */
export const getAiUsage = (options?: RequestInit): Promise<AiUsageDocument> =>
  http<AiUsageDocument>(`/openai/usage`, { ...options, method: 'GET' });

export const getGetAiUsageQueryKey = () => ['openai', 'usage'] as const;

export const getGetAiUsageQueryOptions = () =>
  queryOptions<AiUsageDocument, ApiError>({
    queryKey: getGetAiUsageQueryKey(),
    queryFn: ({ signal }) => getAiUsage({ signal }),
  });

/**
 * Sends one short question to the AI service of second opinions, without any data of the organisation, with the form's values and stored ones for the rest. Administrators may call it, and it stores nothing. A failure is an answer with `ok` false and its reason; the stored key is never sent to another address.
 * @summary Try the validation's AI service
 */
export const testValidationConnection = (
  validationInput?: ValidationInput,
  options?: RequestInit,
): Promise<ConnectionResult> =>
  http<ConnectionResult>(`/openai/test_connection`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(validationInput),
  });

/**
 * Sends one short question to the AI service of remediations, without any data of the organisation, with the form's values and stored ones for the rest. Administrators may call it, and it stores nothing. A failure is an answer with `ok` false and its reason; the stored key is never sent to another address.
 * @summary Try the remediator's AI service
 */
export const testRemediatorConnection = (
  remediatorInput?: RemediatorInput,
  options?: RequestInit,
): Promise<ConnectionResult> =>
  http<ConnectionResult>(`/openai/remediator_connection`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(remediatorInput),
  });

/**
 * Makes an API token for pipelines with a name, scopes and an end of at most two years. Administrators may call it, and the audit log records it. The token is in this answer alone: only its hash is stored. An end in the past or too far, and an empty list of scopes, are refused with 422.
 * @summary Make an API token
 */
export const generatePlexalyzerToken = (
  generatePlexalyzerTokenRequest: GeneratePlexalyzerTokenRequest,
  options?: RequestInit,
): Promise<PlexalyzerToken> =>
  http<PlexalyzerToken>(`/generate_plexalyzer_token`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(generatePlexalyzerTokenRequest),
  });

/**
 * Chooses which API token the settings show as the one of the organisation's pipelines. Administrators may call it, and the audit log records it. The token itself is not returned, and other tokens go on working. One that is unknown, revoked or expired is refused with 422.
 * @summary Choose the token that the organisation's pipelines use
 */
export const addPlexalyzerToken = (
  addPlexalyzerTokenRequest: AddPlexalyzerTokenRequest,
  options?: RequestInit,
): Promise<PlexalyzerTokenInfo> =>
  http<PlexalyzerTokenInfo>(`/add_plexalyzer_token`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(addPlexalyzerTokenRequest),
  });

/**
 * For the page of API tokens: those of the organisation that are not revoked, expired ones included, newest first and at most 500. Administrators may call it; only the first characters of a token are shown. Without tokens the list is empty.
 * @summary API tokens
 */
export const listPlexalyzerTokens = (options?: RequestInit): Promise<PlexalyzerTokenList> =>
  http<PlexalyzerTokenList>(`/plexalyzer_tokens`, { ...options, method: 'GET' });

export const getListPlexalyzerTokensQueryKey = () => ['plexalyzer_tokens'] as const;

export const getListPlexalyzerTokensQueryOptions = () =>
  queryOptions<PlexalyzerTokenList, ApiError>({
    queryKey: getListPlexalyzerTokensQueryKey(),
    queryFn: ({ signal }) => listPlexalyzerTokens({ signal }),
  });

/**
 * Ends an API token at once; requests with it return 401 from then on. Administrators may call it, and the audit log records it. An unknown or revoked token returns 404.
 * @summary Revoke an API token
 */
export const revokePlexalyzerToken = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/plexalyzer_tokens/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });

/**
 * A signed token that identifies the user to an embedded feedback widget, valid for ten minutes. Every user may call it, for this user alone. It grants nothing in Parapet, and nothing is stored.
 * @summary A token for the feedback widget
 */
export const createFeedbackToken = (options?: RequestInit): Promise<FeedbackToken> =>
  http<FeedbackToken>(`/feedback-widget/token`, { ...options, method: 'POST' });

/**
 * The picture that was sent with feedback. Its author and super-administrators may call it. Feedback without a picture, unknown feedback and that of other users return 404.
 * @summary The picture that was sent with feedback
 */
export const getFeedbackScreenshot = (id: string, options?: RequestInit): Promise<Blob> =>
  http<Blob>(`/feedback/${encodeURIComponent(String(id))}/screenshot`, {
    ...options,
    method: 'GET',
  });

export const getGetFeedbackScreenshotQueryKey = (id: string) =>
  ['feedback', id, 'screenshot'] as const;

export const getGetFeedbackScreenshotQueryOptions = (id: string) =>
  queryOptions<Blob, ApiError>({
    queryKey: getGetFeedbackScreenshotQueryKey(id),
    queryFn: ({ signal }) => getFeedbackScreenshot(id, { signal }),
  });

/**
 * Feedback that was sent, newest first: every user gets their own, a super-administrator that of all organisations. The author's e-mail address is null unless the author may be contacted. Without feedback the page is empty.
 * @summary Feedback that was sent
 */
export const listFeedback = (
  params?: ListFeedbackParams,
  options?: RequestInit,
): Promise<FeedbackList> =>
  http<FeedbackList>(`/feedback${queryString(params)}`, { ...options, method: 'GET' });

export const getListFeedbackQueryKey = (params?: ListFeedbackParams) =>
  ['feedback', ...(params ? [params] : [])] as const;

export const getListFeedbackQueryOptions = (params?: ListFeedbackParams) =>
  queryOptions<FeedbackList, ApiError>({
    queryKey: getListFeedbackQueryKey(params),
    queryFn: ({ signal }) => listFeedback(params, { signal }),
  });

/**
 * Stores a message about the product, with a screenshot if one is given, for the operators of the server. Every user may call it, and the audit log records it without the message. A screenshot that is no picture is refused with 422.
 * @summary Send feedback
 */
export const sendFeedback = (
  feedbackRequest: FeedbackRequest,
  options?: RequestInit,
): Promise<Message> =>
  http<Message>(`/feedback`, { ...options, method: 'POST', body: JSON.stringify(feedbackRequest) });
