import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardFoot } from '@/shared/ui/card';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Stepper } from '@/shared/ui/stepper';
import { toast } from '@/shared/ui/toast';
import { useRefreshClient } from '@/entities/client';
import { getGetWebhookQueryKey, saveWebhook } from '@/shared/api/generated/webhook';
import type { WebhookConfig } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { formOfWebhook, requestOfWebhook, webhookSchema } from '../model/webhook-form';
import { WebhookPreviewCard } from './webhook-preview-card';
import { WebhookStep, type WebhookStepId, webhookSteps } from './webhook-step';

export function WebhookWizard({ config }: { config: WebhookConfig | null }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refreshClient = useRefreshClient();
  const [step, setStep] = useState<WebhookStepId>('settings');
  const fields = useRef<HTMLDivElement>(null);
  // The pressed button may be another one in the next step, or none: the keys begin at its fields.
  const go = (to: WebhookStepId) => {
    flushSync(() => setStep(to));
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const at = webhookSteps.indexOf(step);
  const next = webhookSteps[at + 1];
  const previous = webhookSteps[at - 1];
  const names: Record<WebhookStepId, string> = {
    settings: t`Settings`,
    authentication: t`Authentication`,
    headers: t`Headers`,
    preview: t`Preview`,
  };
  const { form, errorOf, shell } = useSchemaForm({
    schema: webhookSchema,
    initial: formOfWebhook(config),
    keepAs: 'webhook',
    secrets: ['secret', 'signing_secret', 'headers'],
    send: async (values) => {
      await saveWebhook(requestOfWebhook(values));
      await Promise.all([
        queries.invalidateQueries({ queryKey: getGetWebhookQueryKey() }),
        refreshClient(),
      ]);
      toast({ kind: 'ok', title: t`Webhook saved` });
    },
  });
  const goOn = async (to: WebhookStepId) => {
    if (step !== 'settings' || (await form.trigger(['name', 'url']))) go(to);
  };
  return (
    <>
      <div className="mb-4">
        <Stepper
          steps={webhookSteps.map((id, index) => ({
            id,
            label: names[id],
            state: index < at ? 'done' : index === at ? 'current' : 'next',
          }))}
          onGo={go}
        />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Card>
          <Form {...shell} aria-label={names[step]} frame="card">
            <CardBody>
              <div ref={fields} className="flex flex-col gap-4">
                <WebhookStep
                  step={step}
                  form={form}
                  errorOf={errorOf}
                  secretStored={config?.authentication.isConfigured ?? false}
                  isSigned={config?.isSigned ?? false}
                />
              </div>
            </CardBody>
            <CardFoot className="flex justify-between gap-2">
              {previous ? (
                <Button onClick={() => go(previous)}>
                  <Trans>Back</Trans>
                </Button>
              ) : (
                <span />
              )}
              {next ? (
                <Button kind="primary" onClick={() => goOn(next)}>
                  <Trans>Continue</Trans>
                </Button>
              ) : (
                <SubmitButton>
                  <Trans>Save webhook</Trans>
                </SubmitButton>
              )}
            </CardFoot>
          </Form>
        </Card>
        <WebhookPreviewCard read={() => requestOfWebhook(form.getValues())} />
      </div>
    </>
  );
}
