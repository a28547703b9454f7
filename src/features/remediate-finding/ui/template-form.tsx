import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { messageOf } from '@/shared/api/error-message';
import type { Remediation } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import type { RemediationState } from '../api/use-remediation';
import { filledTemplate } from '../model/filled-template';

interface TemplateFormProps {
  remediation: Remediation & { template: string };
  state: RemediationState;
  mayNot: string | false | undefined;
}

/** A command or text with placeholders. It previews typed values and stores them on save. */
export function TemplateForm({ remediation, state: { fill }, mayNot }: TemplateFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = remediation.template_fields.map((field) => ({
    ...field,
    value: typed[field.key] ?? field.value ?? '',
  }));
  const text = filledTemplate({ template: remediation.template, template_fields: fields });
  const changed = fields.filter(
    ({ key, value }) =>
      value !== (remediation.template_fields.find((field) => field.key === key)?.value ?? ''),
  );
  return (
    <form
      className="flex flex-col gap-3 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        fill.mutate(
          changed.map(({ key, value }) => ({ key, value })),
          { onSuccess: () => setTyped({}) },
        );
      }}
    >
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 overflow-x-auto rounded-md bg-inset px-3 py-2 code whitespace-pre">
          {text}
        </code>
        <CopyButton text={text} label={t`Copy the command`} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {fields.map(({ key, label, value }) => (
          <Field
            key={key}
            label={key === 'version' ? t`Version` : label}
            className="w-full sm:w-64"
          >
            {(control) => (
              <Input
                {...control}
                mono
                spellCheck={false}
                autoComplete="off"
                maxLength={5000}
                value={value}
                disabled={Boolean(mayNot)}
                onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {changed.length > 0 && (
          <Button
            type="submit"
            kind="primary"
            busy={fill.isPending}
            disabledReason={
              mayNot || (changed.some(({ value }) => value.trim() === '') && t`A value is missing`)
            }
          >
            <Trans>Save values</Trans>
          </Button>
        )}
      </div>
      {fill.isError && (
        <p role="alert" className="text-xs text-danger-text">
          {messageOf(fill.error)}
        </p>
      )}
    </form>
  );
}
