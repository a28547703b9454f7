import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field';
import { PasswordField } from '../password-field';
import { StrengthMeter } from '../strength-meter';
import { passwordLevel } from './password-level';

type ControlProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'size'>;

type PasswordPairProps = {
  /** The current value, for the meter. */
  value: string;
  shortest: number;
  password: ControlProps;
  repeated: ControlProps;
  errors: { password: ReactNode; repeated: ReactNode };
};

/** A new password and its confirmation. The rules are shown before the first error. */
export function PasswordPair({ value, shortest, password, repeated, errors }: PasswordPairProps) {
  return (
    <>
      <Field label={<Trans>Password</Trans>} name="password" error={errors.password}>
        {(control) => (
          <PasswordField {...control} {...password} size="lg" autoComplete="new-password" />
        )}
      </Field>
      <StrengthMeter
        level={passwordLevel(value, shortest)}
        rules={[
          {
            id: 'length',
            met: value.length >= shortest,
            text: <Trans>At least {shortest} characters</Trans>,
          },
          {
            id: 'variety',
            met: new Set(value).size >= 6,
            text: <Trans>Use six or more different characters. A sentence works best.</Trans>,
          },
        ]}
      />
      <Field
        label={<Trans>Confirm password</Trans>}
        name="confirm_password"
        error={errors.repeated}
      >
        {(control) => (
          <PasswordField {...control} {...repeated} size="lg" autoComplete="new-password" />
        )}
      </Field>
    </>
  );
}
