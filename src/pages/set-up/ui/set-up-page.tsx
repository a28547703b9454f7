import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { PasswordPair } from '@/shared/ui/password-pair';
import { AuthLayout } from '@/widgets/auth-layout';
import { useStartSession } from '@/features/sign-in';
import { completeSetup } from '@/shared/api/generated/users';
import { setupRequestSchema } from '@/shared/api/generated/forms/users';
import { limitOf, useSchemaForm, withConfirmation } from '@/shared/lib/form';

const { email, password: newPassword, confirm_password } = setupRequestSchema.entries;
const schema = withConfirmation({ email, password: newPassword, confirm_password });
const shortest = limitOf(newPassword, 'min_length');

/** The first start prints a one-time link to this page, which creates the first administrator. */
export function SetUpPage({ token }: { token: string }) {
  const { t } = useLingui();
  const enter = useStartSession(undefined);
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { email: '', password: '', confirm_password: '' },
    send: async (values) => enter({ grant: await completeSetup({ token, ...values }) }),
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AuthLayout
      title={t`Set up Parapet`}
      lead={<Trans>Create the administrator account for this installation.</Trans>}
    >
      <Form {...shell} aria-label={t`Set up Parapet`} className="mt-6">
        <Field label={<Trans>Email</Trans>} name="email" error={errorOf('email')}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              size="lg"
              autoComplete="username"
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
          <Trans>Create administrator</Trans>
        </SubmitButton>
      </Form>
    </AuthLayout>
  );
}
