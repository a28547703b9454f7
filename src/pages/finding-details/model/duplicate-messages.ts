import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DuplicateLink } from '@/shared/api/generated/model';

const inCommon = (
  i18n: I18n,
  { reason, facts }: Pick<DuplicateLink, 'reason' | 'facts'>,
): string => {
  const { vulnerability = '', component = '', cwe, file = '', line } = facts ?? {};
  const place = line === undefined ? file : `${file}:${String(line)}`;
  switch (reason) {
    case 'vulnerability':
      return i18n._(msg`The same vulnerability: ${vulnerability} in ${component}`);
    case 'weakness':
      return i18n._(msg`The same weakness in the same place: ${`CWE-${String(cwe)}`}, ${place}`);
    case 'secret':
      return i18n._(msg`A secret in the same place: ${place}`);
    case 'by_hand':
      return i18n._(msg`Linked manually`);
  }
};

/** Why two findings are duplicates, with the comment of the user who linked them. */
export const duplicateMessage = (
  i18n: I18n,
  link: Pick<DuplicateLink, 'reason' | 'facts' | 'comment'>,
): string => [inCommon(i18n, link), link.comment].filter((part) => part !== null).join(' · ');
