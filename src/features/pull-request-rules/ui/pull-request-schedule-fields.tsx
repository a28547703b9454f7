import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PullRequestOpener, PullRequestSettings } from '@/shared/api/generated/model';
import { hourChoices, timeZoneChoices, weekdayChoices, zoneTimeOf } from '@/shared/lib/zone-clock';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import type { PullRequestForm } from '../model/pull-request-form';

interface PullRequestScheduleFieldsProps {
  form: UseFormReturn<PullRequestForm>;
  errorOf: (name: 'schedule.day' | 'schedule.time_zone') => string | undefined;
  /** The saved settings. */
  saved: PullRequestSettings;
  isReadOnly: boolean;
}

/** When Parapet updates pull requests automatically, and the next time. */
export function PullRequestScheduleFields({
  form,
  errorOf,
  saved: { opens_for: opener, schedule, waits_until: until, today },
  isReadOnly,
}: PullRequestScheduleFieldsProps) {
  'use no memo'; // the form is one mutable object
  const { t, i18n } = useLingui();
  const frequency = form.watch('schedule.frequency');
  const asNumber = { valueAsNumber: true };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <div>
        <Switch
          {...form.register('opens_by_itself')}
          label={<Trans>Open pull requests for fixes that are ready</Trans>}
        />
        <p className="mt-1 text-xs text-ink-3">
          <Trans>
            In the name of the user who saves this, within the schedule and limit. AI-written fixes
            wait for a user.
          </Trans>{' '}
          <Plural value={today.ready} one="# fix is ready now." other="# fixes are ready now." />
        </p>
        {opener && <Opener {...opener} />}
      </div>
      <Field
        label={<Trans>When Parapet acts automatically</Trans>}
        name="schedule.frequency"
        hint={
          <Trans>
            Parapet opens pull requests and updates open ones from their base branch. Requests from
            users run at once.
          </Trans>
        }
      >
        {(control) => (
          <Select
            {...control}
            {...form.register('schedule.frequency')}
            options={[
              { value: 'any_time', label: t`At any time` },
              { value: 'daily', label: t`Every day` },
              { value: 'weekly', label: t`Every week` },
              { value: 'monthly', label: t`Every month` },
            ]}
          />
        )}
      </Field>
      {frequency === 'weekly' && (
        <Field label={<Trans>Day of the week</Trans>} name="schedule.weekday">
          {(control) => (
            <Select
              {...control}
              {...form.register('schedule.weekday', asNumber)}
              options={weekdayChoices(i18n)}
            />
          )}
        </Field>
      )}
      {frequency === 'monthly' && (
        <Field
          label={<Trans>Day of the month</Trans>}
          name="schedule.day"
          error={errorOf('schedule.day')}
          hint={<Trans>In shorter months, the last day.</Trans>}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('schedule.day', asNumber)}
              type="number"
              min={1}
              max={31}
            />
          )}
        </Field>
      )}
      {frequency !== 'any_time' && (
        <>
          <div className="grid grid-cols-2 gap-4">
            <Field label={<Trans>From</Trans>} name="schedule.from">
              {(control) => (
                <Select
                  {...control}
                  {...form.register('schedule.from', asNumber)}
                  options={hourChoices(i18n)}
                />
              )}
            </Field>
            <Field label={<Trans>To</Trans>} name="schedule.to">
              {(control) => (
                <Select
                  {...control}
                  {...form.register('schedule.to', asNumber)}
                  options={hourChoices(i18n)}
                />
              )}
            </Field>
          </div>
          <Field
            label={<Trans>Time zone</Trans>}
            name="schedule.time_zone"
            error={errorOf('schedule.time_zone')}
            hint={<Trans>If the end isn’t after the start, it’s on the next day.</Trans>}
          >
            {(control) => (
              <Controller
                control={form.control}
                name="schedule.time_zone"
                render={({ field: { value, onChange } }) => (
                  <Combobox
                    {...control}
                    disabled={isReadOnly}
                    value={value}
                    options={timeZoneChoices()}
                    onChange={(zone) => zone !== null && onChange(zone)}
                  />
                )}
              />
            )}
          </Field>
        </>
      )}
      {schedule.frequency !== 'any_time' && (
        <p className="text-xs text-ink-3">
          {until === null ? (
            <Trans>Parapet may open and update pull requests now.</Trans>
          ) : (
            <Trans>
              Automatic changes wait until {zoneTimeOf(i18n, until, schedule.time_zone)} (
              {schedule.time_zone.replaceAll('_', ' ')}).
            </Trans>
          )}
        </p>
      )}
    </fieldset>
  );
}

/** The account that opens pull requests, or why there is none. */
function Opener({ username, is_permitted: isPermitted }: PullRequestOpener) {
  if (isPermitted)
    return (
      <p className="mt-1 text-xs text-ink-2">
        <Trans>Pull requests are opened in the name of {username}.</Trans>
      </p>
    );
  return (
    <p className="mt-1 text-xs text-warn-text">
      {username === null ? (
        <Trans>
          The user who saved this has left, so no pull request is opened. Save again to open them in
          your name.
        </Trans>
      ) : (
        <Trans>
          {username} can no longer open pull requests, so none is opened. Save again to open them in
          your name.
        </Trans>
      )}
    </p>
  );
}
