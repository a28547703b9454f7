import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { PasswordPair } from '@/shared/ui/password-pair';
import { toast } from '@/shared/ui/toast';
import { ApiError } from '@/shared/api/api-error';
import { acceptVerification, verifyRegister } from '@/shared/api/generated/users';
import { verifyRegisterRequestSchema } from '@/shared/api/generated/forms/users';
import { limitOf, useSchemaForm, withConfirmation, withMessages } from '@/shared/lib/form';

const { username, password: newPassword, ...confirmation } = verifyRegisterRequestSchema.entries;
const schema = withConfirmation({
  ...confirmation,
  password: newPassword,
  username: withMessages(username, {
    regex: () => i18n._(msg`3 to 64 letters, digits, dots, hyphens or underscores.`),
  }),
});
const shortest = limitOf(newPassword, 'min_length');

type AccountFormProps = {
  token: string;
  email: string;
  /** Called with the server's refusal if the link no longer confirms the address. */
  onUnverified: (error: unknown) => void;
};

export function AccountForm({ token, email, onUnverified }: AccountFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: {
      username: email.split('@')[0]?.replaceAll(/[^\w.-]/g, '') ?? '',
      password: '',
      confirm_password: '',
    },
    send: async (values) => {
      // The link may have expired while the user filled in the form.
      try {
        await acceptVerification(token);
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 410))
          throw error;
        onUnverified(error);
        return;
      }
      await verifyRegister(token, values);
      toast({
        kind: 'ok',
        title: t`Your account is ready`,
        detail: t`Log in with your new password.`,
      });
      await navigate({ to: '/login' });
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <Form {...shell} aria-label={t`Create your account`} className="mt-6">
      <Field label={<Trans>Username</Trans>} name="username" error={errorOf('username')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('username')}
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
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
      <SubmitButton size="lg" className="w-full">
        <Trans>Create account</Trans>
      </SubmitButton>
    </Form>
  );
}
