import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '@/shared/ui/answer';
import { Page } from '@/widgets/app-shell';
import { getGetWebhookQueryOptions } from '@/shared/api/generated/webhook/webhook';
import { RemoveWebhook } from './remove-webhook';
import { WebhookWizard } from './webhook-wizard';

export function WebhookPage() {
  const { t } = useLingui();
  const webhook = useQuery(getGetWebhookQueryOptions());
  return (
    <Page title={t`Webhooks`} subtitle={t`Send a ticket to another system whenever a finding needs one.`} {...(webhook.data?.data && { aside: <RemoveWebhook name={webhook.data.data.name} /> })}>
      <Answer query={webhook} what={t`Webhooks`}>
        {({ data }) => <WebhookWizard key={data === null ? 'new' : 'known'} config={data} />}
      </Answer>
    </Page>
  );
}
