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
  ConnectionResult,
  ConnectionTest,
  FeedbackList,
  FeedbackRequest,
  FeedbackToken,
  GeneratePlexalyzerTokenRequest,
  GitAppState,
  GitInstallation,
  GitToken,
  GitTokenList,
  JobRef,
  ListFeedbackParams,
  ListPullProjectsParams,
  Message,
  OpinionBudgetDocument,
  PlexalyzerToken,
  PlexalyzerTokenInfo,
  PlexalyzerTokenList,
  PullProjectList,
  PullSourceDocument,
  RemediatorInput,
  SaveGithubConfigurationRequest,
  SaveTokenRequest,
  SemgrepCliRequest,
  SemgrepCliState,
  UpdatePullSourceRequest,
  ValidationInput,
} from './model';

/**
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
 * @summary Forget the GitHub App
 */
export const deleteGithubConfiguration = (options?: RequestInit): Promise<void> =>
  http<void>(`/github/delete-configuration`, { ...options, method: 'DELETE' });

/**
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
 * @summary Forget Semgrep CLI
 */
export const deleteSemgrepCli = (options?: RequestInit): Promise<void> =>
  http<void>(`/semgrep-cli`, { ...options, method: 'DELETE' });

/**
 * @summary A service that findings are pulled from
 */
export const getPullSource = (
  source: 'checkmarx',
  options?: RequestInit,
): Promise<PullSourceDocument> =>
  http<PullSourceDocument>(`/pull-sources/${encodeURIComponent(String(source))}`, {
    ...options,
    method: 'GET',
  });

export const getGetPullSourceQueryKey = (source: 'checkmarx') => ['pull-sources', source] as const;

export const getGetPullSourceQueryOptions = (source: 'checkmarx') =>
  queryOptions<PullSourceDocument, ApiError>({
    queryKey: getGetPullSourceQueryKey(source),
    queryFn: ({ signal }) => getPullSource(source, { signal }),
  });

/**
 * A project that stays with its repository keeps what is known of its last pull.
 * @summary Choose which projects are pulled into which repositories, and when
 */
export const updatePullSource = (
  source: 'checkmarx',
  updatePullSourceRequest: UpdatePullSourceRequest,
  options?: RequestInit,
): Promise<PullSourceDocument> =>
  http<PullSourceDocument>(`/pull-sources/${encodeURIComponent(String(source))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updatePullSourceRequest),
  });

/**
 * What came of it is kept as `last_test`.
 * @summary Try the stored credentials at the service
 */
export const testPullSource = (
  source: 'checkmarx',
  options?: RequestInit,
): Promise<ConnectionTest> =>
  http<ConnectionTest>(`/pull-sources/${encodeURIComponent(String(source))}/test`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary Projects of the service
 */
export const listPullProjects = (
  source: 'checkmarx',
  params?: ListPullProjectsParams,
  options?: RequestInit,
): Promise<PullProjectList> =>
  http<PullProjectList>(
    `/pull-sources/${encodeURIComponent(String(source))}/projects${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getListPullProjectsQueryKey = (source: 'checkmarx', params?: ListPullProjectsParams) =>
  ['pull-sources', source, 'projects', ...(params ? [params] : [])] as const;

export const getListPullProjectsQueryOptions = (
  source: 'checkmarx',
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
export const pullFindings = (source: 'checkmarx', options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/pull-sources/${encodeURIComponent(String(source))}/pull`, {
    ...options,
    method: 'POST',
  });

/**
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
 * The token is shown this once.
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
 * @summary Revoke an API token
 */
export const revokePlexalyzerToken = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/plexalyzer_tokens/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });

/**
 * @summary A token for the feedback widget
 */
export const createFeedbackToken = (options?: RequestInit): Promise<FeedbackToken> =>
  http<FeedbackToken>(`/feedback-widget/token`, { ...options, method: 'POST' });

/**
 * For whom it came from, and for a super-administrator.
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
 * The caller's feedback, newest first. A super-administrator reads everyone's.
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
 * @summary Send feedback
 */
export const sendFeedback = (
  feedbackRequest: FeedbackRequest,
  options?: RequestInit,
): Promise<Message> =>
  http<Message>(`/feedback`, { ...options, method: 'POST', body: JSON.stringify(feedbackRequest) });
