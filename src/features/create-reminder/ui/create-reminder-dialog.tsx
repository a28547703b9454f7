import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { sessionKey } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  createNotification,
  deleteNotification,
  getListNotificationsQueryKey,
} from '@/shared/api/generated/notifications';
import { createNotificationRequestSchema } from '@/shared/api/generated/forms/notifications';
import { limitOf, useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';

const schema = v.pick(createNotificationRequestSchema, ['title', 'message']);
const longestTitle = limitOf(schema.entries.title, 'max_length');

interface ReminderDialogProps {
  /** The object that the reminder links to, with a suggested title. */
  about?: {
    readonly type: 'finding' | 'scan' | 'repository';
    readonly id: string;
    readonly title: string;
  };
  onClose: () => void;
}

/** Creates a private reminder among the user's notifications. */
export function CreateReminderDialog({ about, onClose }: ReminderDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getListNotificationsQueryKey() }),
      client.invalidateQueries({ queryKey: sessionKey() }),
    ]);
  const undo = useMutation({
    mutationFn: (id: string) => deleteNotification(id),
    onSuccess: refresh,
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
  });
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { title: about?.title.slice(0, longestTitle) ?? '', message: '' },
    send: async ({ title, message }) => {
      const { data } = await createNotification({
        title,
        ...(message !== '' && { message }),
        ...(about && { subject_type: about.type, subject_id: about.id }),
      });
      await refresh();
      toast({
        kind: 'ok',
        title: t`Find it in your notifications`,
        action: { label: t`Undo`, undoes: true, onPress: () => undo.mutate(data._id) },
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={t`Create reminder`}
      description={t`Only you can see it. It stays unread in your notifications until you open it.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>Topic</Trans>} name="title" error={errorOf('title')}>
            {(control) => <Input {...control} {...form.register('title')} autoComplete="off" />}
          </Field>
          <Field
            label={<Trans>Note</Trans>}
            name="message"
            need="optional"
            error={errorOf('message')}
          >
            {(control) => <Textarea {...control} {...form.register('message')} rows={3} />}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          <Trans>Remind me</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
