import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConnectionOutcome } from '@/shared/api/generated/model';

const words: Partial<Record<ConnectionOutcome, MessageDescriptor>> = {
  answers: msg`The source host answers.`,
  key_refused: msg`The source host refuses the token.`,
  quota_used_up: msg`The source host answers, but takes no more calls for now.`,
  timeout: msg`The source host took too long to answer.`,
  unreachable: msg`The source host could not be reached.`,
  forbidden_address: msg`This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.`,
  address_missing: msg`The address is missing.`,
  key_missing: msg`The token is missing.`,
  key_needed_again: msg`The address is a new one: enter the token again.`,
};

/** What came of trying a source host. */
export const connectionWords = (i18n: I18n, code: ConnectionOutcome): string =>
  i18n._(words[code] ?? msg`Something answers, but not as a source host does.`);
