import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Card, CardBody } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import { SettingsPage } from '@/widgets/app-shell';
import { useLoadedClient, useRefreshClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { messageOf } from '@/shared/api/error-message';
import { toggleDeepReasoning } from '@/shared/api/generated/client';
import {
  getGetAiConfigurationQueryKey,
  getGetAiConfigurationQueryOptions,
  getGetAiUsageQueryKey,
  saveAiConfiguration,
  testRemediatorConnection,
  testValidationConnection,
} from '@/shared/api/generated/connectors';
import { AiServiceCard, type AiValues } from './ai-service-card';
import { SecondOpinionCard } from './second-opinion-card';

const UsageSection = lazyComponent(async () => (await import('./usage-section')).UsageSection);

export function SettingsAiPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refresh = useRefreshClient();
  const may = useCan('ai:manage');
  const { deep_reasoning_enrichment: isDeep } = useLoadedClient();
  const mayRead = useCan('ai:read');
  const services = useQuery({ ...getGetAiConfigurationQueryOptions(), enabled: mayRead });
  const reasoning = useMutation({
    mutationFn: (on: boolean) => toggleDeepReasoning({ deep_reasoning_enrichment: on }),
    onSuccess: refresh,
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
  });
  const saved = () =>
    Promise.all(
      [getGetAiConfigurationQueryKey(), getGetAiUsageQueryKey()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return (
    <SettingsPage
      title={t`AI models`}
      subtitle={t`Until you connect a model, fixes come from the reports. Code is only sent to the address you enter here.`}
    >
      <Card className="mb-4">
        <CardBody>
          <Switch
            label={<Trans>Deep reasoning enrichment</Trans>}
            checked={isDeep}
            disabled={!may || reasoning.isPending}
            onChange={(event) => reasoning.mutate(event.target.checked)}
          />
        </CardBody>
      </Card>
      {!mayRead && (
        <EmptyState
          icon={Sparkles}
          title={t`You cannot see the AI models`}
          text={t`Contact an administrator of your organisation.`}
        />
      )}
      {mayRead && (
        <QueryBoundary query={services} label={t`AI models`}>
          {({ remediator, validation, budget }) => (
            <div className="grid gap-4 xl:grid-cols-2">
              <AiServiceCard
                title={t`Remediator`}
                note={t`Writes patches and pull requests`}
                stored={remediator}
                onSave={async ({ key, ...rest }) => {
                  await saveAiConfiguration({
                    remediator: { ...rest, ...(key !== undefined && { api_key: key }) },
                  });
                  await saved();
                }}
                onTest={({ key, ...rest }) =>
                  testRemediatorConnection({ ...rest, ...(key !== undefined && { api_key: key }) })
                }
              />
              <AiServiceCard
                title={t`Validation`}
                note={t`Second opinion on false positives`}
                stored={{
                  isConfigured: validation.isConfigured,
                  deployment_name: validation.openai_deployment_name,
                  base_url: validation.openai_base_url,
                  type: validation.openai_type,
                  version: validation.openai_version,
                }}
                onSave={async (values) => {
                  await saveAiConfiguration({ validation: validationOf(values) });
                  await saved();
                }}
                onTest={(values) => testValidationConnection(validationOf(values))}
              />
              <div className="xl:col-span-2">
                <SecondOpinionCard stored={validation} onSaved={saved} />
              </div>
              <UsageSection budget={budget} onSaved={saved} />
            </div>
          )}
        </QueryBoundary>
      )}
    </SettingsPage>
  );
}

const validationOf = ({
  key,
  deployment_name: deployment,
  base_url: url,
  type,
  version,
}: AiValues) => ({
  openai_deployment_name: deployment,
  openai_base_url: url,
  openai_type: type,
  openai_version: version,
  ...(key !== undefined && { openai_api_key: key }),
});
