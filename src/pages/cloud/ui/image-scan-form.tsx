import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import { CardBody, CardFoot } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { imageFields, imageSchema, type Registry } from '@/features/name-image';
import { useDisabledReason } from '@/entities/session';
import { createRegistryImageScan } from '@/shared/api/generated/scans/scans';
import type { RegistryImageScanRequest } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';

export function ImageScanForm({ registry }: { registry: Registry }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const reason = useDisabledReason('scans:start');
  const fields = imageFields(registry);
  const { form, errorOf, shell } = useSchemaForm({
    schema: imageSchema(fields),
    initial: Object.fromEntries(fields.map(({ name }) => [name, name === 'tag' ? 'latest' : ''])),
    send: async (values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      // The form's fields are those of the registry's own request.
      const scan = await createRegistryImageScan({ platform: registry.platform, ...given } as RegistryImageScanRequest);
      await navigate({ to: '/Repositories/scans/$scanId', params: { scanId: scan.data.id } });
    },
  });
  return (
    <Form {...shell} aria-label={t`Scan a container image`} frame="card">
      <CardBody className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, secret, optional }) => (
          <Field key={name} label={i18n._(label)} name={name} error={errorOf(name)} need={optional && 'optional'}>
            {(control) => <Input {...control} {...form.register(name)} type={secret ? 'password' : 'text'} autoComplete="off" spellCheck={false} />}
          </Field>
        ))}
      </CardBody>
      <CardFoot className="flex justify-end">
        <SubmitButton icon={ScanLine} disabledReason={reason}><Trans>Start the scan</Trans></SubmitButton>
      </CardFoot>
    </Form>
  );
}
