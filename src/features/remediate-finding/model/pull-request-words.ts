import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalInWords } from '@/shared/api/error-message';
import type { PullRequestUpdate, PullRequestWaiting } from '@/shared/api/generated/model';
import { zoneTimeOf } from '@/shared/lib/zone-clock';

/** Why an update was not made, by its code; in the server's words where the code has none. */
export const updateReason = ({ reason, facts, detail }: PullRequestUpdate): string | null =>
  (reason === null ? undefined : refusalInWords(reason, facts)) ?? detail;

/** The time in the zone of the schedule, and the zone in words. */
export const timeOf = (i18n: I18n, { until, time_zone: zone }: PullRequestWaiting) => ({
  at: zoneTimeOf(i18n, until, zone),
  place: zone.replaceAll('_', ' '),
});

export const updateWaits = (i18n: I18n, waiting: PullRequestWaiting): string => {
  const { at, place } = timeOf(i18n, waiting);
  return i18n._(msg`Its base branch has moved. The update waits until ${at} (${place}).`);
};
