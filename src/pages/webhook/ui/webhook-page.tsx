import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { Answer } from '@/shared/ui/answer';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page } from '@/widgets/app-shell';
import { useCan } from '@/entities/session';
import { getGetWebhookQueryOptions } from '@/shared/api/generated/webhook/webhook';
import { RemoveWebhook } from './remove-webhook';
import { WebhookWizard } from './webhook-wizard';

export function WebhookPage() {
  const { t } = useLingui();
  const may = useCan('webhooks:manage');
  const webhook = useQuery({ ...getGetWebhookQueryOptions(), enabled: may });
  return (
    <Page
      title={t`Webhooks`}
      subtitle={t`Send a ticket to another system whenever a finding needs one.`}
      {...(webhook.data?.data && { aside: <RemoveWebhook name={webhook.data.data.name} /> })}
    >
      {may ? (
        <Answer query={webhook} what={t`Webhooks`}>
          {({ data }) => <WebhookWizard key={data === null ? 'new' : 'known'} config={data} />}
        </Answer>
      ) : (
        <EmptyState
          icon={Webhook}
          title={t`You cannot see the webhook`}
          text={t`Ask an administrator of your organisation.`}
        />
      )}
    </Page>
  );
}
