// From a report's finding in a transitive component to the bytes of the edited file.
import { expect, it } from 'vitest';
import { noDownloads } from '../../../../tests/support/server/no-downloads.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { composeRemediation } from './dependency-upgrade.ts';
import { applyFileDiff } from './patch.ts';

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
    fixedVersions: ['1.2.6'],
  },
});

type Files = Readonly<Record<string, string>>;

const compose = async (purl: string, found: string, files: Files) => {
  const read: string[] = [];
  const outcome = await composeRemediation(
    finding(purl, found),
    {},
    {
      readFile: (path) => {
        read.push(path);
        if (files[path] === 'too large')
          return Promise.reject(createProblem(422, 'file_too_large', { file: path }));
        return Promise.resolve(files[path]);
      },
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
  return { ...outcome.made, read };
};

const packageJson = '{\n  "name": "app"\n}\n';

it.each<[string, string, string, Files, string, string]>([
  [
    'Yarn',
    'pkg:npm/left@1.2.0',
    'web/yarn.lock',
    {
      'web/package.json': packageJson,
      'web/yarn.lock':
        '__metadata:\n  version: 8\n\n"left@npm:^1.0.0":\n  version: 1.2.0\n\n"left@npm:^2.0.0":\n  version: 2.0.0\n',
    },
    'web/package.json',
    '{\n  "name": "app",\n  "resolutions": {\n    "left@npm:^1.0.0": "^1.2.6"\n  }\n}\n',
  ],
  [
    'npm, with an override of another major version',
    'pkg:npm/left@1.2.0',
    'package-lock.json',
    { 'package.json': '{\n  "overrides": {\n    "left@0": "0.9.1"\n  }\n}\n' },
    'package.json',
    '{\n  "overrides": {\n    "left@0": "0.9.1",\n    "left@1": "^1.2.6"\n  }\n}\n',
  ],
  [
    'Maven, with an empty management',
    'pkg:maven/org.acme/left@1.2.0',
    'pom.xml',
    { 'pom.xml': '<project>\n  <dependencyManagement/>\n</project>\n' },
    'pom.xml',
    '<project>\n  <dependencyManagement>\n    <dependencies>\n      <dependency>\n        <groupId>org.acme</groupId>\n        <artifactId>left</artifactId>\n        <version>1.2.6</version>\n      </dependency>\n    </dependencies>\n  </dependencyManagement>\n</project>\n',
  ],
  [
    'Gradle',
    'pkg:maven/org.acme/left@1.2.0',
    'app/build.gradle.kts',
    { 'app/build.gradle.kts': 'dependencies {\n    implementation("a:b:1.0")\n}\n' },
    'app/build.gradle.kts',
    'dependencies {\n    implementation("a:b:1.0")\n    constraints {\n        implementation("org.acme:left:1.2.6")\n    }\n}\n',
  ],
  [
    'NuGet',
    'pkg:nuget/Left@1.2.0',
    'Directory.Packages.props',
    {
      'Directory.Packages.props':
        '<Project>\n  <PropertyGroup>\n    <CentralPackageTransitivePinningEnabled>true</CentralPackageTransitivePinningEnabled>\n  </PropertyGroup>\n  <ItemGroup>\n    <PackageVersion Include="Known" Version="3.0.0" />\n  </ItemGroup>\n</Project>\n',
    },
    'Directory.Packages.props',
    '<Project>\n  <PropertyGroup>\n    <CentralPackageTransitivePinningEnabled>true</CentralPackageTransitivePinningEnabled>\n  </PropertyGroup>\n  <ItemGroup>\n    <PackageVersion Include="Known" Version="3.0.0" />\n    <PackageVersion Include="Left" Version="1.2.6" />\n  </ItemGroup>\n</Project>\n',
  ],
])('pins what others bring: %s', async (_, purl, found, files, path, expected) => {
  const { codeDiff, template, notes } = await compose(purl, found, files);
  expect(applyFileDiff(files[path] ?? '', codeDiff ?? '')).toBe(expected);
  expect(template).toBeNull();
  expect(notes).toContainEqual({ code: 'pinned_transitive', file: path, command: null });
});

it('reads a lock file only where the edit depends on it', async () => {
  const files = { 'package.json': packageJson, 'package-lock.json': '{}' };
  const { read } = await compose('pkg:npm/left@1.2.0', 'package-lock.json', files);
  expect(read).toEqual(['package.json']);
});

it.each([
  ['too large', { code: 'not_text', file: 'yarn.lock' }],
  ['', { code: 'not_direct', file: 'package.json' }],
])('keeps the instruction where yarn.lock is %j', async (lock, note) => {
  const made = await compose('pkg:npm/left@1.2.0', 'yarn.lock', {
    'package.json': packageJson,
    'yarn.lock': lock,
  });
  expect(made).toMatchObject({ codeDiff: null, notes: [note] });
});
