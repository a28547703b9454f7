import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConnectionOutcome, ConnectionResult } from '@/shared/api/generated/model';

const words: Readonly<Record<Exclude<ConnectionOutcome, 'unexpected_status'>, MessageDescriptor>> =
  {
    answers: msg`It answers`,
    key_refused: msg`The service refuses the key.`,
    deployment_unknown: msg`The service does not know this deployment or address.`,
    quota_used_up: msg`The service answers, but its quota is used up.`,
    timeout: msg`The service took too long to answer.`,
    unreachable: msg`The service could not be reached.`,
    forbidden_address: msg`This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.`,
    bad_address: msg`This is not an http(s) address.`,
    too_large: msg`The answer is larger than that of an AI service.`,
    address_missing: msg`The address is missing.`,
    deployment_missing: msg`The deployment name is missing.`,
    key_missing: msg`The key is missing.`,
    key_needed_again: msg`The address is a new one: enter the key again.`,
  };

/** What came of trying the service. */
export const connectionWords = (
  i18n: I18n,
  { code, status }: Pick<ConnectionResult, 'code' | 'status'>,
): string =>
  code === 'unexpected_status'
    ? i18n._(msg`The service answered with status ${status ?? ''}.`)
    : i18n._(words[code]);
