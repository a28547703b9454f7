import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ChangePreview,
  useAssignees,
  useBulkPreview,
  useChangeFindings,
  targetKey,
  type FindingTarget,
} from '@/entities/finding';
import { useDraftState } from '@/shared/lib/use-form-draft';
import { isLost } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import type { BulkChangeInput } from '@/shared/api/generated/model';
import { ChipInput } from '@/shared/ui/chip-input';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { CommandEnterHint, Form, onCommandEnter } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';

interface EditFindingsDialogProps {
  target: FindingTarget;
  count: number;
  /** Focuses the assignee field, because the user opened the dialog to assign. */
  isAssigning?: boolean;
  onClose: () => void;
  /** Called once the request is sent, so that the caller can clear its selection. */
  onDone?: () => void;
}

const settable = ['open', 'in_progress', 'fixed'] as const;
type Settable = (typeof settable)[number];

const keep = '';
const unassigned = 'unassigned';

/** Edits status, assignee and tags of one or many findings; untouched fields keep their values. */
export function BulkEditDialog({
  target,
  count,
  isAssigning = false,
  onClose,
  onDone = onClose,
}: EditFindingsDialogProps) {
  const { t } = useLingui();
  const { people, total: all } = useAssignees(target);
  const { mutate, isPending, error } = useChangeFindings({ inForm: true });
  const key = targetKey(target);
  const [status, setStatus] = useDraftState<Settable | typeof keep>(`status.${key}`, keep);
  const [assignee, setAssignee] = useDraftState(`assignee.${key}`, keep);
  const [tags, setTags] = useDraftState<readonly string[]>(`tags.${key}`, []);
  const [reason, setReason] = useDraftState(`reason.${key}`, '');
  const isEmpty = status === keep && assignee === keep && tags.length === 0;
  const parts: BulkChangeInput = {
    ...(status !== keep && { status }),
    ...(assignee !== keep && { assignee_id: assignee === unassigned ? null : assignee }),
    ...(tags.length > 0 && { add_tags: [...tags] }),
  };
  const change: BulkChangeInput = {
    ...parts,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
  const isMany = 'selection' in target || count > 1;
  const { preview, shown, disabledReason } = useBulkPreview(
    isMany && !isEmpty ? { ...target, action: 'triage', change: parts } : undefined,
  );
  const changed = preview?.will_change ?? count;
  const nothing = isEmpty ? t`Choose what to change` : disabledReason;
  const submit = () => {
    if (nothing === false)
      mutate(
        { target, change },
        { onSuccess: onDone, onError: (failure) => isLost(failure) && onClose() },
      );
  };
  const names = { open: t`Open`, in_progress: t`In progress`, fixed: t`Fixed` };
  return (
    <Dialog
      title={<Plural value={count} one="Change # finding" other="Change # findings" />}
      description={<Trans>Fields you don’t change keep their values.</Trans>}
      dirty={!isEmpty}
      onClose={onClose}
    >
      <Form
        pending={isPending}
        error={formErrorOf(error) ?? null}
        onSubmit={submit}
        onKeyDown={onCommandEnter}
        frame="dialog"
      >
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>Status</Trans>} name="status">
            {(control) => (
              <Select
                {...control}
                value={status}
                placeholder={t`Keep`}
                options={settable.map((value) => ({ value, label: names[value] }))}
                onChange={(event) =>
                  setStatus(settable.find((one) => one === event.target.value) ?? keep)
                }
              />
            )}
          </Field>
          <Field label={<Trans>Assignee</Trans>} name="assignee_id">
            {(control) => (
              <Select
                {...control}
                data-autofocus={isAssigning || undefined}
                value={assignee}
                placeholder={t`Keep`}
                options={[
                  { value: unassigned, label: t`No assignee` },
                  ...people.map(({ id, username: name, changed: some }) => ({
                    value: id,
                    label: some > 0 ? t`${name}, last changed ${some} of ${all}` : name,
                  })),
                ]}
                onChange={(event) => setAssignee(event.target.value)}
              />
            )}
          </Field>
          <Field label={<Trans>Add tags</Trans>} name="add_tags" need="optional">
            {({ id, ...control }) => (
              <ChipInput id={id} {...control} values={tags} onChange={setTags} />
            )}
          </Field>
          <Field
            label={<Trans>Reason</Trans>}
            name="reason"
            need="optional"
            hint={<Trans>Saved in the history.</Trans>}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={2000}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          {isMany && !isEmpty && <ChangePreview {...shown} />}
        </DialogBody>
        <FormFoot note={<CommandEnterHint />} onCancel={onClose} disabledReason={nothing}>
          {isMany && preview && !isEmpty ? (
            <Plural value={changed} one="Change # finding" other="Change # findings" />
          ) : (
            <Trans>Change</Trans>
          )}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
