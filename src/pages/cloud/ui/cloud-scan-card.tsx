import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import * as v from 'valibot';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Form, SubmitButton } from '@/shared/ui/form';
import { RadioCard } from '@/shared/ui/radio-card';
import { connectorGroups, isConnected } from '@/features/connect-service';
import { useClient } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { createCloudScan } from '@/shared/api/generated/scans/scans';
import { useSchemaForm } from '@/shared/lib/form';

const providers = ['aws', 'azure', 'gcp', 'oracle_oci'] as const;
const names = new Map(connectorGroups.flatMap((group) => group.connectors).map(({ key, name }) => [key, name]));
const schema = v.object({ provider: v.picklist(providers) });

export function CloudScanCard() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const reason = useDisabledReason('scans:start');
  const { data: client } = useClient();
  const { form, shell } = useSchemaForm({
    schema,
    initial: { provider: 'aws' },
    send: async (values) => {
      const scan = await createCloudScan(values);
      await navigate({ to: '/Repositories/scans/$scanId', params: { scanId: scan.data.id } });
    },
  });
  return (
    <Card>
      <CardHead title={t`Scan a cloud account`} note={t`Reads configuration only`} />
      <Form {...shell} aria-label={t`Scan a cloud account`} frame="card">
        <CardBody>
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="mb-2 text-sm font-medium"><Trans>Provider</Trans></legend>
            {providers.map((provider) => (
              <RadioCard
                key={provider}
                {...form.register('provider')}
                value={provider}
                title={names.get(provider) ?? provider}
                text={client && isConnected(client, provider) ? <Trans>Connected</Trans> : <Trans>Not connected</Trans>}
              />
            ))}
          </fieldset>
        </CardBody>
        <CardFoot className="flex justify-end">
          <SubmitButton icon={ScanLine} disabledReason={reason}><Trans>Start the scan</Trans></SubmitButton>
        </CardFoot>
      </Form>
    </Card>
  );
}
