import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import * as v from 'valibot';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import type { ConnectionResult, RemediatorState } from '@/shared/api/generated/model';
import { remediatorInputSchema } from '@/shared/api/generated/forms/connectors';
import { useSchemaForm, webAddress } from '@/shared/lib/form';
import { ConnectionReport } from './connection-report';

export type AiValues = {
  type: RemediatorState['type'];
  version: string | null;
  base_url: string | null;
  deployment_name: string | null;
  key?: string;
};

const { api_key, base_url, ...entries } = remediatorInputSchema.entries;
const schema = v.object({ ...entries, base_url: webAddress(base_url), key: api_key });

/** Empty fields are cleared; an empty key keeps the stored one. */
const valuesOf = ({ key, ...rest }: v.InferOutput<typeof schema>): AiValues => ({
  type: rest.type,
  version: rest.version || null,
  base_url: rest.base_url || null,
  deployment_name: rest.deployment_name || null,
  ...(key !== '' && { key }),
});

type AiServiceCardProps = {
  title: string;
  note: string;
  stored: RemediatorState;
  onSave: (values: AiValues) => Promise<void>;
  onTest: (values: AiValues) => Promise<ConnectionResult>;
};

export function AiServiceCard({ title, note, stored, onSave, onTest }: AiServiceCardProps) {
  const { t } = useLingui();
  const reason = useDisabledReason('ai:manage');
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: {
      type: stored.type,
      version: stored.version ?? '',
      base_url: stored.base_url ?? '',
      deployment_name: stored.deployment_name ?? '',
      key: '',
    },
    fieldOf: { 'remediator.api_key': 'key', 'validation.openai_api_key': 'key' },
    send: async (values) => {
      await onSave(valuesOf(values));
      form.reset({ ...values, key: '' });
      toast({ kind: 'ok', title: t`Saved` });
    },
  });
  const test = useMutation({ mutationFn: () => onTest(valuesOf(form.getValues())) });
  const fields = [
    ['version', t`Version`],
    ['base_url', t`Base URL`],
    ['deployment_name', t`Deployment name`],
  ] as const;
  return (
    <Card className="flex flex-col">
      <CardHead
        title={title}
        note={note}
        actions={
          stored.isConfigured ? (
            <Badge tone="ok">
              <Trans>Configured</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Not configured</Trans>
            </Badge>
          )
        }
      />
      <Form {...shell} aria-label={title} frame="card" className="flex-1">
        <CardBody className="grid gap-4 sm:grid-cols-2">
          <Field label={<Trans>Type</Trans>} name="type">
            {(control) => (
              <Select
                {...control}
                {...form.register('type')}
                options={[
                  { value: 'azure', label: 'Azure' },
                  { value: 'openai', label: 'OpenAI' },
                ]}
              />
            )}
          </Field>
          {fields.map(([name, label]) => (
            <Field key={name} label={label} name={name} error={errorOf(name)}>
              {(control) => (
                <Input
                  {...control}
                  {...form.register(name)}
                  mono
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          ))}
          <Field
            label={<Trans>API key</Trans>}
            name="key"
            hint={
              stored.isConfigured && <Trans>A value is saved. Enter another to replace it.</Trans>
            }
            error={errorOf('key')}
          >
            {(control) => (
              <Input {...control} {...form.register('key')} type="password" autoComplete="off" />
            )}
          </Field>
          <div className="sm:col-span-2">
            <ConnectionReport result={test.data} error={test.error} />
          </div>
        </CardBody>
        <CardFoot className="mt-auto flex flex-wrap justify-between gap-2">
          <Button
            icon={PlugZap}
            busy={test.isPending}
            disabledReason={reason}
            onClick={() => test.mutate()}
          >
            <Trans>Test connection</Trans>
          </Button>
          <SubmitButton disabledReason={reason}>
            <Trans>Save</Trans>
          </SubmitButton>
        </CardFoot>
      </Form>
    </Card>
  );
}
