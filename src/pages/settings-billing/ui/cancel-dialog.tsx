import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { useRefreshClient } from '@/entities/client';
import {
  getGetStripeSubscriptionDetailQueryKey,
  cancelStripeSubscription,
} from '@/shared/api/generated/stripe';
import type { CancelSubscriptionRequest, StripeSubscription } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { cancelSubscriptionRequestSchema } from '@/shared/api/generated/forms/stripe';
import { useSchemaForm } from '@/shared/lib/form';

type CancelDialogProps = {
  subscription: StripeSubscription;
  clientId: string;
  onClose: () => void;
};

export function CancelDialog({ subscription, clientId, onClose }: CancelDialogProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const refreshClient = useRefreshClient();
  const { mutateAsync: cancel } = useMutation({
    mutationFn: ({ id, data }: { id: string; data: CancelSubscriptionRequest }) =>
      cancelStripeSubscription(id, data),
  });
  const end = dateOf(i18n, subscription.current_period_end);
  const { form, errorOf, shell } = useSchemaForm({
    schema: cancelSubscriptionRequestSchema,
    initial: { comment: '' },
    send: async (data) => {
      const ended = await cancel({ id: subscription.id, data });
      const until = dateOf(i18n, ended.current_period_end);
      toast({
        kind: 'ok',
        title: t`Subscription cancelled`,
        detail: t`Active until ${until}.`,
      });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: getGetStripeSubscriptionDetailQueryKey(clientId) }),
        refreshClient(),
      ]);
    },
  });
  return (
    <Dialog
      title={t`Cancel the subscription?`}
      description={
        <Trans>Your plan stays active until {end} and won’t renew. Nothing is deleted.</Trans>
      }
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody>
          <Field name="comment" label={t`Reason (optional)`} error={errorOf('comment')}>
            {(control) => <Textarea {...control} {...form.register('comment')} rows={4} />}
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <SubmitButton kind="danger">
            <Trans>Cancel the subscription</Trans>
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
