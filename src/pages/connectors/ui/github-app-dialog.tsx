import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetGitAppTokenQueryKey,
  saveGithubConfiguration,
} from '@/shared/api/generated/connectors';
import type { GitAppState } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { githubAppRequest, githubAppSchema } from '../model/github-app';

interface GithubAppDialogProps {
  app: GitAppState;
  onClose: () => void;
}

/** The private key is write-only: an empty field keeps the stored one. */
export function GithubAppDialog({ app, onClose }: GithubAppDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isKept = app.isConfigured;
  const { form, errorOf, shell } = useSchemaForm({
    schema: githubAppSchema(isKept),
    initial: {
      app_id: app.app_id ?? '',
      installation_id: app.installation_id ?? '',
      private_key: '',
    },
    secrets: ['private_key'],
    send: async (values) => {
      client.setQueryData(
        getGetGitAppTokenQueryKey(),
        await saveGithubConfiguration(githubAppRequest(values)),
      );
      toast({ kind: 'ok', title: t`GitHub App saved` });
      onClose();
    },
  });
  return (
    <Dialog
      title={t`Configure the GitHub App`}
      description={t`The key is encrypted and can’t be viewed again.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>App ID</Trans>} name="app_id" error={errorOf('app_id')}>
            {(control) => (
              <Input
                {...control}
                {...form.register('app_id')}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label={<Trans>Installation ID</Trans>}
            name="installation_id"
            need="optional"
            error={errorOf('installation_id')}
            hint={<Trans>The number at the end of the installation’s URL on GitHub.</Trans>}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('installation_id')}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label={<Trans>Private key</Trans>}
            name="private_key"
            need={isKept ? 'optional' : undefined}
            error={errorOf('private_key')}
            hint={isKept && <Trans>A key is saved. Paste another to replace it.</Trans>}
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('private_key')}
                rows={5}
                mono
                spellCheck={false}
                autoComplete="off"
                placeholder="-----BEGIN RSA PRIVATE KEY-----"
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          <Trans>Save</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
