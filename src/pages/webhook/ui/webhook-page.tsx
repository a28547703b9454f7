import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page } from '@/widgets/app-shell';
import { useCan } from '@/entities/session';
import { getGetWebhookQueryOptions } from '@/shared/api/generated/webhook';
import { RemoveWebhook } from './remove-webhook';
import { WebhookWizard } from './webhook-wizard';

export function WebhookPage() {
  const { t } = useLingui();
  const may = useCan('webhooks:manage');
  const webhook = useQuery({ ...getGetWebhookQueryOptions(), enabled: may });
  return (
    <Page
      title={t`Webhooks`}
      subtitle={t`Send findings to your ticket system.`}
      {...(webhook.data?.data && { aside: <RemoveWebhook name={webhook.data.data.name} /> })}
    >
      {may ? (
        <QueryBoundary query={webhook} label={t`Webhooks`}>
          {({ data }) => <WebhookWizard key={data === null ? 'new' : 'known'} config={data} />}
        </QueryBoundary>
      ) : (
        <EmptyState
          icon={Webhook}
          title={t`You cannot see the webhook`}
          text={t`Contact an administrator of your organisation.`}
        />
      )}
    </Page>
  );
}
