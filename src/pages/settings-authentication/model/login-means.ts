import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnusualLogin } from '@/shared/api/generated/model';

/** Continues a sentence, so it is in lower case. */
export const loginMeans: Readonly<Record<UnusualLogin['means'], MessageDescriptor>> = {
  password: msg`with password`,
  password_and_code: msg`with password and code`,
  google: msg`with Google`,
  passkey: msg`with a passkey`,
  password_and_passkey: msg`with password and passkey`,
};
