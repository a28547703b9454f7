import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translateRefusal } from '@/shared/api/error-message';
import type { PullRequestUpdate, PullRequestWaiting } from '@/shared/api/generated/model';
import { zoneTimeOf } from '@/shared/lib/zone-clock';

/** Why an update failed, by its code; an unknown code falls back to the server's text. */
export const updateReason = ({ reason, facts, detail }: PullRequestUpdate): string | null =>
  (reason === null ? undefined : translateRefusal(reason, facts)) ?? detail;

/** The time in the schedule's time zone, and the name of the zone. */
export const timeOf = (i18n: I18n, { until, time_zone: zone }: PullRequestWaiting) => ({
  at: zoneTimeOf(i18n, until, zone),
  place: zone.replaceAll('_', ' '),
});

export const updateWaits = (i18n: I18n, waiting: PullRequestWaiting): string => {
  const { at, place } = timeOf(i18n, waiting);
  return i18n._(msg`Its base branch has new commits. The update waits until ${at} (${place}).`);
};
