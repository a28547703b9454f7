import { utcDay } from '#domain/utc-day';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import {
  generatePlexalyzerToken,
  getListPlexalyzerTokensQueryKey,
} from '@/shared/api/generated/connectors';
import { generatePlexalyzerTokenRequestSchema } from '@/shared/api/generated/forms/connectors';
import { useSchemaForm, withMessages } from '@/shared/lib/form';
import { scopesOfPipelines } from '../model/scopes';
import { ScopeChoice } from './scope-choice';

const inDays = (days: number) => utcDay(Date.now(), days);

const schema = v.object({
  name: generatePlexalyzerTokenRequestSchema.entries.name,
  scopes: withMessages(generatePlexalyzerTokenRequestSchema.entries.scopes, {
    min_length: () => i18n._(msg`Choose at least one.`),
  }),
  expires: v.pipe(
    v.string(),
    v.check(
      (day) => Date.parse(day) > Date.now(),
      () => i18n._(msg`Choose a future date.`),
    ),
  ),
});

function Fresh({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <DialogBody className="flex flex-col gap-3">
        <p className="text-sm text-ink-2">
          <Trans>Copy it now. You won’t see it again.</Trans>
        </p>
        <div className="flex items-center gap-2 rounded-md border bg-inset py-1 pr-1 pl-3">
          <code className="min-w-0 flex-1 code break-all">{token}</code>
          <CopyButton text={token} label={t`Copy the token`} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button kind="primary" onClick={onClose}>
          <Trans>I’ve saved it</Trans>
        </Button>
      </DialogFoot>
    </>
  );
}

export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [token, setToken] = useState<string>();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { name: '', scopes: [...scopesOfPipelines], expires: inDays(90) },
    keepAs: 'token',
    send: async ({ name, scopes, expires }) => {
      // The token is valid on that day, too.
      const expired_at = `${expires}T23:59:59Z`;
      const made = await generatePlexalyzerToken({ name, scopes, expired_at });
      setToken(made.token);
      await client.invalidateQueries({ queryKey: getListPlexalyzerTokensQueryKey() });
    },
    fieldOf: { expired_at: 'expires' },
  });
  return (
    <Dialog
      title={t`New token`}
      description={t`Pipelines send it as a bearer token.`}
      onClose={onClose}
    >
      {token === undefined ? (
        <Form {...shell} frame="dialog">
          <DialogBody className="flex flex-col gap-4">
            <Field
              label={<Trans>Name</Trans>}
              name="name"
              error={errorOf('name')}
              hint={
                <Trans>Name it after where it’s used, so you know what revoking it affects.</Trans>
              }
            >
              {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
            </Field>
            <ScopeChoice checkbox={form.register('scopes')} error={errorOf('scopes')} />
            <Field label={<Trans>Works until</Trans>} name="expires" error={errorOf('expires')}>
              {(control) => (
                <Input {...control} {...form.register('expires')} type="date" min={inDays(1)} />
              )}
            </Field>
          </DialogBody>
          <FormFoot onCancel={onClose}>
            <Trans>Create token</Trans>
          </FormFoot>
        </Form>
      ) : (
        <Fresh token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}
