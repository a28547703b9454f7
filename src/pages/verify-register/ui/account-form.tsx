import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { PasswordPair } from '@/shared/ui/password-pair';
import { toast } from '@/shared/ui/toast';
import { verifyRegister } from '@/shared/api/generated/users/users';
import { passwordRules, useSchemaForm, withConfirmation } from '@/shared/lib/form';

const schema = withConfirmation({
  username: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\w.-]{3,64}$/, () =>
      i18n._(msg`3 to 64 letters, digits, dots, hyphens or underscores.`),
    ),
  ),
});

export function AccountForm({ token, email }: { token: string; email: string }) {
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
      <Field label={<Trans>User name</Trans>} name="username" error={errorOf('username')}>
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
        shortest={passwordRules.shortest}
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
