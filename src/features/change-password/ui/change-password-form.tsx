import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { PasswordField } from '@/shared/ui/password-field';
import { PasswordPair } from '@/shared/ui/password-pair';
import { toast } from '@/shared/ui/toast';
import { TokensLiveOn } from './tokens-live-on';
import { endSession, markLoggedOut } from '@/entities/session';
import { changePassword } from '@/shared/api/generated/users';
import { changePasswordRequestSchema } from '@/shared/api/generated/forms/users';
import { limitOf, useSchemaForm, withConfirmation } from '@/shared/lib/form';

const shortest = limitOf(changePasswordRequestSchema.entries.password, 'min_length');
const schema = withConfirmation(changePasswordRequestSchema.entries);

/**
 * The server ends all sessions of the user, including this one. The user signs in with the new
 * password.
 */
export function ChangePasswordForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: {
      current_password: '',
      password: '',
      confirm_password: '',
      revoke_tokens: false,
    },
    send: async (values) => {
      await changePassword(values);
      markLoggedOut();
      await endSession({ keepName: true });
      toast({ kind: 'ok', title: t`Password changed`, detail: t`Log in with your new password.` });
      await navigate({ to: '/login' });
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <Form {...shell} aria-label={t`Change password`}>
      <Field
        label={<Trans>Current password</Trans>}
        name="current_password"
        error={errorOf('current_password')}
      >
        {(control) => (
          <PasswordField
            {...control}
            {...form.register('current_password')}
            size="lg"
            autoComplete="current-password"
          />
        )}
      </Field>
      <PasswordPair
        value={password}
        shortest={shortest}
        password={form.register('password')}
        repeated={form.register('confirm_password')}
        errors={{ password: errorOf('password'), repeated: errorOf('confirm_password') }}
      />
      <TokensLiveOn revoke={form.register('revoke_tokens')} />
      <div className="flex justify-end">
        <SubmitButton>
          <Trans>Change password</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
