import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Card, CardBody } from '@/shared/ui/card';
import { ChipInput } from '@/shared/ui/chip-input';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormSection } from '@/shared/ui/form-section';
import { Input } from '@/shared/ui/input';
import { SaveBar } from '@/shared/ui/save-bar';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import { type Client, useRefreshClient } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { updateClient } from '@/shared/api/generated/client';
import { useSchemaForm } from '@/shared/lib/form';
import { type ClientForm, clientSchema, formOfClient, requestOfForm } from '../model/client-form';

type TextName = {
  [Name in keyof ClientForm]: ClientForm[Name] extends string ? Name : never;
}[keyof ClientForm];
type ListName = {
  [Name in keyof ClientForm]: ClientForm[Name] extends string[] ? Name : never;
}[keyof ClientForm];

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-2">{children}</div>
);

/** Sends the version that was read, so that it never overwrites another user's change. */
export function ClientFormCard({ client }: { client: Client }) {
  'use no memo'; // the fields that differ are one mutable object
  const { t } = useLingui();
  const refresh = useRefreshClient();
  const reason = useDisabledReason('client:manage');
  const mayManage = reason === false;
  const initial = formOfClient(client);
  const { form, errorOf, shell } = useSchemaForm({
    schema: clientSchema,
    initial,
    keepAs: 'client',
    follows: true,
    readAgain: refresh,
    send: async (values) => {
      await updateClient(requestOfForm(values), {
        headers: { 'if-match': `"${client.version}"` },
      });
      form.reset(form.getValues());
      await refresh();
      toast({ kind: 'ok', title: t`Saved` });
    },
  });
  const { dirtyFields, errors } = form.formState;
  const changed = Object.values(dirtyFields).filter(Boolean).length;
  const wrong = Object.keys(errors).filter((name) => name !== 'root');

  const text = (name: TextName, label: string, mono = false) => (
    <Field label={label} name={name} error={errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          {...form.register(name)}
          autoComplete="off"
          readOnly={!mayManage}
          className={mono ? 'font-mono' : ''}
        />
      )}
    </Field>
  );
  const list = (name: ListName, label: string) => (
    <Field label={label} name={name} error={errorOf(name)}>
      {(control) =>
        mayManage ? (
          <Controller
            control={form.control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <ChipInput
                {...control}
                values={value}
                onChange={(next) => onChange([...next])}
                placeholder={t`Add`}
              />
            )}
          />
        ) : (
          <Input {...control} readOnly value={initial[name].join(', ')} />
        )
      }
    </Field>
  );
  return (
    <>
      {reason && (
        <p className="mb-4 rounded-md border bg-inset px-3 py-2 text-sm text-ink-2">{reason}</p>
      )}
      <Card>
        <Form {...shell} aria-label={t`Organisation`} frame="card">
          <CardBody className="flex flex-col py-0!">
            <FormSection
              title={<Trans>Organisation</Trans>}
              reason={<Trans>Your organisation’s name in Parapet.</Trans>}
            >
              <Pair>
                {text('organization_name', t`Name`)}
                {text('url_company', t`Web address`)}
              </Pair>
            </FormSection>
            <FormSection
              title={<Trans>Company</Trans>}
              reason={
                <Trans>
                  Legal name and address appear on reports of a finding, on JSON and SARIF exports,
                  and on Stripe’s invoices.
                </Trans>
              }
            >
              <Pair>
                {text('legal_name', t`Legal name`)}
                {text('parent_company', t`Parent company`)}
                {text('global_entity_identifier', t`Global entity identifier`, true)}
                {text('category', t`Category`)}
              </Pair>
              {text('address', t`Address`)}
            </FormSection>
            <FormSection
              title={<Trans>Structure and regulations</Trans>}
              reason={
                <Trans>
                  Locations and services are informational. Regulations determine the compliance
                  frameworks in filters and exports and, without custom scoring, in the priority.
                </Trans>
              }
            >
              <Pair>
                {list('headquarters', t`Headquarters`)}
                <Pair>
                  {text('latitude', t`Latitude`, true)}
                  {text('longitude', t`Longitude`, true)}
                </Pair>
                {list('subsidiary', t`Subsidiaries`)}
                {list('branch', t`Branches`)}
                {list('service', t`Services`)}
                {list('data_processing', t`Data processing locations`)}
              </Pair>
              {list('applicable_regulations', t`Applicable regulations`)}
            </FormSection>
            <FormSection
              title={<Trans>Scans</Trans>}
              reason={<Trans>What runs automatically.</Trans>}
            >
              <Field label={<Trans>Scheduled scans</Trans>} name="schedule_scan">
                {(control) => (
                  <Select
                    {...control}
                    {...form.register('schedule_scan')}
                    disabled={!mayManage}
                    options={[
                      { value: 'off', label: t`Off` },
                      { value: 'daily', label: t`Daily` },
                      { value: 'weekly', label: t`Weekly` },
                      { value: 'monthly', label: t`Monthly` },
                    ]}
                  />
                )}
              </Field>
              <Switch
                {...form.register('autonomous_scan')}
                disabled={!mayManage}
                label={<Trans>Scan on change</Trans>}
              />
              <Switch
                {...form.register('pipeline_integration')}
                disabled={!mayManage}
                label={<Trans>Accept reports from pipelines</Trans>}
              />
              <Switch
                {...form.register('enable_false_positive_analysis')}
                disabled={!mayManage}
                label={<Trans>Second opinion on new findings, by your model</Trans>}
              />
            </FormSection>
            <FormSection
              title={<Trans>Tools</Trans>}
              reason={
                <Trans>
                  Which scanners run, and whose reports are accepted. “Semgrep” also covers “Semgrep
                  OSS”.
                </Trans>
              }
            >
              <Pair>
                {list('included_tools', t`Only these tools`)}
                {list('excluded_tools', t`Without these tools`)}
              </Pair>
            </FormSection>
          </CardBody>
        </Form>
      </Card>
      <SaveBar
        changes={changed}
        problems={wrong.length}
        pending={shell.pending}
        onGoToProblem={() => form.setFocus((wrong[0] ?? 'organization_name') as keyof ClientForm)}
        onDiscard={() => form.reset(initial)}
        onSave={shell.onSubmit}
      />
    </>
  );
}
