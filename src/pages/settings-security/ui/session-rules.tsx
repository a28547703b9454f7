import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { useDisabledReason } from '@/entities/session';
import type { SignInRules } from '@/shared/api/generated/model';
import { publicConfig } from '@/shared/config';
import { shortSpan } from '@/shared/lib/ago';
import { allowedBy, signInWays, wayOf, waysOffered } from '../model/sign-in-ways';

const idleChoices = [15, 30, 60, 240, 480, 1440];

type SessionRulesProps = {
  rules: SignInRules;
  onChange: (next: SignInRules) => Promise<unknown>;
};

export function SessionRules({ rules, onChange }: SessionRulesProps) {
  const { t, i18n } = useLingui();
  const disabled = useDisabledReason('client:manage') !== false;
  const { idle_minutes: idle } = rules;
  const hasGoogle = publicConfig.googleClientId !== '';
  const choices = [...new Set([...idleChoices, idle])].toSorted((one, other) => one - other);
  const change = (next: SignInRules) => {
    onChange(next).catch(() => undefined); // a toast shows why
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={<Trans>Log out after inactivity of</Trans>}
        name="idle_minutes"
        hint={<Trans>Every session ends after a day at the latest.</Trans>}
      >
        {(control) => (
          <Select
            {...control}
            value={String(idle)}
            disabled={disabled}
            onChange={({ target }) => change({ ...rules, idle_minutes: Number(target.value) })}
            options={choices.map((minutes) => ({
              value: String(minutes),
              label: minutes === 1440 ? t`1 day` : shortSpan(i18n, minutes * 60_000),
            }))}
          />
        )}
      </Field>
      <Field
        label={<Trans>Log in with</Trans>}
        name="ways"
        hint={hasGoogle ? undefined : <Trans>Google is not configured on this installation.</Trans>}
      >
        {(control) => (
          <Select
            {...control}
            value={wayOf(rules, hasGoogle)}
            disabled={disabled}
            onChange={({ target }) => change(allowedBy(target.value, rules, hasGoogle))}
            options={waysOffered(hasGoogle).flatMap((way) => {
              const name = signInWays[way]?.name;
              return name === undefined ? [] : [{ value: way, label: i18n._(name) }];
            })}
          />
        )}
      </Field>
    </div>
  );
}
