import type { GitToken, Repository, SourceHost } from '@/shared/api/generated/model';

const publicHosts: Readonly<Record<string, string>> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  bitbucket_cloud: 'https://bitbucket.org',
};

/**
 * Where its branches are listed: the host and its path there. None without a connected host that
 * its address is of.
 */
export function hostPathOf(
  { attributes: { data } }: Repository,
  tokens: readonly GitToken[],
): { host: SourceHost; path: string } | undefined {
  const { source_control: source, url } = data;
  const token = tokens.find((one) => one.source_control === source && one.isConfigured);
  const base = (token?.url ?? publicHosts[source])?.replace(/\/+$/, '');
  if (
    !token ||
    source === 'manual' ||
    url === null ||
    base === undefined ||
    !url.toLowerCase().startsWith(`${base.toLowerCase()}/`)
  )
    return undefined;
  const path = url
    .slice(base.length + 1)
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return path.includes('/')
    ? { host: source === 'bitbucket_cloud' ? 'bitbucket' : source, path }
    : undefined;
}
