/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  ApproverList,
  AvatarCheck,
  ChangePasswordRequest,
  CheckAvatarParams,
  ConfigureTwoFactorRequest,
  DeveloperList,
  ForgotPasswordRequest,
  InvitationInfo,
  ListDevelopersParams,
  Message,
  OpenSessionList,
  PlexalyzerTokenList,
  RegisterRequest,
  ResetPasswordRequest,
  SessionGrant,
  SetupRequest,
  SignInRules,
  TwoFactorProof,
  TwoFactorStanding,
  TwoFactorState,
  VerifyRegisterRequest,
} from './model';

/**
 * @summary People whom findings can be sent to
 */
export const listDevelopers = (
  params?: ListDevelopersParams,
  options?: RequestInit,
): Promise<DeveloperList> =>
  http<DeveloperList>(`/users-developer${queryString(params)}`, { ...options, method: 'GET' });

export const getListDevelopersQueryKey = (params?: ListDevelopersParams) =>
  ['users-developer', ...(params ? [params] : [])] as const;

export const getListDevelopersQueryOptions = (params?: ListDevelopersParams) =>
  queryOptions<DeveloperList, ApiError>({
    queryKey: getListDevelopersQueryKey(params),
    queryFn: ({ signal }) => listDevelopers(params, { signal }),
  });

/**
 * Without the caller, since a person cannot approve their own request.
 * @summary People who may agree to accept a risk
 */
export const listApprovers = (options?: RequestInit): Promise<ApproverList> =>
  http<ApproverList>(`/users-approver`, { ...options, method: 'GET' });

export const getListApproversQueryKey = () => ['users-approver'] as const;

export const getListApproversQueryOptions = () =>
  queryOptions<ApproverList, ApiError>({
    queryKey: getListApproversQueryKey(),
    queryFn: ({ signal }) => listApprovers({ signal }),
  });

/**
 * All other sessions end.
 * @summary Change the password
 */
export const changePassword = (
  changePasswordRequest: ChangePasswordRequest,
  options?: RequestInit,
): Promise<void> =>
  http<void>(`/user/change_password`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(changePasswordRequest),
  });

/**
 * @summary The caller's open sessions
 */
export const listSessions = (options?: RequestInit): Promise<OpenSessionList> =>
  http<OpenSessionList>(`/user/sessions`, { ...options, method: 'GET' });

export const getListSessionsQueryKey = () => ['user', 'sessions'] as const;

export const getListSessionsQueryOptions = () =>
  queryOptions<OpenSessionList, ApiError>({
    queryKey: getListSessionsQueryKey(),
    queryFn: ({ signal }) => listSessions({ signal }),
  });

/**
 * Unused links to choose a new password end as well.
 * @summary End all other sessions of the caller
 */
export const endOtherSessions = (options?: RequestInit): Promise<void> =>
  http<void>(`/user/sessions`, { ...options, method: 'DELETE' });

/**
 * @summary End a session of the caller
 */
export const endSession = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/user/sessions/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * They go on after a change of the password.
 * @summary API tokens that the caller made
 */
export const listOwnTokens = (options?: RequestInit): Promise<PlexalyzerTokenList> =>
  http<PlexalyzerTokenList>(`/user/tokens`, { ...options, method: 'GET' });

export const getListOwnTokensQueryKey = () => ['user', 'tokens'] as const;

export const getListOwnTokensQueryOptions = () =>
  queryOptions<PlexalyzerTokenList, ApiError>({
    queryKey: getListOwnTokensQueryKey(),
    queryFn: ({ signal }) => listOwnTokens({ signal }),
  });

/**
 * @summary What the organisation asks of its members' sessions
 */
export const getSignInRules = (options?: RequestInit): Promise<SignInRules> =>
  http<SignInRules>(`/sign-in-rules`, { ...options, method: 'GET' });

export const getGetSignInRulesQueryKey = () => ['sign-in-rules'] as const;

export const getGetSignInRulesQueryOptions = () =>
  queryOptions<SignInRules, ApiError>({
    queryKey: getGetSignInRulesQueryKey(),
    queryFn: ({ signal }) => getSignInRules({ signal }),
  });

/**
 * Holds for open sessions at once. A member without a required second factor can do nothing but set it up.
 * @summary Change what the organisation asks of its members' sessions
 */
export const updateSignInRules = (
  signInRules: SignInRules,
  options?: RequestInit,
): Promise<SignInRules> =>
  http<SignInRules>(`/sign-in-rules`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(signInRules),
  });

/**
 * Without a code it makes a secret; with the code of the app it switches on, ends other sessions and shows recovery codes once.
 * @summary Set up two-factor sign-in
 */
export const configureTwoFactor = (
  configureTwoFactorRequest?: ConfigureTwoFactorRequest,
  options?: RequestInit,
): Promise<TwoFactorState> =>
  http<TwoFactorState>(`/user/configure-2fa`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(configureTwoFactorRequest),
  });

/**
 * @summary State of the caller's two-factor sign-in
 */
export const getTwoFactor = (options?: RequestInit): Promise<TwoFactorStanding> =>
  http<TwoFactorStanding>(`/user/two-factor`, { ...options, method: 'GET' });

export const getGetTwoFactorQueryKey = () => ['user', 'two-factor'] as const;

export const getGetTwoFactorQueryOptions = () =>
  queryOptions<TwoFactorStanding, ApiError>({
    queryKey: getGetTwoFactorQueryKey(),
    queryFn: ({ signal }) => getTwoFactor({ signal }),
  });

/**
 * The earlier ones stop working. Needs a code of the app or a recovery code.
 * @summary Make new recovery codes
 */
export const renewRecoveryCodes = (
  twoFactorProof: TwoFactorProof,
  options?: RequestInit,
): Promise<TwoFactorState> =>
  http<TwoFactorState>(`/user/recovery-codes`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(twoFactorProof),
  });

/**
 * @summary Switch two-factor sign-in off
 */
export const removeTwoFactor = (
  twoFactorProof: TwoFactorProof,
  options?: RequestInit,
): Promise<TwoFactorState> =>
  http<TwoFactorState>(`/user/remove-2fa`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(twoFactorProof),
  });

/**
 * @summary Confirm an e-mail address
 */
export const acceptVerification = (token: string, options?: RequestInit): Promise<Message> =>
  http<Message>(`/accept-verification/${encodeURIComponent(String(token))}`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary Who was invited
 */
export const getInvitation = (token: string, options?: RequestInit): Promise<InvitationInfo> =>
  http<InvitationInfo>(`/verify-register/${encodeURIComponent(String(token))}`, {
    ...options,
    method: 'GET',
  });

export const getGetInvitationQueryKey = (token: string) => ['verify-register', token] as const;

export const getGetInvitationQueryOptions = (token: string) =>
  queryOptions<InvitationInfo, ApiError>({
    queryKey: getGetInvitationQueryKey(token),
    queryFn: ({ signal }) => getInvitation(token, { signal }),
  });

/**
 * @summary Choose name and password
 */
export const verifyRegister = (
  token: string,
  verifyRegisterRequest: VerifyRegisterRequest,
  options?: RequestInit,
): Promise<Message> =>
  http<Message>(`/verify-register/${encodeURIComponent(String(token))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(verifyRegisterRequest),
  });

/**
 * Sends the owner of an invitation or registration a new link, to the address that the link was sent to. An expired link will do. Answers alike whether the account exists or not, and sends nothing to who has an account already.
 * @summary Send the verification mail again
 */
export const resendVerification = (id: string, options?: RequestInit): Promise<Message> =>
  http<Message>(`/resend-verification/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getResendVerificationQueryKey = (id: string) => ['resend-verification', id] as const;

export const getResendVerificationQueryOptions = (id: string) =>
  queryOptions<Message, ApiError>({
    queryKey: getResendVerificationQueryKey(id),
    queryFn: ({ signal }) => resendVerification(id, { signal }),
  });

/**
 * Only where the installation is open for registration. Answers alike whether the address is known or not.
 * @summary Register an organisation
 */
export const register = (
  registerRequest: RegisterRequest,
  options?: RequestInit,
): Promise<Message> =>
  http<Message>(`/register`, { ...options, method: 'POST', body: JSON.stringify(registerRequest) });

/**
 * Answers alike whether the address is known or not.
 * @summary Ask for a link to choose a new password
 */
export const requestPasswordReset = (
  forgotPasswordRequest: ForgotPasswordRequest,
  options?: RequestInit,
): Promise<Message> =>
  http<Message>(`/forgot-password`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(forgotPasswordRequest),
  });

/**
 * All sessions end.
 * @summary Choose a new password
 */
export const resetPassword = (
  token: string,
  resetPasswordRequest: ResetPasswordRequest,
  options?: RequestInit,
): Promise<void> =>
  http<void>(`/reset-password/${encodeURIComponent(String(token))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(resetPasswordRequest),
  });

/**
 * The first start prints the link; it works once.
 * @summary Create the first administrator
 */
export const completeSetup = (
  setupRequest: SetupRequest,
  options?: RequestInit,
): Promise<SessionGrant> =>
  http<SessionGrant>(`/set-up`, { ...options, method: 'POST', body: JSON.stringify(setupRequest) });

/**
 * @summary Whether a user has a picture
 */
export const checkAvatar = (
  params: CheckAvatarParams,
  options?: RequestInit,
): Promise<AvatarCheck> =>
  http<AvatarCheck>(`/avatar${queryString(params)}`, { ...options, method: 'GET' });

export const getCheckAvatarQueryKey = (params: CheckAvatarParams) =>
  ['avatar', ...(params ? [params] : [])] as const;

export const getCheckAvatarQueryOptions = (params: CheckAvatarParams) =>
  queryOptions<AvatarCheck, ApiError>({
    queryKey: getCheckAvatarQueryKey(params),
    queryFn: ({ signal }) => checkAvatar(params, { signal }),
  });
