import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { PasswordPair } from '@/shared/ui/password-pair';
import { GuestFrame } from '@/widgets/guest-frame';
import { useEnter } from '@/features/sign-in';
import { completeSetup } from '@/shared/api/generated/users/users';
import { email, passwordRules, useSchemaForm, withConfirmation } from '@/shared/lib/form';

const schema = withConfirmation({ email });

/** The first start prints a one-time link to this page: it makes the first administrator. */
export function SetUpPage({ token }: { token: string }) {
  const { t } = useLingui();
  const enter = useEnter(undefined);
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { email: '', password: '', confirm_password: '' },
    send: async (values) => enter({ grant: await completeSetup({ token, ...values }) }),
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <GuestFrame
      title={t`Set up Parapet`}
      lead={
        <Trans>
          You are the first here. Create the account that looks after this installation.
        </Trans>
      }
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
          shortest={passwordRules.shortest}
          password={form.register('password')}
          repeated={form.register('confirm_password')}
          errors={{ password: errorOf('password'), repeated: errorOf('confirm_password') }}
        />
        <SubmitButton size="lg" className="w-full">
          <Trans>Create the administrator</Trans>
        </SubmitButton>
      </Form>
    </GuestFrame>
  );
}
