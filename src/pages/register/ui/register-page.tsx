import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { buttonStyles } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { AuthLayout, MailSent } from '@/widgets/auth-layout';
import { register } from '@/shared/api/generated/users';
import { publicConfig } from '@/shared/config';
import { registerRequestSchema } from '@/shared/api/generated/forms/users';
import { useSchemaForm } from '@/shared/lib/form';
import { isUuid } from '@/shared/lib/uuid';

const schema = v.pick(registerRequestSchema, ['email', 'organization_name']);

function RegisterForm({
  partner,
  onSent,
}: {
  partner: string | undefined;
  onSent: (address: string) => void;
}) {
  const { t } = useLingui();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { email: '', organization_name: '' },
    send: async (values) => {
      // A truncated partner link must not prevent the registration.
      await register({ ...values, ...(isUuid(partner) && { partner }) });
      onSent(values.email);
    },
  });
  return (
    <Form {...shell} aria-label={t`Create an account`} className="mt-6">
      <Field label={<Trans>Work email</Trans>} name="email" error={errorOf('email')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            size="lg"
            autoComplete="email"
          />
        )}
      </Field>
      <Field
        label={<Trans>Organisation</Trans>}
        name="organization_name"
        error={errorOf('organization_name')}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('organization_name')}
            size="lg"
            autoComplete="organization"
          />
        )}
      </Field>
      <SubmitButton size="lg" className="w-full">
        <Trans>Create account</Trans>
      </SubmitButton>
    </Form>
  );
}

/** @param partner the id of the partner whose link the user followed */
export function RegisterPage({ partner }: { partner: string | undefined }) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  if (publicConfig.registration === 'invite') {
    return (
      <AuthLayout
        title={t`Create an account`}
        lead={
          <Trans>
            This installation is by invitation only. Ask an administrator of your organisation to
            invite you.
          </Trans>
        }
      >
        <Link
          to="/login"
          className={`mt-6 w-full ${buttonStyles({ kind: 'primary', size: 'lg' })}`}
        >
          <Trans>Back to log in</Trans>
        </Link>
      </AuthLayout>
    );
  }
  if (sentTo !== undefined) return <MailSent address={sentTo} />;
  return (
    <AuthLayout
      title={t`Create an account`}
      lead={<Trans>We’ll email you a link to choose your username and password.</Trans>}
    >
      <RegisterForm partner={partner} onSent={setSentTo} />
      <p className="mt-6 text-sm text-ink-3">
        <Trans>
          Already have an account?{' '}
          <Link to="/login" className={linkStyles.action}>
            Log in
          </Link>
        </Trans>
      </p>
    </AuthLayout>
  );
}
