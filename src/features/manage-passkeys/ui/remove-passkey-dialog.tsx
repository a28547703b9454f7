import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { passwordProofSchema } from '@/shared/api/generated/forms/passkeys';
import type { Passkey } from '@/shared/api/generated/model';
import { getListPasskeysQueryKey, removePasskey } from '@/shared/api/generated/passkeys';
import { getListSessionsQueryKey } from '@/shared/api/generated/users';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { PasswordField } from '@/shared/ui/password-field';
import { toast } from '@/shared/ui/toast';

type RemovePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { name } = passkey;
  const { form, errorOf, shell } = useSchemaForm({
    schema: passwordProofSchema,
    initial: { password: '' },
    send: async (proof) => {
      await removePasskey(passkey.id, proof);
      toast({ kind: 'ok', title: t`Passkey removed` });
      onClose();
      await client.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
      await client.invalidateQueries({ queryKey: getListSessionsQueryKey() });
    },
  });
  return (
    <Dialog
      title={<Trans>Remove {name}?</Trans>}
      description={t`You can’t log in with it any more, and your other sessions end. Also delete it in your password manager.`}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody>
          <Field label={<Trans>Your password</Trans>} name="password" error={errorOf('password')}>
            {(control) => (
              <PasswordField
                {...control}
                {...form.register('password')}
                autoComplete="current-password"
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose} kind="danger">
          <Trans>Remove</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
