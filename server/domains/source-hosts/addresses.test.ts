import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../platform/config/config.ts';
import { parseRepositoryPath } from './addresses.ts';
import { workflowFor } from './workflow.ts';

describe('the address of a repository', () => {
  it.each([
    ['github', 'https://github.com', 'https://github.com/acme/shop', 'acme/shop'],
    ['github', 'https://github.com', 'https://GitHub.com/acme/shop.git', 'acme/shop'],
    ['github', 'https://github.com', 'git@github.com:acme/shop.git', 'acme/shop'],
    ['github', 'https://github.com', 'https://github.com/acme/shop/tree/main', 'acme/shop'],
    [
      'gitlab',
      'https://gitlab.com',
      'https://gitlab.com/acme/pay/shop/-/tree/main',
      'acme/pay/shop',
    ],
    [
      'gitlab',
      'https://git.acme.example/lab',
      'https://git.acme.example/lab/acme/shop',
      'acme/shop',
    ],
    [
      'gitea',
      'https://git.acme.example:3000',
      'ssh://git@git.acme.example:2222/acme/shop.git',
      'acme/shop',
    ],
  ] as const)('at %s %s: %s is %s', (kind, web, address, path) => {
    expect(parseRepositoryPath(kind, web, address)).toBe(path);
  });

  it.each([
    'https://evil.example/acme/shop',
    'https://github.com.evil.example/acme/shop',
    'https://github.com@evil.example/acme/shop',
    'git@evil.example:acme/shop.git',
    'https://github.com/acme',
    'https://github.com/',
    'https://github.com/acme/..',
    'https://github.com/%2e%2e/shop',
    'https://github.com/acme/a%2Fb',
    'https://github.com/acme/%E0%A4%A',
    'acme/shop',
    '',
    'javascript:alert(1)',
  ])('is none of the host for %j', (address) => {
    expect(parseRepositoryPath('github', 'https://github.com', address)).toBeUndefined();
  });
});

describe('a proposed pipeline', () => {
  const config = readConfig({ PARAPET_PUBLIC_URL: 'https://parapet.acme.example' });
  const of = (kind: 'github' | 'gitlab' | 'bitbucket_cloud') =>
    workflowFor(kind, config, { repositoryId: 'r1', branch: 'release: 2' });
  const upload = 'https://parapet.acme.example/v1/upload_scan/r1';

  it('is one of its own at GitHub, with the branch quoted', () => {
    const made = parse(of('github').contentOf(undefined)) as {
      on: { push: { branches: string[] } };
      jobs: { scan: { steps: { run?: string; env?: Record<string, string> }[] } };
    };
    expect(made.on.push.branches).toEqual(['release: 2']);
    expect(made.jobs.scan.steps.at(-1)?.run).toContain(upload);
    expect(made.jobs.scan.steps.at(-1)?.env?.['PARAPET_TOKEN']).toBe(
      '${{ secrets.PARAPET_TOKEN }}',
    );
  });

  it('is added to what GitLab has, within its stages', () => {
    const text = of('gitlab').contentOf(
      '# ours\nstages: [build, deploy]\nbuild:\n  stage: build\n  script: !reference [.base, script]\n',
    );
    expect(text).toContain('# ours');
    expect(text).toContain('!reference [ .base, script ]');
    expect(
      parse(of('gitlab').contentOf('stages: [build, deploy]\nbuild:\n  script: make\n')),
    ).toMatchObject({
      build: { script: 'make' },
      parapet: {
        stage: 'deploy',
        script: [expect.any(String), expect.any(String), expect.stringContaining(upload) as string],
      },
    });
  });

  it('silences no pipeline that Bitbucket has', () => {
    const steps = (now: string | undefined) =>
      (
        parse(of('bitbucket_cloud').contentOf(now)) as {
          pipelines: { default?: unknown[]; branches?: Record<string, unknown[]> };
        }
      ).pipelines;
    expect(steps(undefined)).toMatchObject({
      branches: { 'release: 2': [{ step: { name: 'Parapet' } }] },
    });
    expect(steps('pipelines:\n  default:\n    - step: { script: [make] }\n')).toEqual({
      default: [
        { step: { script: ['make'] } },
        { step: expect.objectContaining({ name: 'Parapet' }) as object },
      ],
    });
  });

  it.each(['- a\n- b\n', 'a: [1', 'just a text'])('leaves %j to people', (now) => {
    expect(() => of('gitlab').contentOf(now)).toThrow(/cannot be read/);
  });
});
