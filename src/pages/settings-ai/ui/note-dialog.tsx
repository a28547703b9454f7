import { Trans, useLingui } from '@lingui/react/macro';
import { updateReviewerNote } from '@/shared/api/generated/connectors';
import { reviewerNoteRequestSchema } from '@/shared/api/generated/forms/connectors';
import type { ReviewerNote } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';

/** Edits the text that the AI services receive; the finding's history keeps the reviewer's text. */
export function NoteDialog({
  note,
  onSaved,
  onClose,
}: {
  note: ReviewerNote;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { form, errorOf, shell } = useSchemaForm({
    schema: reviewerNoteRequestSchema,
    initial: { text: note.text },
    send: async ({ text }) => {
      await updateReviewerNote(note.id, { text });
      await onSaved();
      toast({ kind: 'ok', title: t`Saved` });
      onClose();
    },
  });
  return (
    <Dialog
      title={t`Edit note`}
      description={t`AI models get this text from now on. The finding’s history keeps the original.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody>
          <Field label={<Trans>Note</Trans>} name="text" error={errorOf('text')}>
            {(control) => <Textarea {...control} {...form.register('text')} rows={5} />}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          <Trans>Save</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
