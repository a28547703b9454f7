import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDot } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import type { IssueDraft } from '@/shared/api/generated/model';
import { createIssueRequestSchema } from '@/shared/api/generated/forms/remediation';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { RichText } from '@/shared/ui/rich-text';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';

// A draft can be sent unchanged, but edited fields must not be empty.
const { title, body } = createIssueRequestSchema.entries;
const schema = v.object({
  title: v.pipe(title, v.nonEmpty()),
  body: v.pipe(body, v.nonEmpty()),
});

export interface IssueDialogProps {
  draft: IssueDraft;
  /** Where the issue is opened, as a sentence. */
  place: string;
  create: (issue: IssueDraft) => Promise<unknown>;
  onClose: () => void;
}

/** Lets the user review and edit the issue before it is published. */
export function IssueDialog({ draft, place, create, onClose }: IssueDialogProps) {
  const { t } = useLingui();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: draft,
    send: async (issue) => {
      await create(issue);
      toast({ kind: 'ok', title: t`Issue opened`, detail: issue.title });
      onClose();
    },
  });
  const bodyError = errorOf('body');
  // Shows the editor if a field has an error, so that the user can correct it.
  const shownView = bodyError === undefined ? view : 'write';
  return (
    <Dialog
      title={<Trans>Create issue</Trans>}
      description={place}
      width="wide"
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>Title</Trans>} name="title" error={errorOf('title')} need="required">
            {(control) => <Input {...control} {...form.register('title')} autoComplete="off" />}
          </Field>
          <div className="flex flex-col gap-1.5">
            <span className="self-end">
              <SegmentedControl
                label={t`Text of the issue`}
                value={shownView}
                onChange={setView}
                segments={[
                  { value: 'write', label: t`Write` },
                  { value: 'preview', label: t`Preview` },
                ]}
              />
            </span>
            {shownView === 'write' ? (
              <Field
                label={<Trans>Text</Trans>}
                name="body"
                error={bodyError}
                need="required"
                hint={t`Markdown. Includes the patch, if there is one. Remove it if readers shouldn’t see it.`}
              >
                {(control) => (
                  <Textarea {...control} {...form.register('body')} rows={14} mono spellCheck />
                )}
              </Field>
            ) : (
              <section aria-label={t`Preview`} className="rounded-md border border-line px-4 py-3">
                <RichText format="markdown" text={form.getValues('body')} />
              </section>
            )}
          </div>
        </DialogBody>
        <FormFoot onCancel={onClose} icon={CircleDot}>
          <Trans>Create issue</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
