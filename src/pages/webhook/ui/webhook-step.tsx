import { Trans, useLingui } from '@lingui/react/macro';
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { Textarea } from '@/shared/ui/textarea';
import type { WebhookForm } from '../model/webhook-form';
import { SigningFields } from './signing-fields';

export const webhookSteps = ['settings', 'authentication', 'headers', 'preview'] as const;
export type WebhookStepId = (typeof webhookSteps)[number];

type WebhookStepProps = {
  step: WebhookStepId;
  form: UseFormReturn<WebhookForm, unknown, WebhookForm>;
  errorOf: (name: FieldPath<WebhookForm>) => string | undefined;
  secretStored: boolean;
  isSigned: boolean;
};

export function WebhookStep({ step, form, errorOf, secretStored, isSigned }: WebhookStepProps) {
  const { t } = useLingui();
  const kind = useWatch({ control: form.control, name: 'authentication' });
  switch (step) {
    case 'settings':
      return (
        <>
          <Field
            label={<Trans>Name</Trans>}
            name="name"
            error={errorOf('name')}
            hint={<Trans>Shown in each finding’s history.</Trans>}
          >
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
          <Field label={<Trans>Address</Trans>} name="url" error={errorOf('url')}>
            {(control) => (
              <Input {...control} {...form.register('url')} type="url" mono autoComplete="off" />
            )}
          </Field>
          <Field label={<Trans>Method</Trans>} name="method">
            {(control) => (
              <Select
                {...control}
                {...form.register('method')}
                options={['POST', 'PUT', 'PATCH'].map((method) => ({
                  value: method,
                  label: method,
                }))}
              />
            )}
          </Field>
          <Field label={<Trans>Data type</Trans>} name="dataType">
            {(control) => (
              <Select
                {...control}
                {...form.register('dataType')}
                options={[
                  { value: 'json', label: 'JSON' },
                  { value: 'xml', label: 'XML' },
                  { value: 'text', label: t`Text` },
                  { value: 'form', label: t`Form` },
                ]}
              />
            )}
          </Field>
        </>
      );
    case 'authentication':
      return (
        <>
          <Field label={<Trans>Authentication</Trans>} name="authentication">
            {(control) => (
              <Select
                {...control}
                {...form.register('authentication')}
                options={[
                  { value: 'none', label: t({ message: 'None', context: 'authentication' }) },
                  { value: 'basic', label: t`Username and password` },
                  { value: 'bearer', label: t`Bearer token` },
                  { value: 'api_key', label: t`Key in a header` },
                ]}
              />
            )}
          </Field>
          {kind === 'basic' && (
            <Field label={<Trans>Username</Trans>} name="username">
              {(control) => (
                <Input {...control} {...form.register('username')} autoComplete="off" />
              )}
            </Field>
          )}
          {kind === 'api_key' && (
            <Field label={<Trans>Header</Trans>} name="header">
              {(control) => (
                <Input
                  {...control}
                  {...form.register('header')}
                  mono
                  autoComplete="off"
                  placeholder="X-Api-Key"
                />
              )}
            </Field>
          )}
          {kind !== 'none' && (
            <Field
              label={<Trans>Secret</Trans>}
              name="secret"
              error={errorOf('secret')}
              hint={secretStored && <Trans>A value is saved. Enter another to replace it.</Trans>}
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register('secret')}
                  type="password"
                  autoComplete="off"
                />
              )}
            </Field>
          )}
          <SigningFields form={form} error={errorOf('signing_secret')} isSigned={isSigned} />
        </>
      );
    case 'headers':
      return (
        <Field
          label={<Trans>Headers</Trans>}
          name="headers"
          error={errorOf('headers')}
          hint={<Trans>One per line, as “Name: value”.</Trans>}
        >
          {(control) => (
            <Textarea {...control} {...form.register('headers')} rows={6} spellCheck={false} />
          )}
        </Field>
      );
    case 'preview':
      return (
        <>
          <Switch
            {...form.register('template_enabled')}
            label={<Trans>Use a custom template</Trans>}
          />
          <Field
            label={<Trans>Template</Trans>}
            name="template"
            hint={
              <Trans>
                Put fields in double braces. Leave empty to use the data type’s default.
              </Trans>
            }
          >
            {(control) => (
              <Textarea {...control} {...form.register('template')} rows={10} spellCheck={false} />
            )}
          </Field>
        </>
      );
  }
}
