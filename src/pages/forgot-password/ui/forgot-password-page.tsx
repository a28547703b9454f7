import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { AuthLayout, MailSent } from '@/widgets/auth-layout';
import { requestPasswordReset } from '@/shared/api/generated/users';
import { forgotPasswordRequestSchema } from '@/shared/api/generated/forms/users';
import { useSchemaForm } from '@/shared/lib/form';

export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const { form, errorOf, shell } = useSchemaForm({
    schema: forgotPasswordRequestSchema,
    initial: { email: '' },
    send: async (values) => {
      await requestPasswordReset(values);
      setSentTo(values.email);
    },
  });
  if (sentTo !== undefined)
    return <MailSent address={sentTo} onAgain={() => requestPasswordReset({ email: sentTo })} />;
  return (
    <AuthLayout
      title={t`Forgot password`}
      lead={
        <Trans>
          Enter your email address. If it belongs to an account, we’ll send you a link to choose a
          new password.
        </Trans>
      }
    >
      <Form {...shell} aria-label={t`Forgot password`} className="mt-6">
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
        <SubmitButton size="lg" className="w-full">
          <Trans>Send the link</Trans>
        </SubmitButton>
      </Form>
      <p className="mt-6 text-sm">
        <Link to="/login" className={linkStyles.action}>
          <Trans>Back to log in</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
