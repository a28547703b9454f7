import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { PasswordField } from '@/shared/ui/password-field';
import { rememberedUsername } from '@/entities/session';
import { login } from '@/shared/api/generated/sign-in';
import type { LoginResult } from '@/shared/api/generated/model';
import { usePasswordForm } from '../model/use-password-form';

type PasswordFormProps = {
  onResult: (result: LoginResult, remember: string | undefined) => Promise<void>;
};

export function PasswordForm({ onResult }: PasswordFormProps) {
  const { t } = useLingui();
  const remembered = rememberedUsername();
  const { watch, errorOf, shell } = usePasswordForm(async ({ username, password, remember }) =>
    onResult(await login({ username, password }), remember ? username : undefined),
  );
  return (
    <Form {...shell} aria-label={t`Log in`}>
      <Field label={<Trans>Email or username</Trans>} name="username" error={errorOf('username')}>
        {(control) => (
          <Input
            {...control}
            {...watch('username')}
            defaultValue={remembered}
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        name="password"
        error={errorOf('password')}
        aside={
          <Link to="/forgot-password" className={`text-sm ${linkStyles.action}`}>
            <Trans>Forgot password?</Trans>
          </Link>
        }
      >
        {(control) => (
          <PasswordField
            {...control}
            {...watch('password')}
            size="lg"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Checkbox
        name="remember"
        defaultChecked={remembered !== ''}
        label={<Trans>Remember me on this device</Trans>}
      />
      <SubmitButton size="lg" className="w-full">
        <Trans>Log in</Trans>
      </SubmitButton>
    </Form>
  );
}
