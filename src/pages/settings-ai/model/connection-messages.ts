import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConnectionOutcome, ConnectionResult } from '@/shared/api/generated/model';

const words: Readonly<Record<Exclude<ConnectionOutcome, 'unexpected_status'>, MessageDescriptor>> =
  {
    answers: msg`Connection works`,
    key_refused: msg`The service rejected the key.`,
    deployment_unknown: msg`The service doesn’t recognise this deployment or address.`,
    quota_used_up: msg`The service responds, but its quota is used up.`,
    timeout: msg`The service took too long to respond.`,
    unreachable: msg`Couldn’t reach the service.`,
    forbidden_address: msg`This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.`,
    bad_address: msg`Enter an http(s) address.`,
    too_large: msg`The response is too large for an AI service.`,
    address_missing: msg`The address is missing.`,
    deployment_missing: msg`The deployment name is missing.`,
    key_missing: msg`The key is missing.`,
    key_needed_again: msg`The URL changed. Enter the key again.`,
  };

/** The result of testing the service. */
export const connectionMessage = (
  i18n: I18n,
  { code, status }: Pick<ConnectionResult, 'code' | 'status'>,
): string =>
  code === 'unexpected_status'
    ? i18n._(msg`The service responded with status ${status ?? ''}.`)
    : i18n._(words[code]);
