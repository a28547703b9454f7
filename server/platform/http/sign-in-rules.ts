// What an organisation asks of the sessions of its members. Read with each request that presents a
// session, so that a change holds at once.
import * as v from 'valibot';
import { signInRuleLimits } from '#domain/sign-in-rules';

/** The key of the organisation's setting. */
export const signInRulesKey = 'sign_in';

const { defaultIdleMinutes, leastIdleMinutes, mostIdleMinutes } = signInRuleLimits;

const schema = v.object({
  idle_minutes: v.fallback(
    v.pipe(v.number(), v.integer(), v.minValue(leastIdleMinutes), v.maxValue(mostIdleMinutes)),
    defaultIdleMinutes,
  ),
  require_two_factor: v.fallback(v.boolean(), false),
  // A date that cannot be read does not put the requirement off.
  two_factor_from: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  allow_passkeys: v.fallback(v.boolean(), true),
  allow_google: v.fallback(v.boolean(), true),
});

export type SignInRules = v.InferOutput<typeof schema>;

/** @param stored the setting; null where the organisation has saved none */
export const toSignInRules = (stored: unknown): SignInRules => v.parse(schema, stored ?? {});

/** Whether a member without a second factor can do nothing but set it up. */
export const isTwoFactorDue = (
  { require_two_factor: required, two_factor_from: from }: SignInRules,
  now: Date,
): boolean => required && (from === null || now >= new Date(from));
