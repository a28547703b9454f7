import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { Form, SubmitButton } from '@/shared/ui/form';
import { PasswordPair } from '@/shared/ui/password-pair';
import { toast } from '@/shared/ui/toast';
import { GuestFrame } from '@/widgets/guest-frame';
import { resetPassword } from '@/shared/api/generated/users/users';
import { passwordRules, useSchemaForm, withConfirmation } from '@/shared/lib/form';

const schema = withConfirmation({});

export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { password: '', confirm_password: '' },
    send: async (values) => {
      await resetPassword(token, values);
      toast({ kind: 'ok', title: t`Password changed`, detail: t`Log in with the new one.` });
      await navigate({ to: '/login' });
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <GuestFrame
      title={t`New password`}
      lead={<Trans>All other sessions of yours end when it is changed.</Trans>}
    >
      <Form {...shell} aria-label={t`New password`} className="mt-6">
        <PasswordPair
          value={password}
          shortest={passwordRules.shortest}
          password={form.register('password')}
          repeated={form.register('confirm_password')}
          errors={{ password: errorOf('password'), repeated: errorOf('confirm_password') }}
        />
        <SubmitButton size="lg" className="w-full">
          <Trans>Change password</Trans>
        </SubmitButton>
      </Form>
    </GuestFrame>
  );
}
