// Places that look like the version of a dependency and are not, or that express it in another way.
import { expect, it } from 'vitest';
import type { ManifestEditor } from './edit.ts';
import { gradleCatalog } from './gradle-catalog.ts';
import { goMod } from './go-mod.ts';
import { dockerfile, gemfile, githubWorkflow, requirementsTxt } from './line-manifests.ts';
import { cargoToml } from './toml-manifests.ts';
import { dotnetProject, pomXml } from './xml-manifests.ts';

type Row = readonly [
  what: string,
  edit: ManifestEditor,
  name: string,
  /** `‹1→2›` is 1 before the upgrade to 2. */
  text: string,
  refused?: string,
];

const pom = (version: string, path: string) =>
  `<project>
  <dependencies>
    <dependency><groupId>acme</groupId><artifactId>core</artifactId><version>${version}</version></dependency>
  </dependencies>
  <annotationProcessorPaths>
    <path><groupId>acme</groupId><artifactId>core</artifactId><version>${path}</version></path>
  </annotationProcessorPaths>
</project>`;

const rows: readonly Row[] = [
  [
    'an exclusion of go.mod',
    goMod,
    'acme.example/net',
    'require acme.example/net ‹v1.0.0→v1.2.0›\n\nexclude (\n\tacme.example/net v1.1.0\n)\n',
  ],
  [
    'an exclusion alone',
    goMod,
    'acme.example/net',
    'exclude (\n\tacme.example/net v1.1.0\n)\n',
    'not_direct',
  ],
  [
    'hashes after a comment',
    requirementsTxt,
    'acme',
    'acme==1.0.0 \\\n    # via other\n    --hash=sha256:aa\n',
    'pinned_by_digest',
  ],
  [
    'a version in the next line',
    requirementsTxt,
    'acme',
    'acme[more] \\\r\n  ==‹1.0.0→1.2.0› \\\r\n  ; python_version > "3"\r\nother==1.0.0\r\n',
  ],
  [
    'a gem of git with a version',
    gemfile,
    'acme',
    "gem 'acme', '~> 1.0.0', github: 'acme/acme'\n",
    'not_from_registry',
  ],
  [
    'a gem in a block of git',
    gemfile,
    'acme',
    "git 'https://host.example/acme.git' do\n  gem 'acme', '1.0.0'\nend\n",
    'not_from_registry',
  ],
  [
    'a gem after a block of git',
    gemfile,
    'acme',
    "path 'engines' do\n  gem 'other', '1.0.0'\nend\ngem 'acme', '‹1.0.0→1.2.0›', require: 'acme/path'\n",
  ],
  [
    'a patch of Cargo',
    cargoToml,
    'acme',
    '[dependencies]\nacme = "1.0.0"\n\n[patch.crates-io]\nacme = { path = "../acme" }\n',
    'version_elsewhere',
  ],
  [
    'an argument of two images',
    dockerfile,
    'acme',
    'ARG V=1.0.0\nFROM acme:$V AS a\nFROM other:${V}-slim\n',
    'version_elsewhere',
  ],
  [
    'an argument of two stages',
    dockerfile,
    'acme',
    'ARG V=‹1.0.0→1.2.0›\nFROM acme:$V AS a\nFROM acme:${V}-slim\n',
  ],
  [
    'a step in braces',
    githubWorkflow,
    'acme/run',
    'steps:\n  - { name: x, uses: acme/run@‹v1.0.0→v1.2.0› }\n',
  ],
  ['an annotation processor', pomXml, 'acme:core', pom('‹1.0.0→1.2.0›', '‹1.0.0→1.2.0›')],
  ['a version in brackets', pomXml, 'acme:core', pom('[‹1.0.0→1.2.0›]', '1.2.0')],
  [
    'a version of NuGet in brackets',
    dotnetProject,
    'Acme',
    '<PackageReference Include="Acme" Version="[‹1.0.0→1.2.0›]" />',
  ],
];

const mark = /‹([^→]*)→([^›]*)›/g;

it.each(rows.map((row) => [row[0], row] as const))('%s', (_what, row) => {
  const [, edit, name, text, refused] = row;
  const edited = edit(text.replaceAll(mark, '$1'), { name, to: '1.2.0', from: '1.0.0' });
  expect(edited).toMatchObject(refused ? { refused } : { text: text.replaceAll(mark, '$2') });
});

it('names the plugins that share a version of a catalog', () => {
  const catalog =
    '[versions]\nacme = "1.0.0"\n[libraries]\ncore = { module = "acme:core", version.ref = "acme" }\n[plugins]\nbuild = { id = "acme.build", version.ref = "acme" }\nother = { id = "other", version = "1" }\n';
  expect(gradleCatalog(catalog, { name: 'acme:core', to: '1.2.0' })).toEqual({
    text: catalog.replace('1.0.0', '1.2.0'),
    also: ['acme.build'],
  });
});
