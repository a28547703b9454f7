// The URL of each host, and the repository that a URL refers to.
import type { GitHost } from './connectors/credentials.ts';

export const hostLabels: Readonly<Record<GitHost, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  bitbucket_cloud: 'Bitbucket Cloud',
  gitea: 'Gitea',
};

export const publicHosts = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  bitbucket_cloud: 'https://bitbucket.org',
  gitea: undefined,
} as const;

/**
 * Returns the URL of the web pages, without a trailing slash; undefined if the organization has to
 * configure its own host and has not.
 */
export const webBase = (kind: GitHost, url: string | null | undefined): string | undefined => {
  if (kind === 'bitbucket_cloud') return publicHosts.bitbucket_cloud;
  return url ? url.replace(/\/+$/, '') : publicHosts[kind];
};

/** The API of GitHub and Bitbucket Cloud has a different host name than the web pages. */
export const apiBase = (kind: GitHost, web: string): string => {
  if (kind === 'github')
    return web === publicHosts.github ? 'https://api.github.com' : `${web}/api/v3`;
  return kind === 'bitbucket_cloud' ? 'https://api.bitbucket.org' : web;
};

/** Converts `git@github.com:acme/shop.git` to a web URL. */
const ofShell = (address: string): string =>
  address.replace(/^(?:ssh:\/\/)?(?:[^@/\s]+@)([^:/\s]+)(?::\d+\/|[:/])/, 'https://$1/');

const segment = /^(?!\.{1,2}$)[\p{L}\p{N}_.~+-]+$/u;

/**
 * Returns the repository's path at the host; undefined if the URL belongs to another host, because
 * tokens are never sent to a URL that a user typed.
 */
export const parseRepositoryPath = (
  kind: GitHost,
  web: string,
  address: string,
): string | undefined => {
  const given = ofShell(address.trim());
  if (!URL.canParse(given) || !URL.canParse(web)) return undefined;
  const [url, base] = [new URL(given), new URL(web)];
  const prefix = base.pathname.replace(/\/+$/, '');
  // An SSH address does not contain the port of the web pages.
  const sameHost =
    given === address.trim()
      ? url.host.toLowerCase() === base.host.toLowerCase()
      : url.hostname.toLowerCase() === base.hostname.toLowerCase();
  if (!sameHost || !`${url.pathname}/`.startsWith(`${prefix}/`)) return undefined;
  let parts: string[];
  try {
    parts = url.pathname.slice(prefix.length).split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
  const end = kind === 'gitlab' ? parts.indexOf('-') : 2;
  const path = (end === -1 ? parts : parts.slice(0, end)).map((part, index, all) =>
    index === all.length - 1 ? part.replace(/\.git$/, '') : part,
  );
  return path.length >= 2 && path.every((part) => segment.test(part)) ? path.join('/') : undefined;
};
