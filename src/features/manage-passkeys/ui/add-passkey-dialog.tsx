import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  passkeyNameRequestSchema,
  passwordProofSchema,
} from '@/shared/api/generated/forms/passkeys';
import {
  createPasskey,
  getListPasskeysQueryKey,
  startPasskey,
} from '@/shared/api/generated/passkeys';
import { useSchemaForm } from '@/shared/lib/form';
import { createCredential, isAlreadyRegistered } from '@/shared/lib/passkey';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { PasswordField } from '@/shared/ui/password-field';
import { toast } from '@/shared/ui/toast';

const schema = v.object({ ...passkeyNameRequestSchema.entries, ...passwordProofSchema.entries });

type AddPasskeyDialogProps = { suggestedName: string; onClose: () => void };

/**
 * Requires the password first: an open session alone must not be enough to add a sign-in method
 * that outlasts it.
 */
export function AddPasskeyDialog({ suggestedName, onClose }: AddPasskeyDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { name: suggestedName, password: '' },
    send: async ({ name, password }) => {
      const { public_key } = await startPasskey({ password });
      const credential = await createCredential(public_key).catch((error: unknown) => {
        throw isAlreadyRegistered(error)
          ? new Error(t`This device already has a passkey for your account.`)
          : error;
      });
      // The user closed the browser's dialog. This one stays open for another attempt.
      if (credential === undefined) return;
      await createPasskey({ name, credential });
      toast({ kind: 'ok', title: t`Passkey added` });
      onClose();
      await client.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
    },
  });
  return (
    <Dialog
      title={t`Add a passkey`}
      description={t`Your browser then asks for your fingerprint, face, PIN or security key.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field
            label={<Trans>Name</Trans>}
            name="name"
            hint={<Trans>So you can recognise it in the list.</Trans>}
            error={errorOf('name')}
          >
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
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
        <FormFoot onCancel={onClose}>
          <Trans>Continue</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
