import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Switch } from '@/shared/ui/switch';
import { createSigningSecret, type WebhookForm } from '../model/webhook-form';

interface SigningFieldsProps {
  form: UseFormReturn<WebhookForm, unknown, WebhookForm>;
  error: string | undefined;
  isSigned: boolean;
}

/** The secret by which the receiver verifies that a request is from Parapet. */
export function SigningFields({ form, error, isSigned }: SigningFieldsProps) {
  const { t } = useLingui();
  const secret = useWatch({ control: form.control, name: 'signing_secret' });
  return (
    <>
      <Field
        label={<Trans>Signing secret</Trans>}
        name="signing_secret"
        need="optional"
        error={error}
        hint={
          secret !== '' ? (
            <Trans>Copy the secret now. It can’t be viewed again.</Trans>
          ) : isSigned ? (
            <Trans>A value is saved. Enter another to replace it.</Trans>
          ) : (
            <Trans>Each call is signed according to Standard Webhooks.</Trans>
          )
        }
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('signing_secret')}
            mono
            autoComplete="off"
            spellCheck={false}
            end={secret !== '' && <CopyButton text={secret} label={t`Copy the secret`} />}
          />
        )}
      </Field>
      <div>
        <Button
          icon={KeyRound}
          onClick={() =>
            form.setValue('signing_secret', createSigningSecret(), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        >
          <Trans>Generate a secret</Trans>
        </Button>
      </div>
      {isSigned && (
        <Switch {...form.register('stop_signing')} label={<Trans>Stop signing calls</Trans>} />
      )}
    </>
  );
}
