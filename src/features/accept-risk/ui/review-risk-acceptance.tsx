import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useDraftState } from '@/shared/lib/use-form-draft';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Textarea } from '@/shared/ui/textarea';
import { useReviewRiskAcceptance } from '../api/use-review-risk-acceptance';

/** Lets the approver approve at once, or decline with a reason. */
export function ReviewRiskAcceptance({ id, title }: { id: string; title: string }) {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useReviewRiskAcceptance(id);
  const [declining, setDeclining] = useState(false);
  const [comment, setComment] = useDraftState(`decline.${id}`, '');
  return (
    <>
      <Button icon={X} busy={isPending && !variables.approve} onClick={() => setDeclining(true)}>
        <Trans>Decline</Trans>
      </Button>
      <Button
        kind="primary"
        icon={Check}
        busy={isPending && variables.approve}
        onClick={() => mutate({ approve: true })}
      >
        <Trans>Approve</Trans>
      </Button>
      {declining && (
        <Dialog
          title={<Trans>Decline the acceptance</Trans>}
          description={title}
          dirty={comment !== ''}
          onClose={() => setDeclining(false)}
        >
          <Form
            frame="dialog"
            pending={isPending}
            error={null}
            onSubmit={() =>
              mutate(
                { approve: false, ...(comment.trim() !== '' && { comment: comment.trim() }) },
                { onSuccess: () => setDeclining(false) },
              )
            }
          >
            <DialogBody>
              <Field
                label={<Trans>Why not</Trans>}
                name="comment"
                need="optional"
                hint={t`Saved in the history for the requester.`}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    maxLength={2000}
                    value={comment}
                    onChange={(event) => setComment(event.target.value)}
                  />
                )}
              </Field>
            </DialogBody>
            <FormFoot onCancel={() => setDeclining(false)} kind="danger">
              <Trans>Decline</Trans>
            </FormFoot>
          </Form>
        </Dialog>
      )}
    </>
  );
}
