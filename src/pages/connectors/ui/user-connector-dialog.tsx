import { Trans, useLingui } from '@lingui/react/macro';
import { editUserConnector, publishUserConnector } from '@/shared/api/generated/user-connectors';
import type { UserConnector } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import {
  connectorKinds,
  formOfConnector,
  kindNames,
  requestOfConnector,
  userConnectorSchema,
} from '../model/user-connector';

interface UserConnectorDialogProps {
  /** Absent for a new connector. */
  connector?: UserConnector | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

export function UserConnectorDialog({ connector, onSaved, onClose }: UserConnectorDialogProps) {
  const { t, i18n } = useLingui();
  const known = connector?.name;
  const { form, errorOf, shell } = useSchemaForm({
    schema: userConnectorSchema,
    initial: formOfConnector(connector),
    send: async (values) => {
      const request = requestOfConnector(values);
      await (connector ? editUserConnector(connector.id, request) : publishUserConnector(request));
      await onSaved();
      const { name } = request;
      toast({ kind: 'ok', title: connector ? t`Saved` : t`${name} is published` });
      onClose();
    },
  });
  return (
    <Dialog
      title={known !== undefined ? t`Edit the connector ${known}` : t`Publish a connector`}
      description={t`Anyone in your organisation who manages connectors can use it. Don’t include secrets.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>Name</Trans>} name="name" error={errorOf('name')}>
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
          <Field label={<Trans>Kind</Trans>} name="kind">
            {(control) => (
              <Select
                {...control}
                {...form.register('kind')}
                options={connectorKinds.map((kind) => ({
                  value: kind,
                  label: i18n._(kindNames[kind]),
                }))}
              />
            )}
          </Field>
          <Field
            label={<Trans>Description</Trans>}
            name="description"
            need="optional"
            error={errorOf('description')}
          >
            {(control) => <Textarea {...control} {...form.register('description')} rows={2} />}
          </Field>
          <Field
            label={<Trans>Definition</Trans>}
            name="definition"
            need="optional"
            error={errorOf('definition')}
            hint={<Trans>A JSON object with the connector’s settings.</Trans>}
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('definition')}
                rows={5}
                mono
                spellCheck={false}
                placeholder='{ "url": "https://tickets.acme.example/hook" }'
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          {connector ? <Trans>Save</Trans> : <Trans>Publish</Trans>}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
