// Several transitive components pinned in one manifest by one pull request; and findings in lock
// files, fixed in the manifest that they belong to.
import { expect, it } from 'vitest';
import { noDownloads } from '../../../../tests/support/server/no-downloads.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { PatchedTree } from '../pull-requests/commit-patch.ts';
import { composeRemediation } from './dependency-upgrade.ts';
import { repeatUpgrade } from './manifest-step.ts';

type Files = Readonly<Record<string, string>>;
const to = '1.2.6';

const finding = (purl: string, manifestPath: string): ReportFinding => ({
  ruleId: 'CVE-2026-1',
  title: 'A flaw',
  severity: 'high',
  category: 'sca',
  pointer: '/0',
  component: {
    name: purl.slice(purl.lastIndexOf('/') + 1, purl.lastIndexOf('@')),
    purl,
    version: '1.2.0',
    manifestPath,
    fixedVersions: [to],
  },
});

const compose = async (each: ReportFinding, files: Files) => {
  const outcome = await composeRemediation(
    each,
    {},
    {
      readFile: (path) => Promise.resolve(files[path]),
      outgoing: {
        ...noDownloads,
        request: () => Promise.reject(new Error('Nothing is requested here')),
        close: () => Promise.resolve(),
      },
      signal: AbortSignal.timeout(60_000),
      progress: () => Promise.resolve(),
    },
  );
  if (!('made' in outcome)) throw new Error(`No remediation: ${outcome.failed}`);
  return { ...outcome.made, filePath: outcome.filePath };
};

/** The files after one pull request. */
const together = async (purls: readonly string[], found: string, files: Files) => {
  const read = (path: string) => Promise.resolve(files[path]);
  const tree = new PatchedTree(read);
  for (const purl of purls) {
    const each = finding(purl, found);
    const { codeDiff } = await compose(each, files);
    const came = await tree.apply(codeDiff ?? '', (path, text) =>
      repeatUpgrade(each, to, { path, text }, read),
    );
    if (came instanceof Problem) throw new Error(`${purl}: ${came.code}`);
  }
  return Object.fromEntries(tree.changes().map(({ path, content }) => [path, content]));
};

const npm = ['pkg:npm/left@1.2.0', 'pkg:npm/right@1.2.0', 'pkg:npm/top@1.2.0'];
const maven = ['pkg:maven/org.acme/left@1.2.0', 'pkg:maven/org.acme/right@1.2.0'];

it.each<[string, readonly string[], string, Files, Files]>([
  [
    'npm, without overrides before',
    npm,
    'package-lock.json',
    { 'package.json': '{\n  "name": "app"\n}\n' },
    {
      'package.json':
        '{\n  "name": "app",\n  "overrides": {\n    "left@1": "^1.2.6",\n    "right@1": "^1.2.6",\n    "top@1": "^1.2.6"\n  }\n}\n',
    },
  ],
  [
    'npm, beside a dependency of the project',
    npm,
    'package-lock.json',
    { 'package.json': '{\n  "dependencies": {\n    "right": "^1.2.0"\n  }\n}\n' },
    {
      'package.json':
        '{\n  "dependencies": {\n    "right": "^1.2.6"\n  },\n  "overrides": {\n    "left@1": "^1.2.6",\n    "top@1": "^1.2.6"\n  }\n}\n',
    },
  ],
  [
    'pnpm, in its workspace',
    npm,
    'pnpm-lock.yaml',
    { 'package.json': '{}', 'pnpm-workspace.yaml': 'overrides:\n  a: 1.0.1\n' },
    {
      'pnpm-workspace.yaml':
        "overrides:\n  a: 1.0.1\n  'left@1': ^1.2.6\n  'right@1': ^1.2.6\n  'top@1': ^1.2.6\n",
    },
  ],
  [
    'Yarn',
    npm.slice(0, 2),
    'yarn.lock',
    {
      'package.json': '{\n  "name": "app"\n}\n',
      'yarn.lock':
        '__metadata:\n  version: 8\n\n"left@npm:^1.0.0":\n  version: 1.2.0\n\n"right@npm:^1.0.0":\n  version: 1.2.0\n',
    },
    {
      'package.json':
        '{\n  "name": "app",\n  "resolutions": {\n    "left": "^1.2.6",\n    "right": "^1.2.6"\n  }\n}\n',
    },
  ],
  [
    'Go',
    ['pkg:golang/example.org/left@v1.2.0', 'pkg:golang/example.org/right@v1.2.0'],
    'go.mod',
    { 'go.mod': 'module app\n\ngo 1.22\n' },
    {
      'go.mod':
        'module app\n\ngo 1.22\n\nrequire example.org/left v1.2.6 // indirect\n\nrequire example.org/right v1.2.6 // indirect\n',
    },
  ],
  [
    'Gradle, found in its lock file',
    maven,
    'app/gradle.lockfile',
    { 'app/build.gradle.kts': 'dependencies {\n    implementation("a:b:1.0")\n}\n' },
    {
      'app/build.gradle.kts':
        'dependencies {\n    implementation("a:b:1.0")\n    constraints {\n        implementation("org.acme:left:1.2.6")\n        implementation("org.acme:right:1.2.6")\n    }\n}\n',
    },
  ],
  [
    'uv',
    ['pkg:pypi/left@1.2.0', 'pkg:pypi/right@1.2.0'],
    'uv.lock',
    { 'pyproject.toml': '[project]\nname = "app"\n' },
    {
      'pyproject.toml':
        '[project]\nname = "app"\n\n[tool.uv]\nconstraint-dependencies = ["left>=1.2.6,<2", "right>=1.2.6,<2"]\n',
    },
  ],
  [
    'pip, by the constraints that it is told of',
    ['pkg:pypi/left@1.2.0', 'pkg:pypi/right@1.2.0'],
    'api/requirements.txt',
    {
      'api/requirements.txt': '-c constraints.txt\nflask==3.0\n',
      'api/constraints.txt': '# limits\n',
    },
    { 'api/constraints.txt': '# limits\nleft>=1.2.6,<2\nright>=1.2.6,<2\n' },
  ],
])('pins several in one manifest: %s', async (_, purls, found, files, expected) => {
  expect(await together(purls, found, files)).toEqual(expected);
});

it('leaves two upgrades apart where they exclude each other', async () => {
  const files = { 'package.json': '{\n  "name": "app"\n}\n' };
  const [one, other] = await Promise.all(
    npm.slice(0, 2).map((purl) => compose(finding(purl, 'package-lock.json'), files)),
  );
  const tree = new PatchedTree((path) => Promise.resolve(files[path as 'package.json']));
  await tree.apply(one?.codeDiff ?? '');
  expect(await tree.apply(other?.codeDiff ?? '')).toMatchObject({ code: 'patch_overlaps' });
});

it.each<[string, string, string, Files, string, string]>([
  [
    'gradle.lockfile',
    'pkg:maven/org.acme/left@1.2.0',
    'gradle.lockfile',
    { 'build.gradle': "dependencies {\n  implementation 'org.acme:left:1.2.0'\n}\n" },
    'build.gradle',
    "implementation 'org.acme:left:1.2.6'",
  ],
  [
    'packages.lock.json',
    'pkg:nuget/Left@1.2.0',
    'src/Shop/packages.lock.json',
    {
      'src/Shop/Shop.csproj':
        '<Project>\n  <ItemGroup>\n    <PackageReference Include="Left" Version="1.2.0" />\n  </ItemGroup>\n</Project>\n',
    },
    'src/Shop/Shop.csproj',
    'Include="Left" Version="1.2.6"',
  ],
  [
    'packages.lock.json with central versions',
    'pkg:nuget/Left@1.2.0',
    'src/Shop/packages.lock.json',
    {
      'src/Shop/Shop.csproj':
        '<Project>\n  <ItemGroup>\n    <PackageReference Include="Other" />\n  </ItemGroup>\n</Project>\n',
      'Directory.Packages.props':
        '<Project>\n  <ItemGroup>\n    <PackageVersion Include="Left" Version="1.2.0" />\n  </ItemGroup>\n</Project>\n',
    },
    'Directory.Packages.props',
    'Include="Left" Version="1.2.6"',
  ],
])('fixes in the manifest what was found in %s', async (_, purl, found, files, path, line) => {
  const { codeDiff, filePath, notes } = await compose(finding(purl, found), files);
  expect(filePath).toBe(path);
  expect(codeDiff).toContain(line);
  expect(notes.find(({ code }) => code === 'renew_lock')).toMatchObject({ file: found });
});

it('says which manifest is missing', async () => {
  const { notes } = await compose(
    finding('pkg:nuget/Left@1.2.0', 'src/Shop/packages.lock.json'),
    {},
  );
  expect(notes).toContainEqual({
    code: 'file_missing',
    file: 'src/Shop/Shop.csproj',
    command: null,
  });
});

it('raises what pip-tools compiles from beside what it compiled', async () => {
  const { codeDiff } = await compose(finding('pkg:pypi/left@1.2.0', 'requirements.txt'), {
    'requirements.txt':
      '#\n# This file is autogenerated by pip-compile with Python 3.12\n# by the following command:\n#\n#    pip-compile requirements.in\n#\nleft==1.2.0\n    # via -r requirements.in\n',
    'requirements.in': 'left==1.2.0\n',
  });
  expect(codeDiff).toContain('requirements.in');
  expect(codeDiff?.match(/^\+left==1\.2\.6$/gm)).toHaveLength(2);
});
