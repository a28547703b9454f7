export { sessionKey, sessionQuery } from './api/session-query';
export {
  useCan,
  useDisabledReason,
  useMaybeSession,
  useRememberSessionUser,
  useSessionUser,
} from './api/use-session';
export { accessToken, storeAccessToken } from './model/access-token';
export { endSession, onSessionEnd } from './model/leave';
export { mayReload } from './model/reload-guard';
export { safeReturnTo } from './model/return-to';
export {
  type GoogleUser,
  hasSessionEnded,
  markLoggedOut,
  readSessionRecord,
  rememberedUsername,
  rememberUsername,
  sessionRecordKey,
  writeSessionRecord,
} from './model/session-record';
export { useRoleName } from './model/use-role-name';
