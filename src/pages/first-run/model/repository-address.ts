import type { SourceControl } from '@/entities/repository';

const hosts: readonly (readonly [RegExp, SourceControl])[] = [
  [/(^|\.)github\./, 'github'],
  [/(^|\.)gitlab\./, 'gitlab'],
  [/(^|\.)bitbucket\.org$/, 'bitbucket_cloud'],
];

/**
 * Derives the name and the kind of host from a repository's address. An unknown host counts as
 * Gitea, which is usually self-hosted under custom names.
 */
export function readRepositoryAddress(
  address: string,
): { nickname: string; sourceControl: SourceControl } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const nickname = pathname
    .split('/')
    .findLast((part) => part !== '')
    ?.replace(/\.git$/, '');
  if (!nickname) return undefined;
  const known = hosts.find(([pattern]) => pattern.test(hostname));
  return { nickname: decodeURIComponent(nickname), sourceControl: known?.[1] ?? 'gitea' };
}

/** `ledger-api.eslint.sarif` is most likely a report of `ledger-api`. */
export const nicknameOfFile = (fileName: string): string => fileName.split('.')[0] ?? '';
