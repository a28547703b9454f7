// GitHub's own client on top of the guarded client, with a token or as the installation of a GitHub
// App.
import { createPrivateKey } from 'node:crypto';
import type { Octokit as AnyOctokit } from 'octokit';
import * as v from 'valibot';
import { createProblem } from '../../platform/http/problem-codes.ts';
import type { HostClient } from './host-client.ts';

/** The installation of an App. Without one, the client provides a token. */
export type GithubApp = { appId: string; privateKey: string; installationId: number };

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const isKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** Loaded on first use: most server processes never need it. */
export const octokitOf = async (
  client: HostClient,
  baseUrl: string,
  installation: GithubApp | undefined,
): Promise<AnyOctokit> => {
  const { App, Octokit } = await import('octokit');
  // No retries after a rate limit: the user or the job retries.
  const Quiet = Octokit.defaults({
    baseUrl,
    log: silent,
    userAgent: 'Parapet',
    request: { fetch: client.fetch },
    retry: { enabled: false },
    throttle: { enabled: false },
  });
  if (!installation) return new Quiet();
  if (!isKey(installation.privateKey))
    throw createProblem(422, 'host_token_refused', { host: client.name });
  const app = new App({
    appId: installation.appId,
    privateKey: installation.privateKey,
    Octokit: Quiet,
    log: silent,
  });
  return app.getInstallationOctokit(installation.installationId);
};

/** An installation's permissions in the form `contents:write`. */
export const installationPermissions = async (
  octokit: AnyOctokit,
): Promise<string[] | undefined> => {
  const signedIn = v.safeParse(
    v.object({ permissions: v.record(v.string(), v.string()) }),
    await octokit.auth({ type: 'installation' }),
  );
  return signedIn.success
    ? Object.entries(signedIn.output.permissions).map(([name, level]) => `${name}:${level}`)
    : undefined;
};
