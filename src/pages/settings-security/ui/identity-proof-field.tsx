import { Trans } from '@lingui/react/macro';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { PasswordField } from '@/shared/ui/password-field';

type IdentityProofFieldProps = {
  /** Whether the user has two-factor sign-in. */
  hasCode: boolean;
  value: string;
  onChange: (value: string) => void;
};

/** A second-factor code, or the password for users without one. */
export function IdentityProofField({ hasCode, value, onChange }: IdentityProofFieldProps) {
  return hasCode ? (
    <Field label={<Trans>Authenticator or recovery code</Trans>} name="code">
      {(control) => (
        <Input
          {...control}
          mono
          value={value}
          autoComplete="one-time-code"
          inputMode="text"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  ) : (
    <Field label={<Trans>Your password</Trans>} name="password">
      {(control) => (
        <PasswordField
          {...control}
          value={value}
          autoComplete="current-password"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
