import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInRules } from '@/shared/api/generated/model';

type Allowed = Required<Pick<SignInRules, 'allow_passkeys' | 'allow_google'>>;

/** Every user has a password: it confirms changes, and signs in if no other method is available. */
export const signInWays: Readonly<Record<string, { name: MessageDescriptor; allowed: Allowed }>> = {
  all: {
    name: msg`Password, passkey, Google`,
    allowed: { allow_passkeys: true, allow_google: true },
  },
  passkeys: {
    name: msg`Password, passkey`,
    allowed: { allow_passkeys: true, allow_google: false },
  },
  google: {
    name: msg`Password, Google`,
    allowed: { allow_passkeys: false, allow_google: true },
  },
  password: {
    name: msg`Password`,
    allowed: { allow_passkeys: false, allow_google: false },
  },
};

/** If this installation has no Google sign-in, the setting for it is ignored. */
export const wayOf = (rules: SignInRules, hasGoogle: boolean): string => {
  const { allow_passkeys: passkeys = true, allow_google: google = true } = rules;
  if (google && hasGoogle) return passkeys ? 'all' : 'google';
  return passkeys ? 'passkeys' : 'password';
};

/** Keeps the stored Google setting if this installation does not offer it. */
export const allowedBy = (way: string, rules: SignInRules, hasGoogle: boolean): SignInRules => {
  const allowed = signInWays[way]?.allowed;
  if (allowed === undefined) return rules;
  return {
    ...rules,
    allow_passkeys: allowed.allow_passkeys,
    ...(hasGoogle && { allow_google: allowed.allow_google }),
  };
};

export const waysOffered = (hasGoogle: boolean): readonly string[] =>
  hasGoogle ? ['all', 'passkeys', 'google', 'password'] : ['passkeys', 'password'];
