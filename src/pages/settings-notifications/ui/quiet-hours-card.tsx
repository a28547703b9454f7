import { useLingui } from '@lingui/react/macro';
import type { NotificationQuietHours } from '@/shared/api/generated/model';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Switch } from '@/shared/ui/switch';

type QuietHoursProps = {
  quiet: NotificationQuietHours;
  onChange: (to: NotificationQuietHours) => void;
};

/** The hours without mail, and the exceptions. */
export function QuietHoursCard({ quiet, onChange }: QuietHoursProps) {
  const { t } = useLingui();
  const times = [
    { key: 'from', label: t({ message: 'From', context: 'time of day' }) },
    { key: 'to', label: t({ message: 'Until', context: 'time of day' }) },
  ] as const;
  return (
    <Card>
      <CardHead title={t`Quiet hours`} />
      <CardBody className="flex flex-col gap-4">
        <Switch
          label={t`Hold emails`}
          checked={quiet.is_on}
          onChange={(event) => onChange({ ...quiet, is_on: event.target.checked })}
        />
        <p className="text-sm text-ink-2">
          {t`Held emails arrive together afterwards. Security changes are emailed at once.`}
        </p>
        {quiet.is_on && (
          <>
            <div className="grid grid-cols-2 gap-3">
              {times.map(({ key, label }) => (
                <Field key={key} label={label}>
                  {(control) => (
                    <Input
                      {...control}
                      // A time is empty while the user types, so it is saved on blur.
                      key={quiet[key]}
                      type="time"
                      required
                      defaultValue={quiet[key]}
                      onBlur={({ currentTarget }) => {
                        const to = { ...quiet, [key]: currentTarget.value };
                        if (currentTarget.value === '' || to.from === to.to)
                          currentTarget.value = quiet[key];
                        else if (to[key] !== quiet[key]) onChange(to);
                      }}
                    />
                  )}
                </Field>
              ))}
            </div>
            <Checkbox
              label={t`Let known exploited findings through`}
              checked={quiet.lets_exploited_through}
              onChange={(event) =>
                onChange({ ...quiet, lets_exploited_through: event.target.checked })
              }
            />
          </>
        )}
      </CardBody>
    </Card>
  );
}
