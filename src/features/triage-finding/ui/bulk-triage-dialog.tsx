import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChangePreview,
  useBulkPreview,
  useChangeFindings,
  targetKey,
  type FindingTarget,
} from '@/entities/finding';
import { useDraftState } from '@/shared/lib/use-form-draft';
import { isLost } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { CommandEnterHint, Form, onCommandEnter } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { decisions, falsePositiveReasons, type Decision } from '../model/decisions';

interface DecideDialogProps {
  decision: Decision;
  target: FindingTarget;
  onClose: () => void;
  /** Called once the request is sent, so that the caller can clear its selection. */
  onDone: () => void;
}

/** Previews a decision for all targeted findings. The button that applies it shows their number. */
export function BulkTriageDialog({ decision, target, onClose, onDone }: DecideDialogProps) {
  const { t, i18n } = useLingui();
  const words = decisions[decision];
  const [reason, setReason] = useDraftState(`${decision}.${targetKey(target)}`, '');
  const { mutate, isPending, error } = useChangeFindings({ inForm: true });
  const { preview, shown, disabledReason } = useBulkPreview({
    ...target,
    action: 'triage',
    change: words.change(''),
  });
  const count = preview?.will_change ?? 0;
  const refusal =
    disabledReason ||
    (decision === 'false-positive' && reason === '' && t`Choose a reason`) ||
    (words.needsReason === true && reason.trim() === '' && t`Enter a reason`);
  const submit = () => {
    if (refusal === false)
      mutate(
        { target, change: words.change(reason.trim()) },
        { onSuccess: onDone, onError: (failure) => isLost(failure) && onClose() },
      );
  };
  return (
    <Dialog
      title={i18n._(words.title)}
      description={<Trans>Preview. Nothing has changed yet.</Trans>}
      width="wide"
      dirty={reason !== ''}
      onClose={onClose}
    >
      <Form
        pending={isPending}
        error={formErrorOf(error) ?? null}
        frame="dialog"
        onSubmit={submit}
        onKeyDown={onCommandEnter}
      >
        <DialogBody className="flex flex-col gap-4">
          <ChangePreview {...shown} />
          {decision === 'false-positive' ? (
            <Field
              label={<Trans>Reason</Trans>}
              name="reason"
              need="required"
              hint={<Trans>Saved in the history.</Trans>}
            >
              {(control) => (
                <Select
                  {...control}
                  data-autofocus
                  value={reason}
                  placeholder={t`Choose a reason`}
                  options={falsePositiveReasons.map((one) => ({
                    value: i18n._(one),
                    label: i18n._(one),
                  }))}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          ) : (
            <Field
              label={words.undoable ? <Trans>Reason</Trans> : <Trans>Comment</Trans>}
              name="reason"
              need={words.needsReason ? 'required' : 'optional'}
              hint={<Trans>Saved in the history.</Trans>}
            >
              {(control) => (
                <Textarea
                  {...control}
                  data-autofocus
                  rows={2}
                  maxLength={2000}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          )}
        </DialogBody>
        <FormFoot
          note={
            words.undoable ? <Trans>You can undo this for 24 hours</Trans> : <CommandEnterHint />
          }
          onCancel={onClose}
          disabledReason={refusal}
        >
          {words.verb(i18n, count)}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
