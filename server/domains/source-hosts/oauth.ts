// The OAuth side of the hosts: exchanges a code or a refresh token for an access token (RFC 6749).
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { OAuthApp } from '../../platform/config/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { apiBase } from './addresses.ts';
import type { GitHost } from './connectors/credentials.ts';
import { tryParseJson } from '../../platform/runtime/json.ts';

const paths: Readonly<Record<GitHost, string>> = {
  github: '/login/oauth/access_token',
  gitlab: '/oauth/token',
  bitbucket_cloud: '/site/oauth2/access_token',
  gitea: '/login/oauth/access_token',
};

const answerSchema = v.object({
  access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  refresh_token: v.nullish(v.pipe(v.string(), v.maxLength(4000))),
  expires_in: v.nullish(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
      v.minValue(1),
      v.maxValue(1e9),
    ),
  ),
});

const errorSchema = v.object({
  error: v.pipe(v.string(), v.maxLength(100)),
  error_uri: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
});

export type OAuthTokens = {
  accessToken: string;
  refreshToken: string | undefined;
  expiresAt: Date | undefined;
};
export type OAuthRefusal = { error: string; errorUri: string | null };
export type Grant =
  | { grant_type: 'authorization_code'; code: string; code_verifier: string; redirect_uri?: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

/**
 * Returns whether the application is registered at this URL. A tenant chooses the URL of its host:
 * any other host is connected with a token, and never receives the application's secret.
 */
export const isRegisteredAt = (app: OAuthApp, web: string): boolean =>
  URL.canParse(web) && new URL(web).href === new URL(app.web).href;

/**
 * GitHub reports an error with status 200, so only the body identifies it. An unreadable response
 * counts as an error, too.
 */
export const requestToken = async (
  deps: Pick<Deps, 'outgoing' | 'now'>,
  kind: GitHost,
  { id, secret, web }: OAuthApp,
  grant: Grant,
): Promise<OAuthTokens | OAuthRefusal> => {
  const basic = kind === 'bitbucket_cloud';
  const form = new URLSearchParams({
    ...grant,
    ...(!basic && { client_id: id, client_secret: secret }),
  });
  try {
    const { status, text } = await deps.outgoing.request(`${web}${paths[kind]}`, {
      method: 'POST',
      body: form.toString(),
      timeoutMs: 20_000,
      maxBytes: 200_000,
      headers: {
        accept: 'application/json',
        'user-agent': 'Parapet',
        'content-type': 'application/x-www-form-urlencoded',
        ...(basic && {
          authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
        }),
      },
    });
    const body = tryParseJson(text);
    const answer = v.safeParse(answerSchema, body);
    if (status >= 200 && status < 300 && answer.success) {
      const {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: seconds,
      } = answer.output;
      return {
        accessToken,
        refreshToken: refreshToken ?? undefined,
        expiresAt: seconds == null ? undefined : new Date(deps.now().getTime() + seconds * 1000),
      };
    }
    const refused = v.safeParse(errorSchema, body);
    return refused.success
      ? { error: refused.output.error, errorUri: refused.output.error_uri ?? null }
      : { error: 'server_error', errorUri: null };
  } catch {
    return { error: 'temporarily_unavailable', errorUri: null };
  }
};

const authorizePaths: Readonly<Record<GitHost, string>> = {
  github: '/login/oauth/authorize',
  gitlab: '/oauth/authorize',
  bitbucket_cloud: '/site/oauth2/authorize',
  gitea: '/login/oauth/authorize',
};

/**
 * The scopes for pull requests, issues and workflow files. Bitbucket's are configured where the
 * application is registered.
 */
const scopes: Readonly<Record<GitHost, string | undefined>> = {
  github: 'repo workflow read:org',
  gitlab: 'api',
  bitbucket_cloud: undefined,
  gitea: 'write:repository write:issue read:user read:organization',
};

/** Returns the host's consent page; the caller adds `redirect_uri`. */
export const authorizeUrl = (
  kind: GitHost,
  { id, web }: OAuthApp,
  state: string,
  verifier: string,
): string => {
  const scope = scopes[kind];
  const parameters = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(scope !== undefined && { scope }),
  });
  return `${web}${authorizePaths[kind]}?${parameters.toString()}`;
};

/**
 * Revokes a grant at GitLab (RFC 7009), so that its tokens are invalid after the connection is
 * removed. Resolves to whether GitLab confirmed it; never throws.
 */
export const revokeTokens = async (
  deps: Pick<Deps, 'outgoing'>,
  { id, secret, web }: OAuthApp,
  tokens: readonly string[],
): Promise<boolean> => {
  const answers = tokens.map((token) =>
    deps.outgoing
      .request(`${web}/oauth/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: id, client_secret: secret, token }).toString(),
        timeoutMs: 10_000,
        maxBytes: 200_000,
        headers: {
          accept: 'application/json',
          'user-agent': 'Parapet',
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
      .then(
        ({ status }) => status === 200,
        () => false,
      ),
  );
  return (await Promise.all(answers)).every(Boolean);
};

/**
 * Revokes a grant at GitHub, with every token that it issued to this application. Resolves to
 * whether GitHub confirmed it; never throws.
 * https://docs.github.com/rest/apps/oauth-applications#delete-an-app-authorization
 */
export const revokeGithubGrant = (
  deps: Pick<Deps, 'outgoing'>,
  { id, secret, web }: OAuthApp,
  token: string,
): Promise<boolean> =>
  deps.outgoing
    .request(`${apiBase('github', web)}/applications/${encodeURIComponent(id)}/grant`, {
      method: 'DELETE',
      body: JSON.stringify({ access_token: token }),
      timeoutMs: 10_000,
      maxBytes: 200_000,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
        'content-type': 'application/json',
        'user-agent': 'Parapet',
        'x-github-api-version': '2022-11-28',
      },
    })
    .then(
      ({ status }) => status === 204,
      () => false,
    );
