import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDisabledReason } from '@/entities/session';
import { imageFields, imageSchema, registries, type Registry } from '@/entities/container-image';
import { updateContainerSpec } from '@/shared/api/generated/scans';
import type { ContainerSpec } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { imageRequest, imageValues } from '../model/image-values';

interface RepositoryImageFormProps {
  repository: string;
  registry: Registry;
  spec: ContainerSpec | undefined;
  onRegistry: (registry: Registry) => void;
  onDirty: (dirty: boolean) => void;
  onSaved: (spec: ContainerSpec) => Promise<void>;
}

/** Each registry has a separate form: the credentials of one are never suggested for another. */
export function RepositoryImageForm({
  repository,
  registry,
  spec,
  onRegistry,
  onDirty,
  onSaved,
}: RepositoryImageFormProps) {
  'use no memo'; // the form is one mutable object
  const { t, i18n } = useLingui();
  const reason = useDisabledReason('repositories:manage');
  const fields = imageFields(registry);
  const isStored = spec?.platform === registry.platform && spec.isConfigured;
  const { form, errorOf, shell } = useSchemaForm({
    schema: imageSchema(registry.platform, fields),
    initial: imageValues(registry, spec),
    secrets: fields.flatMap(({ name, secret }) => (secret ? [name] : [])),
    follows: true,
    send: async (values) => {
      const { data } = await updateContainerSpec(repository, imageRequest(registry, values));
      form.reset(imageValues(registry, data));
      await onSaved(data);
    },
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <Form {...shell} aria-label={t`Image of the repository`}>
      <fieldset disabled={reason !== false} className="flex min-w-0 flex-col gap-4">
        <Field label={<Trans>Registry</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={registry.platform}
              options={registries.map(({ platform, name }) => ({ value: platform, label: name }))}
              onChange={(event) => {
                const next = registries.find(({ platform }) => platform === event.target.value);
                if (next) onRegistry(next);
              }}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, label, secret, optional }) => (
            <Field
              key={name}
              label={i18n._(label)}
              name={name}
              error={errorOf(name)}
              need={optional && 'optional'}
              hint={
                secret && isStored && <Trans>A value is saved. Enter another to replace it.</Trans>
              }
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register(name)}
                  type={secret ? 'password' : 'text'}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          ))}
        </div>
        <div className="flex justify-end gap-2">
          {isDirty && (
            <Button onClick={() => form.reset()}>
              <Trans>Discard</Trans>
            </Button>
          )}
          <SubmitButton
            disabledReason={
              reason ||
              (!isDirty && spec?.platform === registry.platform && t`Nothing has changed.`)
            }
          >
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </fieldset>
    </Form>
  );
}
