import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { SaveGithubConfigurationRequest } from '@/shared/api/generated/model';
import { required } from '@/shared/lib/form';

const number = () => i18n._(msg`It is a number.`);

/** What an address says may be anything. */
export const isInstallation = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,20}$/.test(text);

/** The key is needed once. */
export const githubAppSchema = (isKept: boolean) =>
  v.object({
    app_id: v.pipe(required(50), v.regex(/^\d+$/, number)),
    installation_id: v.pipe(v.string(), v.trim(), v.regex(/^\d{0,20}$/, number)),
    private_key: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(10_000),
      v.check(
        (key) => isKept || key !== '',
        () => i18n._(msg`Fill this in.`),
      ),
    ),
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
