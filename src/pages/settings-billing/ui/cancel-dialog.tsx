import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { useRefreshClient } from '@/entities/client';
import {
  getGetStripeSubscriptionDetailQueryKey,
  useCancelStripeSubscription,
} from '@/shared/api/generated/stripe/stripe';
import type { StripeSubscription } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { useSchemaForm } from '@/shared/lib/form';

const schema = v.object({ comment: v.pipe(v.string(), v.maxLength(2000)) });

type CancelDialogProps = {
  subscription: StripeSubscription;
  clientId: string;
  onClose: () => void;
};

export function CancelDialog({ subscription, clientId, onClose }: CancelDialogProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const refreshClient = useRefreshClient();
  const { mutateAsync: cancel } = useCancelStripeSubscription();
  const end = dateOf(i18n, subscription.current_period_end);
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { comment: '' },
    send: async (data) => {
      const ended = await cancel({ id: subscription.id, data });
      const until = dateOf(i18n, ended.current_period_end);
      toast({
        kind: 'ok',
        title: t`Subscription cancelled`,
        detail: t`It stays on until ${until}.`,
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
        <Trans>The plan stays on until {end} and is not renewed. Nothing is deleted.</Trans>
      }
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody>
          <Field name="comment" label={t`Why, if you like to say`} error={errorOf('comment')}>
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
