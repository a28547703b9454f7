import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardFoot } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { FormSection } from '@/shared/ui/form-section';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import { type Client, useRefreshClient } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { updateClient } from '@/shared/api/generated/client/client';
import { useSchemaForm } from '@/shared/lib/form';
import { clientSchema, formOfClient, requestOfForm } from '../model/client-form';

/** Carries the version that was read: somebody else's change is not overwritten unseen. */
export function ClientFormCard({ client }: { client: Client }) {
  const { t } = useLingui();
  const refresh = useRefreshClient();
  const reason = useDisabledReason('client:manage');
  const { form, errorOf, shell } = useSchemaForm({
    schema: clientSchema,
    initial: formOfClient(client),
    send: async (values) => {
      await updateClient(requestOfForm(values), { headers: { 'if-match': `"${client.version}"` } });
      await refresh();
      toast({ kind: 'ok', title: t`Saved` });
    },
  });
  const texts = {
    identity: [['organization_name', t`Name`], ['legal_name', t`Legal name`], ['address', t`Address`]],
    company: [['parent_company', t`Parent company`], ['global_entity_identifier', t`Global entity identifier`], ['category', t`Category`], ['url_company', t`Web address`]],
    structure: [['subsidiary', t`Subsidiaries`], ['branch', t`Branches`], ['service', t`Services`], ['data_processing', t`Data is processed in`], ['applicable_regulations', t`Applicable regulations`]],
    tools: [['included_tools', t`Only these tools`], ['excluded_tools', t`Without these tools`]],
  } as const;
  const fields = (part: keyof typeof texts) =>
    texts[part].map(([name, label]) => (
      <Field key={name} label={label} name={name} error={errorOf(name)}>
        {(control) => <Input {...control} {...form.register(name)} autoComplete="off" />}
      </Field>
    ));
  const commas = <Trans>Several are separated by commas.</Trans>;
  return (
    <Card>
      <Form {...shell} aria-label={t`Organisation`} className="gap-0!">
        <CardBody className="flex flex-col">
          <FormSection title={<Trans>Organisation</Trans>}>{fields('identity')}</FormSection>
          <FormSection title={<Trans>Scans</Trans>} reason={<Trans>What runs by itself.</Trans>}>
            <Field label={<Trans>Scan by schedule</Trans>} name="schedule_scan">
              {(control) => (
                <Select
                  {...control}
                  {...form.register('schedule_scan')}
                  options={[{ value: 'off', label: t`Off` }, { value: 'daily', label: t`Daily` }, { value: 'weekly', label: t`Weekly` }, { value: 'monthly', label: t`Monthly` }]}
                />
              )}
            </Field>
            <Switch {...form.register('autonomous_scan')} label={<Trans>Scan when a repository changes</Trans>} />
            <Switch {...form.register('pipeline_integration')} label={<Trans>Accept reports from pipelines</Trans>} />
            <Switch {...form.register('enable_false_positive_analysis')} label={<Trans>Second opinion on false positives</Trans>} />
          </FormSection>
          <FormSection title={<Trans>Tools</Trans>} reason={commas}>{fields('tools')}</FormSection>
          <FormSection title={<Trans>Company</Trans>}>{fields('company')}</FormSection>
          <FormSection title={<Trans>Structure and regulations</Trans>} reason={commas}>{fields('structure')}</FormSection>
        </CardBody>
        <CardFoot className="flex justify-end">
          <SubmitButton disabledReason={reason || (!form.formState.isDirty && t`Nothing has changed.`)}>
            <Trans>Save</Trans>
          </SubmitButton>
        </CardFoot>
      </Form>
    </Card>
  );
}
