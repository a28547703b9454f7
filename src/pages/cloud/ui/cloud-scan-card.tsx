import { i18n as texts } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { isConnected } from '@/features/connect-service';
import { useLoadedClient } from '@/entities/client';
import { invalidateScans } from '@/entities/scan';
import { useDisabledReason } from '@/entities/session';
import { createCloudScan } from '@/shared/api/generated/scans';
import type { CloudScanRequest } from '@/shared/api/generated/model';
import { cloudScanRequestSchema } from '@/shared/api/generated/forms/scans';
import { checkField, useSchemaForm } from '@/shared/lib/form';
import { announceLaunch } from '@/entities/job';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { RadioCard } from '@/shared/ui/radio-card';
import { RadioGroup } from '@/shared/ui/radio';
import { toast } from '@/shared/ui/toast';
import { cloudNames } from './cloud-state';

const { provider, regions } = cloudScanRequestSchema.entries;
const providers = provider.options;
type Provider = (typeof providers)[number];

/** The clouds whose regions can be selected. */
const regional: ReadonlySet<Provider> = new Set(['aws', 'oracle_oci']);

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

type Values = { provider: Provider; regions: string };

const schema: v.GenericSchema<Values, CloudScanRequest> = v.pipe(
  v.object({
    provider,
    regions: v.pipe(
      v.string(),
      v.check((text) => v.is(regions, listOf(text))),
    ),
  }),
  checkField(
    'regions',
    (values: Values) => values.provider !== 'oracle_oci' || listOf(values.regions).length > 0,
    () => texts._(msg`This field is required.`),
  ),
  v.transform(({ provider, regions }) => ({
    provider,
    ...(regional.has(provider) && { regions: listOf(regions) }),
  })),
);

export function CloudScanCard() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const mayNot = useDisabledReason('scans:start');
  const client = useLoadedClient();
  const { form, errorOf, shell } = useSchemaForm<Values, CloudScanRequest>({
    schema,
    initial: { provider: 'aws', regions: '' },
    send: async (values) => {
      const { data } = await createCloudScan(values);
      announceLaunch({
        job: data.id,
        store: 'scan',
        kind: 'run_scanners',
        scan: data.id,
        state: 'accepted',
      });
      toast({ kind: 'ok', title: t`Scan started` });
      await invalidateScans(queries);
    },
  });
  const provider = useWatch({ control: form.control, name: 'provider' });
  const name = cloudNames.get(provider) ?? provider;
  const isMissing = !isConnected(client, provider);
  return (
    <Card aria-labelledby="cloud-scan">
      <CardHead
        id="cloud-scan"
        title={t`Scan a cloud account`}
        note={t`Read-only. Nothing in your account is changed.`}
      />
      <Form {...shell} aria-label={t`Scan a cloud account`} frame="card">
        <CardBody className="flex flex-col gap-4">
          <RadioGroup label={t`Provider`} className="grid gap-2 sm:grid-cols-2">
            {providers.map((one) => (
              <RadioCard
                key={one}
                {...form.register('provider')}
                value={one}
                title={cloudNames.get(one) ?? one}
                text={
                  isConnected(client, one) ? (
                    <Trans>Credentials saved</Trans>
                  ) : (
                    <Trans>No credentials</Trans>
                  )
                }
              />
            ))}
          </RadioGroup>
          {regional.has(provider) && (
            <Field
              label={<Trans>Regions</Trans>}
              name="regions"
              error={errorOf('regions')}
              need={provider === 'aws' ? 'optional' : undefined}
              hint={
                provider === 'aws' ? (
                  <Trans>Separate with commas. Leave empty to scan all regions.</Trans>
                ) : (
                  <Trans>The tenancy’s home region. All subscribed regions are scanned.</Trans>
                )
              }
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register('regions')}
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={provider === 'aws' ? 'eu-west-1, us-east-1' : 'eu-frankfurt-1'}
                />
              )}
            </Field>
          )}
        </CardBody>
        <CardFoot className="justify-end">
          {isMissing && (
            <Link to="/connector" className={buttonStyles({})}>
              <Trans>Connect {name}</Trans>
            </Link>
          )}
          <SubmitButton
            icon={ScanLine}
            disabledReason={mayNot || (isMissing && t`${name} is not connected`)}
          >
            <Trans>Scan account</Trans>
          </SubmitButton>
        </CardFoot>
      </Form>
    </Card>
  );
}
