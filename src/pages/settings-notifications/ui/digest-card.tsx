import { useLingui } from '@lingui/react/macro';
import type { NotificationDigestTime, NotificationSettings } from '@/shared/api/generated/model';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** The browser's list lacks UTC, which is the standard. */
const timeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

type DigestProps = {
  settings: NotificationSettings;
  onChange: (to: NotificationDigestTime) => void;
};

/** When the daily mail comes, and when the last one did. */
export function DigestCard({ settings: { digest, last_digest_at: last }, onChange }: DigestProps) {
  const { t, i18n } = useLingui();
  const day = last === null ? '' : i18n.date(last, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = (hour: string) =>
    i18n.date(new Date(Date.UTC(2026, 0, 1, Number(hour))), {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
  return (
    <Card>
      <CardHead title={t`Daily mail`} />
      <CardBody className="flex flex-col gap-4">
        <Field label={t`Time`}>
          {(control) => (
            <Select
              {...control}
              value={String(digest.hour)}
              options={hours.map((value) => ({ value, label: clock(value) }))}
              onChange={(event) => onChange({ ...digest, hour: Number(event.target.value) })}
            />
          )}
        </Field>
        <Field label={t`Time zone`} hint={t`Not sent when nothing is new.`}>
          {(control) => (
            <Combobox
              {...control}
              value={digest.time_zone}
              options={timeZones().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
              onChange={(zone) => zone !== null && onChange({ ...digest, time_zone: zone })}
            />
          )}
        </Field>
        <p className="text-sm text-ink-2">
          {last === null ? t`No daily mail has been sent to you yet.` : t`Last sent: ${day}`}
        </p>
      </CardBody>
    </Card>
  );
}
