import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FindingRow } from '@/entities/finding';
import type { FindingChangeReason } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';

/** The shortest prefix of a hash that distinguishes commits. */
const shortCommit = (commit: string): string =>
  /^[0-9a-f]{12,}$/i.test(commit) ? commit.slice(0, 7) : commit;

const ofImport = (i18n: I18n, { kind, commit, at }: FindingChangeReason): string | undefined => {
  if (commit !== null) {
    const hash = shortCommit(commit);
    if (kind === 'found') return i18n._(msg`Found in ${hash}`);
    if (kind === 'reopened') return i18n._(msg`Back again in ${hash}`);
    if (kind === 'reported') return i18n._(msg`Reported for ${hash}`);
    if (kind === 'fixed') return i18n._(msg`Fixed in ${hash}`);
    return i18n._(msg`No longer reported for ${hash}`);
  }
  if (at === null) return undefined;
  const day = dateOf(i18n, at);
  if (kind === 'found') return i18n._(msg`Found on ${day}`);
  if (kind === 'reopened') return i18n._(msg`Back again since ${day}`);
  if (kind === 'reported') return i18n._(msg`Reported on ${day}`);
  if (kind === 'fixed') return i18n._(msg`Fixed on ${day}`);
  return i18n._(msg`No longer reported on ${day}`);
};

/** Why a finding is new, gone or different; undefined if unknown. */
export function changeReasonText(
  i18n: I18n,
  { attributes: { change_reason: reason, component } }: FindingRow,
): string | undefined {
  if (!reason) return undefined;
  const { kind, from, to, actor } = reason;
  if (kind === 'upgraded') return [component?.name, `${from ?? ''} → ${to ?? ''}`].join(' ').trim();
  if (kind === 'moved') return i18n._(msg`Moved from ${from ?? ''}`);
  if (kind === 'decided')
    return actor === null ? i18n._(msg`Decided by a rule`) : i18n._(msg`Decided by ${actor}`);
  const brought = ofImport(i18n, reason);
  const { author } = reason;
  if (author === null) return brought;
  return brought === undefined
    ? i18n._(msg`Line by ${author}`)
    : `${brought} · ${i18n._(msg`line by ${author}`)}`;
}
