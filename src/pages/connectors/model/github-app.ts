import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { SaveGithubConfigurationRequest } from '@/shared/api/generated/model';
import { saveGithubConfigurationRequestSchema } from '@/shared/api/generated/forms/connectors';

const { app_id, installation_id, private_key } = saveGithubConfigurationRequestSchema.entries;

const digits = (written: RegExp) =>
  v.check(
    (text: string) => written.test(text),
    () => i18n._(msg`Enter a number.`),
  );

/** URL parameters are untrusted. */
export const isInstallation = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,20}$/.test(text);

/** The key is required only once. */
export const githubAppSchema = (isKept: boolean) =>
  v.object({
    app_id: v.pipe(app_id, digits(/^\d+$/)),
    installation_id: v.pipe(installation_id, digits(/^\d*$/)),
    private_key: isKept ? private_key : v.pipe(private_key, v.nonEmpty()),
  });

type GithubAppForm = v.InferOutput<ReturnType<typeof githubAppSchema>>;

export const githubAppRequest = ({
  app_id,
  installation_id,
  private_key,
}: GithubAppForm): SaveGithubConfigurationRequest => ({
  app_id,
  installation_id: installation_id === '' ? null : installation_id,
  ...(private_key !== '' && { private_key }),
});
