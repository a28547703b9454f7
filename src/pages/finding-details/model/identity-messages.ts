import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FindingIdentity, IdentityBasis } from '@/shared/api/generated/model';

interface BasisWords {
  readonly same: MessageDescriptor;
  readonly moved: MessageDescriptor;
  readonly renamed: MessageDescriptor;
}

const words: Readonly<Record<IdentityBasis, BasisWords>> = {
  fingerprint: {
    same: msg`The scanner's own fingerprint is the same.`,
    moved: msg`The scanner's own fingerprint is the same. It moved within the file.`,
    renamed: msg`The scanner's own fingerprint is the same. The file was renamed.`,
  },
  component: {
    same: msg`Same component and vulnerability in the same place.`,
    moved: msg`Same component and vulnerability. Its version or its line has changed.`,
    renamed: msg`Same component and vulnerability. The file was renamed.`,
  },
  code: {
    same: msg`Same rule and code in the same file.`,
    moved: msg`Same rule and code in the same file. It moved within the file.`,
    renamed: msg`Same rule and code. The file was renamed.`,
  },
  resource: {
    same: msg`Same rule at the same endpoint or resource.`,
    moved: msg`Same rule at the same endpoint or resource, in another line.`,
    renamed: msg`Same rule at the same endpoint or resource. The file was renamed.`,
  },
  message: {
    same: msg`Same rule and message in the same file.`,
    moved: msg`Same rule and message in the same file. It moved within the file.`,
    renamed: msg`Same rule and message. The file was renamed.`,
  },
};

/** Why the finding was matched with one of earlier imports. */
export const identityMessage = (i18n: I18n, { match, basis }: FindingIdentity): string =>
  i18n._(
    match === 'new'
      ? msg`New in the last import. No earlier finding matches it.`
      : words[basis][match],
  );
