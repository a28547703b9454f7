import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import { testPullSource } from '@/shared/api/generated/connectors';
import { useSchemaForm } from '@/shared/lib/form';
import {
  deleteCredentials,
  saveCredentials,
  testConnection,
  testGiven,
} from '../api/save-credentials';
import { useRefreshConnections } from '../api/use-refresh-connections';
import { connectionLabel, serviceLabel } from '../model/connection-labels';
import { connectorSchema, mayBeEmpty, requestValues } from '../model/connector-schema';
import { type Connector, isPullSource } from '../model/connectors';
import { AuthorizeAtHost } from './authorize-at-host';
import { sourceHostOf } from '../model/source-host';
import { TestConnection } from './test-connection';

const inputTypes = { text: 'text', secret: 'password', url: 'url', integer: 'text' } as const;

type ConnectDialogProps = { connector: Connector; connected: boolean; onClose: () => void };

/** Secrets are write-only: the fields start empty, and input replaces the stored values. */
export function ConnectDialog({ connector, connected, onClose }: ConnectDialogProps) {
  const { t, i18n } = useLingui();
  const refresh = useRefreshConnections();
  const { name } = connector;
  const host = sourceHostOf(connector.key);
  const [refusal, setRefusal] = useState<string>();
  const insists = useRef(false);
  /** Why a call with the stored credentials failed. */
  const failureOf = async (key: Connector['key']): Promise<string | undefined> => {
    if (isPullSource(key)) {
      const { code } = await testPullSource(key);
      return code === 'answers' ? undefined : serviceLabel(i18n, code);
    }
    const tried = host && (await testConnection(host));
    return tried?.ok === false ? connectionLabel(i18n, tried.code) : undefined;
  };
  const { form, errorOf, shell } = useSchemaForm({
    schema: connectorSchema(connector, connected),
    initial: Object.fromEntries(connector.fields.map((field) => [field.name, ''])),
    send: async (values) => {
      const request = requestValues(connector, values);
      // A token that the host refuses does not replace the stored one, unless the user insists.
      const tried = host && !insists.current && (await testGiven(host, request));
      insists.current = false;
      if (tried && !tried.ok) {
        setRefusal(connectionLabel(i18n, tried.code));
        return;
      }
      await saveCredentials(connector.key, request);
      const failure = await failureOf(connector.key);
      await refresh(connector.key);
      if (failure === undefined) toast({ kind: 'ok', title: t`${name} is connected` });
      else
        toast({
          kind: 'error',
          title: t`Credentials for ${name} saved, but they don’t work`,
          detail: failure,
        });
      onClose();
    },
  });
  const forget = useMutation({
    mutationFn: () => deleteCredentials(connector.key),
    onSuccess: async () => {
      await refresh(connector.key);
      toast({ kind: 'ok', title: t`${name} is disconnected` });
      onClose();
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`${name} is still connected`, detail: messageOf(error) }),
  });
  const title = connected ? t`Replace the credentials of ${name}` : t`Connect ${name}`;
  return (
    <Dialog
      title={title}
      description={t`Credentials are stored encrypted and can’t be viewed again.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form
        {...shell}
        frame="dialog"
        onSubmit={() => {
          insists.current = false;
          shell.onSubmit();
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          {connector.fields.map(({ name: field, label, kind = 'text', optional }) => (
            <Field
              key={field}
              label={i18n._(label)}
              name={field}
              error={errorOf(field)}
              need={mayBeEmpty(optional, connected) ? 'optional' : undefined}
              hint={optional && connected && t`Fields you don’t change keep their values.`}
            >
              {(control) =>
                kind === 'long' ? (
                  <Textarea
                    {...control}
                    {...form.register(field)}
                    rows={5}
                    spellCheck={false}
                    autoComplete="off"
                  />
                ) : (
                  <Input
                    {...control}
                    {...form.register(field)}
                    type={inputTypes[kind]}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )
              }
            </Field>
          ))}
          {host && (
            <TestConnection host={host} values={form.getValues} connected={connected}>
              <AuthorizeAtHost host={host} name={name} />
            </TestConnection>
          )}
          {refusal !== undefined && (
            <p role="alert" className="text-sm text-danger-text">
              {refusal} <Trans>Nothing was saved.</Trans>
            </p>
          )}
        </DialogBody>
        <DialogFoot
          note={
            connected && (
              <Button
                kind="quiet"
                className="text-danger-text!"
                busy={forget.isPending}
                onClick={() => forget.mutate()}
              >
                <Trans>Disconnect</Trans>
              </Button>
            )
          }
        >
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {refusal !== undefined && (
            <Button
              onClick={() => {
                insists.current = true;
                shell.onSubmit();
              }}
            >
              <Trans>Save anyway</Trans>
            </Button>
          )}
          <SubmitButton>{connected ? <Trans>Replace</Trans> : <Trans>Connect</Trans>}</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
