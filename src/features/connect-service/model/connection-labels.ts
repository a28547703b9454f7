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

/** What came of trying a source host. */
export const connectionLabel = (i18n: I18n, code: ConnectionOutcome): string =>
  i18n._(words[code] ?? msg`The server responded, but not like a source host.`);
