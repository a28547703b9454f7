// An organization's rules for its members' sessions. Read with each request that has a session
// token, so that a change takes effect immediately.
import * as v from 'valibot';
import { signInRuleLimits } from '#domain/sign-in-rules';

/** The key of the organization's setting. */
export const signInRulesKey = 'sign_in';

const { defaultIdleMinutes, leastIdleMinutes, mostIdleMinutes } = signInRuleLimits;

const schema = v.object({
  idle_minutes: v.fallback(
    v.pipe(v.number(), v.integer(), v.minValue(leastIdleMinutes), v.maxValue(mostIdleMinutes)),
    defaultIdleMinutes,
  ),
  require_two_factor: v.fallback(v.boolean(), false),
  // An invalid date does not postpone the requirement.
  two_factor_from: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  allow_passkeys: v.fallback(v.boolean(), true),
  allow_google: v.fallback(v.boolean(), true),
});

export type SignInRules = v.InferOutput<typeof schema>;

/** @param stored the setting; null if the organization has saved none */
export const toSignInRules = (stored: unknown): SignInRules => v.parse(schema, stored ?? {});

/** Returns whether a member without a second factor can only set one up. */
export const isTwoFactorDue = (
  { require_two_factor: required, two_factor_from: from }: SignInRules,
  now: Date,
): boolean => required && (from === null || now >= new Date(from));
