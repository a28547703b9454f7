import { expect, it } from 'vitest';
import { hostOf } from './host';
import { sourceControlOf } from './host-control';

it.each([
  ['github', 'github', 'github'],
  ['bitbucket_cloud', 'bitbucket', 'bitbucket_cloud'],
  ['bitbucket cloud', 'bitbucket', 'bitbucket_cloud'],
  ['GitLab', 'gitlab', 'gitlab'],
] as const)('%s is the host %s', (sourceControl, host, back) => {
  expect(hostOf(sourceControl)).toBe(host);
  expect(sourceControlOf(host)).toBe(back);
});

it.each(['', 'svn', 'github; drop'])('knows no host “%s”', (sourceControl) => {
  expect(hostOf(sourceControl)).toBeUndefined();
});
