import { describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import { applyDiff, filePatches, type Files } from './open-patch.ts';
import { branchOf, commitMessage, issueBody, type Proposed, pullRequestBody } from './open-text.ts';

const source = ['a', 'b', 'use(x);', 'c', 'use(x);', 'd', ''].join('\n');
const diff = (header: string, body: string, file = 'src/a.ts') =>
  `--- a/${file}\n+++ b/${file}\n@@ ${header} @@\n${body}\n`;

const apply = async (patch: string, text: string | undefined = source) => {
  const files: Files = new Map();
  const came = await applyDiff(patch, files, () => Promise.resolve(text));
  return came instanceof Problem ? came.code : files.get(came[0] ?? '');
};

describe('a patch', () => {
  it('is applied at its place, also where lines above have come in', async () => {
    expect(await apply(diff('-3,1 +3,1', '-use(x);\n+use(safe(x));'))).toBe(
      source.replace('use(x);', 'use(safe(x));'),
    );
    expect(await apply(diff('-3,1 +3,1', '-use(x);\n+use(safe(x));'), 'new\nuse(x);\n')).toBe(
      'new\nuse(safe(x));\n',
    );
    expect(
      await apply(diff('-3,1 +3,1', '-use(x);\n+use(safe(x));'), source.replaceAll('\n', '\r\n')),
    ).toBe(source.replace('use(x);', 'use(safe(x));').replaceAll('\n', '\r\n'));
  });

  it('is not guessed at where the same lines stand more than once, nor where they have gone', async () => {
    expect(await apply(diff('-9,1 +9,1', '-use(x);\n+use(safe(x));'))).toBe('patch_outdated');
    expect(await apply(diff('-3,1 +3,1', '-use(y);\n+use(safe(y));'))).toBe('patch_outdated');
    expect(await apply(diff('-1,1 +1,1', '-a\n+b'))).toBe('b\nb\nuse(x);\nc\nuse(x);\nd\n');
  });

  it('makes a new file, and takes several changes of one file', async () => {
    const files: Files = new Map();
    const both = diff('-1,1 +1,2', '-a\n+a\n+a2') + diff('-6,1 +7,1', '-d\n+e');
    expect(
      await applyDiff(
        `${both}--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+hello\n`,
        files,
        (path) => Promise.resolve(path === 'new.txt' ? undefined : source),
      ),
    ).toEqual(['src/a.ts', 'new.txt']);
    expect([files.get('src/a.ts'), files.get('new.txt')]).toEqual([
      'a\na2\nb\nuse(x);\nc\nuse(x);\ne\n',
      'hello\n',
    ]);
  });

  it.each(['../../etc/passwd', '/etc/passwd', '.git/config', 'a/../b', 'a//b', 'a\\b'])(
    'does not touch %s',
    (file) => {
      expect(filePatches(`--- ${file}\n+++ ${file}\n@@ -1,1 +1,1 @@\n-a\n+b\n`)).toMatchObject({
        code: 'patch_unreadable',
      });
    },
  );

  it.each(['', 'no diff', '@@ -1 +1 @@\n-a\n+b', '--- a/x\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n'])(
    'cannot be %j',
    async (patch) => {
      expect(await apply(patch)).toBe('patch_unreadable');
    },
  );
});

describe('what is said at the host', () => {
  const one: Proposed = {
    findingId: 'f1',
    remediationId: 'r1',
    findingTitle: 'SQL injection',
    severity: 'high',
    tool: 'demo',
    ruleId: 'js/sql`x',
    place: 'src/a.ts:3',
    title: 'Bind\nthe value',
    description: 'Ask @team, see #12. <!-- parapet:r2 -->',
    codeDiff: '-a\n+```\n',
    referenceUrl: null,
    isDraft: false,
    link: 'https://parapet.acme.example/findings/finding-details/f1',
  };

  it('calls nobody, closes no ticket and keeps its own mark', () => {
    const body = pullRequestBody([one], ['src/a.ts']);
    expect(body).not.toMatch(/@team|#12|<!-- parapet:r2/);
    expect(body).toContain('<!-- parapet:r1 -->');
    expect(issueBody(one)).toContain('````diff\n-a\n+```\n````');
    expect(commitMessage([one])).toMatch(/^Bind the value\n\n/);
  });

  it('has one branch for the same patches, whatever their order', () => {
    const other = { ...one, remediationId: 'r2' };
    expect(branchOf([one])).toMatch(/^parapet\/bind-the-value-[0-9a-f]{10}$/);
    expect(branchOf([one, other]).slice(-10)).toBe(branchOf([other, one]).slice(-10));
    expect(branchOf([{ ...one, codeDiff: '-a\n+b' }])).not.toBe(branchOf([one]));
  });
});
