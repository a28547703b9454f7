import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { Form, SubmitButton } from '@/shared/ui/form';
import { PasswordPair } from '@/shared/ui/password-pair';
import { toast } from '@/shared/ui/toast';
import { AuthLayout } from '@/widgets/auth-layout';
import { resetPassword } from '@/shared/api/generated/users';
import { resetPasswordRequestSchema } from '@/shared/api/generated/forms/users';
import { limitOf, useSchemaForm, withConfirmation } from '@/shared/lib/form';
import { WhatEnds } from './what-ends';

const shortest = limitOf(resetPasswordRequestSchema.entries.password, 'min_length');
const schema = withConfirmation(resetPasswordRequestSchema.entries);

export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { password: '', confirm_password: '', revoke_tokens: true, remove_passkeys: false },
    send: async (values) => {
      await resetPassword(token, values);
      toast({ kind: 'ok', title: t`Password changed`, detail: t`Log in with your new password.` });
      await navigate({ to: '/login' });
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AuthLayout
      title={t`New password`}
      lead={<Trans>Changing it logs you out of all other sessions.</Trans>}
    >
      <Form {...shell} aria-label={t`New password`} className="mt-6">
        <PasswordPair
          value={password}
          shortest={shortest}
          password={form.register('password')}
          repeated={form.register('confirm_password')}
          errors={{ password: errorOf('password'), repeated: errorOf('confirm_password') }}
        />
        <WhatEnds
          tokens={form.register('revoke_tokens')}
          passkeys={form.register('remove_passkeys')}
        />
        <SubmitButton size="lg" className="w-full">
          <Trans>Change password</Trans>
        </SubmitButton>
      </Form>
    </AuthLayout>
  );
}
