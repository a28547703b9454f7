import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConnectionOutcome } from '@/shared/api/generated/model';

const words: Partial<Record<ConnectionOutcome, MessageDescriptor>> = {
  answers: msg`The source host responds.`,
  key_refused: msg`The source host rejected the token.`,
  quota_used_up: msg`The source host is limiting requests. Try again later.`,
  timeout: msg`The source host took too long to respond.`,
  unreachable: msg`The source host could not be reached.`,
  forbidden_address: msg`This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.`,
  address_missing: msg`The address is missing.`,
  key_missing: msg`The token is missing.`,
  key_needed_again: msg`The URL changed. Enter the token again.`,
};

const ofServices: Partial<Record<ConnectionOutcome, MessageDescriptor>> = {
  ...words,
  answers: msg`The service responds.`,
  key_refused: msg`The service rejected the credentials.`,
  quota_used_up: msg`The service is limiting requests. Try again later.`,
  timeout: msg`The service took too long to respond.`,
  unreachable: msg`The service could not be reached.`,
  key_missing: msg`Credentials are missing.`,
};

/** The result of calling a service that findings are pulled from. */
export const serviceLabel = (i18n: I18n, code: ConnectionOutcome): string =>
  i18n._(ofServices[code] ?? msg`The server responded, but not like this service.`);

/** The result of calling a source host. */
export const connectionLabel = (i18n: I18n, code: ConnectionOutcome): string =>
  i18n._(words[code] ?? msg`The server responded, but not like a source host.`);
