import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { digestFrequencies } from '#domain/notification-kinds';
import type { NotificationDigestTime, NotificationSettings } from '@/shared/api/generated/model';
import { hourChoices, timeZoneChoices, weekdayChoices } from '@/shared/lib/zone-clock';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { frequencyNames } from '../model/kind-names';

type DigestProps = {
  settings: NotificationSettings;
  onChange: (to: NotificationDigestTime) => void;
};

/** The frequency and time of the digest, and when the last one was sent. */
export function DigestCard({ settings: { digest, last_digest_at: last }, onChange }: DigestProps) {
  const { t, i18n } = useLingui();
  const frequency = useRef<HTMLSelectElement>(null);
  const isAskedFor = useRouterState({ select: ({ location }) => location.hash === 'digest' });
  // The footer of a digest links here, where the user can stop it.
  useEffect(() => {
    if (isAskedFor) frequency.current?.focus();
  }, [isAskedFor]);
  const day = last === null ? '' : i18n.date(last, { dateStyle: 'medium', timeStyle: 'short' });
  const hints = {
    daily: t`What’s new since the last one. Not sent if nothing is.`,
    weekly: t`New and fixed findings, your due dates, and what’s new. Not sent if nothing changed.`,
    off: t`Notifications set to “Digest” aren’t emailed.`,
  };
  return (
    <Card>
      <CardHead title={t`Digest`} />
      <CardBody className="flex flex-col gap-4">
        <Field label={t`Frequency`} hint={hints[digest.frequency]}>
          {(control) => (
            <Select
              {...control}
              ref={frequency}
              value={digest.frequency}
              options={digestFrequencies.map((value) => ({
                value,
                label: i18n._(frequencyNames[value]),
              }))}
              onChange={(event) => {
                const chosen = digestFrequencies.find((one) => one === event.target.value);
                if (chosen) onChange({ ...digest, frequency: chosen });
              }}
            />
          )}
        </Field>
        {digest.frequency === 'weekly' && (
          <Field label={t`Day of the week`}>
            {(control) => (
              <Select
                {...control}
                value={String(digest.weekday)}
                options={weekdayChoices(i18n)}
                onChange={(event) => onChange({ ...digest, weekday: Number(event.target.value) })}
              />
            )}
          </Field>
        )}
        {digest.frequency !== 'off' && (
          <Field label={t`Time`}>
            {(control) => (
              <Select
                {...control}
                value={String(digest.hour)}
                options={hourChoices(i18n)}
                onChange={(event) => onChange({ ...digest, hour: Number(event.target.value) })}
              />
            )}
          </Field>
        )}
        <Field label={t`Time zone`} hint={t`For the digest and quiet hours.`}>
          {(control) => (
            <Combobox
              {...control}
              value={digest.time_zone}
              options={timeZoneChoices()}
              onChange={(zone) => zone !== null && onChange({ ...digest, time_zone: zone })}
            />
          )}
        </Field>
        <p className="text-sm text-ink-2">
          {last === null ? t`No digest has been sent to you yet.` : t`Last sent: ${day}`}
        </p>
      </CardBody>
    </Card>
  );
}
