import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { formErrorOf } from '@/shared/api/error-message';

interface ProveStepProps {
  pending: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
}

/**
 * Requires the password, because an unlocked screen must not be enough to bind the account to
 * another phone.
 */
export function ProveStep({ pending, error, onPassword }: ProveStepProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  return (
    <Form
      onSubmit={() => onPassword(password)}
      pending={pending}
      error={formErrorOf(error) ?? null}
      aria-label={t`Confirm your password`}
      className="mt-4 flex max-w-md flex-col gap-4"
    >
      <Field label={<Trans>Password</Trans>} name="password">
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <SubmitButton disabledReason={password === '' && t`Enter your password.`}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </Form>
  );
}
