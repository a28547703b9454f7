import { i18n as texts } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import {
  imageFields,
  imageSchema,
  type Registry,
  type RegistryField,
} from '@/entities/container-image';
import { invalidateScans } from '@/entities/scan';
import { useDisabledReason } from '@/entities/session';
import { createRegistryImageScan } from '@/shared/api/generated/scans';
import type { RegistryImageScanRequest } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { announceLaunch } from '@/entities/job';
import { readImage } from '#domain/image-reference';
import { CardBody, CardFoot } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { CloudState } from './cloud-state';

type Values = Record<string, string>;

/**
 * The schema of each field and of the resulting image reference. The server parses them by the same
 * rule.
 */
const schemaOf = ({ platform }: Registry, fields: readonly RegistryField[]) =>
  v.pipe(
    imageSchema(platform, fields),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const value: Values = dataset.value;
      const image = readImage(platform, value);
      if (!('misfit' in image)) return;
      addIssue({
        message: texts._(msg`Check this field.`),
        path: [
          {
            type: 'object',
            origin: 'value',
            input: value,
            key: image.misfit,
            value: value[image.misfit],
          },
        ],
      });
    }),
  );

export function ImageScanForm({ registry }: { registry: Registry }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const reason = useDisabledReason('scans:start');
  const fields = imageFields(registry);
  const { form, errorOf, shell } = useSchemaForm({
    schema: schemaOf(registry, fields),
    initial: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    send: async (values: Values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      // The form's fields match the registry's request schema.
      const { data } = await createRegistryImageScan({
        platform: registry.platform,
        ...given,
      } as RegistryImageScanRequest);
      announceLaunch({
        job: data.id,
        store: 'scan',
        kind: 'run_scanners',
        scan: data.id,
        state: 'accepted',
      });
      toast({ kind: 'ok', title: t`Scan started` });
      await invalidateScans(client);
    },
  });
  const read = readImage(registry.platform, useWatch({ control: form.control }));
  return (
    <Form {...shell} aria-label={t`Scan an image`} frame="card">
      <CardBody className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, secret, optional, placeholder }) => (
          <Field
            key={name}
            label={i18n._(label)}
            name={name}
            error={errorOf(name)}
            need={optional && 'optional'}
            {...(secret && {
              hint: (
                <Trans>
                  Saved for the next scan of this image. Leave empty to keep the current value.
                </Trans>
              ),
            })}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register(name)}
                type={secret ? 'password' : 'text'}
                autoComplete="off"
                spellCheck={false}
                {...(placeholder !== undefined && { placeholder })}
              />
            )}
          </Field>
        ))}
        {registry.cloud && <CloudState cloud={registry.cloud} registry={registry.name} />}
        <div
          className="rounded-md border border-line bg-inset p-3 sm:col-span-2"
          aria-live="polite"
        >
          <p className="text-xs text-ink-3">
            <Trans>This will be pulled</Trans>
          </p>
          <p className="mt-1 font-mono text-xs break-all">
            {'misfit' in read ? <span className="text-ink-3">–</span> : read.reference}
          </p>
        </div>
      </CardBody>
      <CardFoot className="justify-end">
        <SubmitButton icon={ScanLine} disabledReason={reason}>
          <Trans>Scan image</Trans>
        </SubmitButton>
      </CardFoot>
    </Form>
  );
}
