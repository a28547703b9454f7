import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { passkeyNameRequestSchema } from '@/shared/api/generated/forms/passkeys';
import type { Passkey } from '@/shared/api/generated/model';
import { getListPasskeysQueryKey, renamePasskey } from '@/shared/api/generated/passkeys';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema: passkeyNameRequestSchema,
    initial: { name: passkey.name },
    send: async (request) => {
      await renamePasskey(passkey.id, request);
      onClose();
      await client.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
    },
  });
  return (
    <Dialog title={t`Rename the passkey`} dirty={form.formState.isDirty} onClose={onClose}>
      <Form {...shell} frame="dialog">
        <DialogBody>
          <Field label={<Trans>Name</Trans>} name="name" error={errorOf('name')}>
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          <Trans>Rename</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
