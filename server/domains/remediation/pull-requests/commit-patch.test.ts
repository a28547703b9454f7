import { describe, expect, it } from 'vitest';
import { Problem } from '../../../platform/http/problem.ts';
import { createDiff } from '../generate/patch.ts';
import { parseFilePatches, PatchedTree } from './commit-patch.ts';
import {
  toBranchName,
  commitMessage,
  issueBody,
  type ProposedFix,
  pullRequestBody,
} from './body.ts';

const source = ['a', 'b', 'use(x);', 'c', 'use(x);', 'd', ''].join('\n');
const diff = (header: string, body: string, file = 'src/a.ts') =>
  `--- a/${file}\n+++ b/${file}\n@@ ${header} @@\n${body}\n`;

const apply = async (patch: string, text: string | undefined = source) => {
  const tree = new PatchedTree(() => Promise.resolve(text));
  const came = await tree.apply(patch);
  return came instanceof Problem ? came.code : tree.changes()[0]?.content;
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

  it('is not made where the lines around it are others by now', async () => {
    const around = diff('-1,5 +1,5', ' a\n b\n-use(x);\n+use(safe(x));\n c\n use(x);');
    expect(await apply(around)).toBe(source.replace('use(x);', 'use(safe(x));'));
    for (const line of ['a\n', 'b\n', 'c\n'])
      expect(await apply(around, source.replace(line, 'if (trusted)\n'))).toBe('patch_outdated');
  });

  it('makes a new file, and takes several changes of one file', async () => {
    const tree = new PatchedTree((path) =>
      Promise.resolve(path === 'new.txt' ? undefined : source),
    );
    const both = diff('-1,1 +1,2', '-a\n+a\n+a2') + diff('-6,1 +7,1', '-d\n+e');
    expect(
      await tree.apply(`${both}--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+hello\n`),
    ).toEqual(['src/a.ts', 'new.txt']);
    expect(tree.changes()).toEqual([
      { path: 'src/a.ts', content: 'a\na2\nb\nuse(x);\nc\nuse(x);\ne\n', exists: true },
      { path: 'new.txt', content: 'hello\n', exists: false },
    ]);
  });

  it('stands beside others made of the same file, and says where they exclude each other', async () => {
    const manifest = '{\n  "a": "1",\n  "b": "1",\n  "c": "1"\n}\n';
    const raise = (name: string, to: string) =>
      createDiff(
        'package.json',
        manifest,
        manifest.replace(`"${name}": "1"`, `"${name}": "${to}"`),
      ) ?? '';
    const tree = new PatchedTree(() => Promise.resolve(manifest));
    for (const name of ['a', 'b', 'c'])
      expect(await tree.apply(raise(name, '2'))).toEqual(['package.json']);
    expect(await tree.apply(raise('a', '3'))).toMatchObject({ code: 'patch_overlaps' });
    expect(tree.changes()).toEqual([
      { path: 'package.json', content: manifest.replaceAll('"1"', '"2"'), exists: true },
    ]);
  });

  const pathOf = (file: string) => {
    const patches = parseFilePatches(`--- ${file}\n+++ ${file}\n@@ -1,1 +1,1 @@\n-a\n+b\n`);
    return Array.isArray(patches) ? patches.map(({ path }) => path) : patches.code;
  };

  it.each([
    ...['../../etc/passwd', '/etc/passwd', '.git/config', 'a/.git/hooks/post-commit', 'a/../b'],
    ...['a/./b', './a', 'a//b', 'a/', 'a\\b', 'a/b\u0007', 'b/', 'a'.repeat(1001)],
  ])('does not touch %s', (file) => {
    expect(pathOf(file)).toBe('patch_unreadable');
  });

  it.each([
    ['b/src/a.ts', 'src/a.ts'],
    ['src/lib/a.ts', 'src/lib/a.ts'],
    ['.github/workflows/ci.yml', '.github/workflows/ci.yml'],
    ['a'.repeat(1000), 'a'.repeat(1000)],
  ])('names %s from the root of the repository', (file, path) => {
    expect(pathOf(file)).toEqual([path]);
  });

  it('leaves out files without a change, and refuses a diff that names no others', () => {
    const renamed = '--- a/one.ts\n+++ b/two.ts\n';
    expect(parseFilePatches(renamed)).toMatchObject({ code: 'patch_unreadable' });
    expect(parseFilePatches(renamed + diff('-1,1 +1,1', '-a\n+b'))).toHaveLength(1);
  });

  it('is refused where its header counts other lines than it has', () => {
    expect(parseFilePatches(diff('-1,5 +1,5', '-a\n+b'))).toMatchObject({
      code: 'patch_unreadable',
    });
  });

  it('names the file that is not there, or whose change is made already', async () => {
    const outdated = {
      code: 'patch_outdated',
      detail: expect.stringContaining('src/a.ts') as string,
    };
    const gone = new PatchedTree(() => Promise.resolve(undefined));
    expect(await gone.apply(diff('-1,1 +1,1', '-a\n+b'))).toMatchObject(outdated);
    const same = new PatchedTree(() => Promise.resolve('a\n'));
    expect(await same.apply(diff('-1,1 +1,1', '-a\n+a'))).toMatchObject(outdated);
    expect(same.changes()).toEqual([]);
  });

  it('reads each file once, however many patches change it', async () => {
    const read: string[] = [];
    const tree = new PatchedTree((path) => {
      read.push(path);
      return Promise.resolve(source);
    });
    await tree.apply(diff('-1,1 +1,1', '-a\n+b'));
    await tree.apply(diff('-6,1 +6,1', '-d\n+e'));
    expect(read).toEqual(['src/a.ts']);
  });

  it('is made again in what an earlier one left at its place, where it can be', async () => {
    const manifest = '{\n}\n';
    const pin = (name: string) =>
      createDiff('package.json', manifest, `{\n  "${name}": "1"\n}\n`) ?? '';
    const tree = new PatchedTree(() => Promise.resolve(manifest));
    await tree.apply(pin('a'));
    expect(await tree.apply(pin('b'))).toMatchObject({
      code: 'patch_overlaps',
      detail: expect.stringContaining('package.json') as string,
    });
    const seen: string[] = [];
    const came = await tree.apply(pin('b'), (path, text) => {
      seen.push(path, text);
      return Promise.resolve(text.replace('\n}', ',\n  "b": "1"\n}'));
    });
    expect(came).toEqual(['package.json']);
    expect(seen).toEqual(['package.json', '{\n  "a": "1"\n}\n']);
    expect(tree.changes()[0]?.content).toBe('{\n  "a": "1",\n  "b": "1"\n}\n');
  });

  it.each(['', 'no diff', '@@ -1 +1 @@\n-a\n+b', '--- a/x\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n'])(
    'cannot be %j',
    async (patch) => {
      expect(await apply(patch)).toBe('patch_unreadable');
    },
  );
});

describe('what is said at the host', () => {
  const one: ProposedFix = {
    findingId: 'f1',
    remediationId: 'r1',
    findingTitle: 'SQL injection',
    severity: 'high',
    tool: 'demo',
    ruleId: 'js/sql`x',
    place: 'src/a.ts:3',
    title: 'Bind\nthe value',
    description: 'Ask @team, see #12. <!-- parapet:r2 -->',
    notes: [],
    endedPull: null,
    codeDiff: '-a\n+```\n',
    referenceUrl: null,
    model: null,
    isDraft: false,
    link: 'https://parapet.acme.example/findings/finding-details/f1',
  };

  it('mentions no user, closes no ticket and keeps its own mark', () => {
    const body = pullRequestBody([one], ['src/a.ts']);
    expect(body).not.toMatch(/@team|#12|<!-- parapet:r2/);
    expect(body).toContain('<!-- parapet:r1 -->');
    expect(issueBody(one)).toContain('````diff\n-a\n+```\n````');
  });

  it('has a conventional message of one commit', () => {
    expect(commitMessage([one])).toBe(
      `fix: Bind the value\n\njs/sql\`x in src/a.ts:3\n${one.link}\n`,
    );
    const titled = (title: string, upgrade?: { name: string; to: string }) => ({
      ...one,
      title,
      upgrade,
    });
    expect(commitMessage([titled('Fix: SQL injection')])).toMatch(/^fix: SQL injection\n/);
    const raised = titled('Upgrade left to 2.0.1', { name: 'left', to: '2.0.1' });
    expect(commitMessage([raised])).toMatch(/^fix\(deps\): Upgrade left to 2\.0\.1\n/);
    expect(commitMessage([raised, raised])).toMatch(
      /^fix\(deps\): Resolve 2 findings: Upgrade left to 2\.0\.1, …\n/,
    );
    expect(commitMessage([raised, one])).toMatch(/^fix: Resolve 2 findings/);
    const long = commitMessage([titled('x'.repeat(300))]);
    expect(long.slice(0, long.indexOf('\n')).length).toBeLessThanOrEqual(200);
  });

  it('says how the change is undone', () => {
    expect(pullRequestBody([one], ['src/a.ts'])).toContain(
      '## How to undo it\n\nRevert the merge: the change is one commit, and touches nothing but these files.',
    );
  });

  it('begins with what is left to do on its branch, each thing once', () => {
    const note = { code: 'renew_lock', file: 'package-lock.json', command: 'npm install' } as const;
    const body = pullRequestBody(
      [
        { ...one, notes: [note] },
        { ...one, remediationId: 'r2', notes: [note] },
      ],
      ['package.json'],
    );
    expect(body).toMatch(/^> \*\*Before merging:\*\* the lock file/);
    expect(body.match(/`npm install`, then commit `package-lock\.json`/g)).toHaveLength(1);
    expect(pullRequestBody([one], ['src/a.ts'])).not.toContain('Before merging');
  });

  it('names what else a shared property raises', () => {
    const names = ['org.acme:web', 'org.acme:core'];
    const note = { code: 'raises_more', file: 'pom.xml', command: null, names } as const;
    expect(pullRequestBody([{ ...one, notes: [note] }], ['pom.xml'])).toContain(
      '**Also raised**, by the same property of `pom.xml`: `org.acme:web`, `org.acme:core`.',
    );
  });

  it('has one branch for the same patches, whatever their order', () => {
    const other = { ...one, remediationId: 'r2' };
    expect(toBranchName([one])).toMatch(/^parapet\/bind-the-value-[0-9a-f]{10}$/);
    expect(toBranchName([one, other]).slice(-10)).toBe(toBranchName([other, one]).slice(-10));
    expect(toBranchName([{ ...one, codeDiff: '-a\n+b' }])).not.toBe(toBranchName([one]));
    const again = { ...one, endedPull: 'https://github.com/acme/web/pull/1' };
    expect(toBranchName([again])).not.toBe(toBranchName([one]));
  });
});
