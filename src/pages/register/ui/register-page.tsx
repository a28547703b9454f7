import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { buttonStyles } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { GuestFrame, MailSent } from '@/widgets/guest-frame';
import { register } from '@/shared/api/generated/users/users';
import { publicConfig } from '@/shared/config';
import { email, required, useSchemaForm } from '@/shared/lib/form';
import { isUuid } from '@/shared/lib/uuid';

const schema = v.object({ email, organization_name: required(200) });

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
      // A link that was cut short is no reason to turn somebody away.
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

/** @param partner the id of the partner whose link was followed */
export function RegisterPage({ partner }: { partner: string | undefined }) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  if (publicConfig.registration === 'invite') {
    return (
      <GuestFrame
        title={t`Create an account`}
        lead={
          <Trans>
            This installation takes members by invitation. Ask an administrator of your organisation
            to invite you.
          </Trans>
        }
      >
        <Link
          to="/login"
          className={`mt-6 w-full ${buttonStyles({ kind: 'primary', size: 'lg' })}`}
        >
          <Trans>Back to log in</Trans>
        </Link>
      </GuestFrame>
    );
  }
  if (sentTo !== undefined) return <MailSent address={sentTo} />;
  return (
    <GuestFrame
      title={t`Create an account`}
      lead={<Trans>We send a link to your address; you choose name and password there.</Trans>}
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
    </GuestFrame>
  );
}
