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
  RemoveTwoFactorRequest,
  ResetPasswordRequest,
  SessionGrant,
  SetupRequest,
  SignInRules,
  TwoFactorCoverage,
  TwoFactorProof,
  TwoFactorStanding,
  TwoFactorState,
  UnusualLoginAnswer,
  UnusualLoginList,
  VerifyRegisterRequest,
} from './model';

/**
 * For choosing who gets a finding: registered members with their open findings. Administrators and security operators may call it. With `repository`, its members come first. A text that no name contains gets an empty list.
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
 * For asking to accept a risk: registered members who may decide on it, without the caller, who cannot approve an own request. Administrators and security operators may call it. Where only the caller may decide, the list is empty.
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
 * Replaces the caller's own password and ends all other sessions; with `revoke_tokens`, the caller's API tokens, too. Every signed-in user may call it, and the audit log records it. A wrong current password and a weak new one are refused with 422.
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
 * For the page of one's own security: the caller's open sessions with address, browser and last use. Every signed-in user may call it. The list is never empty: the session of the call is `current`.
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
 * Ends all sessions of the caller but the one of the call; unused links to choose a new password end as well. Every signed-in user may call it, and the audit log records it. API tokens stay.
 * @summary End all other sessions of the caller
 */
export const endOtherSessions = (options?: RequestInit): Promise<void> =>
  http<void>(`/user/sessions`, { ...options, method: 'DELETE' });

/**
 * Ends one session of the caller at once, also that of the call. Every signed-in user may call it, and the audit log records it. An unknown session and that of another user return 404.
 * @summary End a session of the caller
 */
export const endSession = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/user/sessions/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * Logins of the caller from a browser or a network that was new, about which the caller has not said yet whose they are. Every signed-in user may call it. A session that is itself one of them gets an empty list.
 * @summary Logins from a new browser or network
 */
export const listUnusualLogins = (options?: RequestInit): Promise<UnusualLoginList> =>
  http<UnusualLoginList>(`/user/unusual-logins`, { ...options, method: 'GET' });

export const getListUnusualLoginsQueryKey = () => ['user', 'unusual-logins'] as const;

export const getListUnusualLoginsQueryOptions = () =>
  queryOptions<UnusualLoginList, ApiError>({
    queryKey: getListUnusualLoginsQueryKey(),
    queryFn: ({ signal }) => listUnusualLogins({ signal }),
  });

/**
 * A login that was the caller's makes its browser and network known. One that was not ends the sessions that its browser opened. The audit log records it. Every signed-in user may call it, from a session that is not itself such a login; from one it returns 404, as for an unknown id.
 * @summary Say whether an unusual login was the caller's
 */
export const answerUnusualLogin = (
  id: string,
  unusualLoginAnswer: UnusualLoginAnswer,
  options?: RequestInit,
): Promise<void> =>
  http<void>(`/user/unusual-logins/${encodeURIComponent(String(id))}/answer`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(unusualLoginAnswer),
  });

/**
 * API tokens that the caller made and that still work; a change of the password leaves them alone. Every signed-in user may call it, whatever the role allows now. Without tokens the list is empty.
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
 * What sessions of members must fulfil: a second factor, and how long an unused session lasts. Every user may call it. An organisation that has set nothing gets the defaults.
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
 * How many members have two-factor sign-in, who has not, and when these were last reminded. Administrators may call it. It changes nothing.
 * @summary Which members have two-factor sign-in
 */
export const getTwoFactorCoverage = (options?: RequestInit): Promise<TwoFactorCoverage> =>
  http<TwoFactorCoverage>(`/sign-in-rules/two-factor`, { ...options, method: 'GET' });

export const getGetTwoFactorCoverageQueryKey = () => ['sign-in-rules', 'two-factor'] as const;

export const getGetTwoFactorCoverageQueryOptions = () =>
  queryOptions<TwoFactorCoverage, ApiError>({
    queryKey: getGetTwoFactorCoverageQueryKey(),
    queryFn: ({ signal }) => getTwoFactorCoverage({ signal }),
  });

/**
 * Writes a mail to each member whose two-factor sign-in is off, with the day from which it is required. Administrators may call it, three times an hour at most. The audit log records how many mails were written.
 * @summary Remind the members without two-factor sign-in
 */
export const remindTwoFactor = (options?: RequestInit): Promise<TwoFactorCoverage> =>
  http<TwoFactorCoverage>(`/sign-in-rules/two-factor/reminders`, { ...options, method: 'POST' });

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
 * When the caller switched the second factor on and last used it, how many recovery codes are left, and how many members have one. Every signed-in user may call it. While it is off, both times are null.
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
 * Makes new recovery codes and shows them this once; the earlier ones stop working. Every signed-in user may call it, with a code of the app or a recovery code. A wrong code is refused with 422, and with 409 while two-factor sign-in is off.
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
 * Switches the caller's second factor off, deletes its secret and recovery codes, and ends all other sessions. Every signed-in user may call it, with a code of the app or a recovery code. A wrong code is refused with 422, and with 409 while it is off already, or where the organisation requires it and no other app takes its place.
 * @summary Switch two-factor sign-in off
 */
export const removeTwoFactor = (
  removeTwoFactorRequest: RemoveTwoFactorRequest,
  options?: RequestInit,
): Promise<TwoFactorState> =>
  http<TwoFactorState>(`/user/remove-2fa`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(removeTwoFactorRequest),
  });

/**
 * Says whose address a link of an invitation or registration confirms. The link is the permission; nothing changes, and the link goes on until `verifyRegister` uses it. An unknown link returns 404, one that is used or expired 410.
 * @summary Confirm an e-mail address
 */
export const acceptVerification = (token: string, options?: RequestInit): Promise<Message> =>
  http<Message>(`/accept-verification/${encodeURIComponent(String(token))}`, {
    ...options,
    method: 'POST',
  });

/**
 * For the page on which an invited user chooses name and password: address, organisation and role. The link is the permission, and it stays valid. An unknown link returns 404, one that is used or expired 410, an address that has an account meanwhile 422.
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
 * Sets the name and password of an invited or registering user, who can sign in afterwards, and uses up the link, which is the permission. The inviter is notified. A taken name and a weak password are refused with 422; an unknown link returns 404, a used or expired one 410.
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
 * Mails a link, valid for an hour, to choose a new password; a user who has not accepted an invitation gets that link anew. No session is needed. It responds alike whether the address is known or not.
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
 * Sets a new password by the mailed link, which is the permission and is used up; all sessions of the user end, and the API tokens and passkeys where the body says so. A weak password is refused with 422; an unknown link returns 404, a used or expired one 410.
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
 * Creates the first super-administrator of a new installation and signs this user in. The link that the first start prints is the permission and works once; a weak password is refused with 422, a used or expired link with 410.
 * @summary Create the first administrator
 */
export const completeSetup = (
  setupRequest: SetupRequest,
  options?: RequestInit,
): Promise<SessionGrant> =>
  http<SessionGrant>(`/set-up`, { ...options, method: 'POST', body: JSON.stringify(setupRequest) });

/**
 * Asks Gravatar, from the server, whether an address has a picture, so that browsers disclose none. Every signed-in user may call it, and nothing is stored. Without a picture, or when Gravatar does not answer, `exists` is false and `url` null.
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
