// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const changePasswordRequestSchema = v.object({
  current_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(1000)),
  confirm_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  revoke_tokens: v.boolean(),
});

export const verifyRegisterRequestSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^[A-Za-z0-9._-]{3,64}$/u)),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(1000)),
  confirm_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
});

export const registerRequestSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),
  organization_name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  partner: v.pipe(v.string(), v.trim(), v.union([v.literal(''), v.pipe(v.string(), v.uuid())])),
});

export const forgotPasswordRequestSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),
});

export const resetPasswordRequestSchema = v.object({
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(1000)),
  confirm_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  revoke_tokens: v.boolean(),
  remove_passkeys: v.boolean(),
});

export const setupRequestSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),
  username: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{3,64}$/u))]),
  ),
  organization_name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(1000)),
  confirm_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
});
