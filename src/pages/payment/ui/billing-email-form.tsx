import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useRefreshClient } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { getGetStripeCustomerQueryKey, createStripeCustomer } from '@/shared/api/generated/stripe';
import type { StripeEmailRequest } from '@/shared/api/generated/model';
import { stripeEmailRequestSchema } from '@/shared/api/generated/forms/stripe';
import { useSchemaForm } from '@/shared/lib/form';

/**
 * Creates the customer at the payment provider or updates the email address; both use the same
 * request.
 */
export function BillingEmailForm({ clientId, known }: { clientId: string; known: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const refreshClient = useRefreshClient();
  const reason = useDisabledReason('billing:manage');
  const { mutateAsync: save } = useMutation({
    mutationFn: (request: StripeEmailRequest) => createStripeCustomer(request),
  });
  const { form, errorOf, shell } = useSchemaForm({
    schema: stripeEmailRequestSchema,
    initial: { email: known },
    send: async (data) => {
      const customer = await save(data);
      toast({ kind: 'ok', title: t`Saved` });
      client.setQueryData(getGetStripeCustomerQueryKey(clientId), customer);
      await refreshClient();
    },
  });
  return (
    <Card>
      <CardHead title={t`Billing address`} note={t`Where invoices and receipts go.`} />
      <Form {...shell} aria-label={t`Billing address`}>
        <CardBody>
          <Field name="email" label={t`Email`} error={errorOf('email')}>
            {(control) => (
              <Input
                {...control}
                {...form.register('email')}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                className="max-w-md"
              />
            )}
          </Field>
        </CardBody>
        <CardFoot>
          <SubmitButton disabledReason={reason}>
            <Trans>Save</Trans>
          </SubmitButton>
        </CardFoot>
      </Form>
    </Card>
  );
}
