export { hashPassword } from './passwords.ts';
export {
  findUser,
  listUsersByEmail,
  issueOneTimeToken,
  type OneTimeKind,
  getOrganizationName,
  revokeSessions,
  type User,
} from './session/session.repo.ts';
export { firstRunSetting } from './session/first-run.ts';
export { deleteLoginsOf, unusualLoginDays } from './session/unusual-logins.ts';
export { passkeysRoutes } from './passkeys/passkeys.routes.ts';
export { sessionRoutes } from './session/session.routes.ts';
export { twoFactorPurpose } from './two-factor/two-factor.ts';
export { tokensRoutes } from './tokens/tokens.routes.ts';
export { pipelineTokenSetting, expiresSoonThreshold } from './tokens/tokens.service.ts';
export { writeInvitation } from './users/links.ts';
export { requireIdentityProof } from './users/security.service.ts';
export { removeSignInMethods } from './users/remove-sign-in-methods.ts';
export { createUser, lockMember, updateUser } from './users/users.repo.ts';
export { usersRoutes } from './users/users.routes.ts';
