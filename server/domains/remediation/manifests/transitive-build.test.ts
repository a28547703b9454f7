import { expect, it } from 'vitest';
import { findManifestPlan } from './registry.ts';
import { findTransitiveEditor } from './transitive.ts';

const edit = (file: string, text: string, name: string, from = '1.2.0', to = '1.2.6') => {
  const edited = findTransitiveEditor(file)?.(text, { name, to, from });
  return edited && 'text' in edited ? edited.text : edited?.refused;
};

const groovy = "dependencies {\n    implementation 'a:b:1.0'\n}\n";
const kotlin = 'dependencies {\n\timplementation("a:b:1.0")\n}\n';

it.each([
  [
    'build.gradle',
    groovy,
    "dependencies {\n    implementation 'a:b:1.0'\n    constraints {\n        implementation 'g:left:1.2.6'\n    }\n}\n",
  ],
  [
    'build.gradle.kts',
    kotlin,
    'dependencies {\n\timplementation("a:b:1.0")\n\tconstraints {\n\t\timplementation("g:left:1.2.6")\n\t}\n}\n',
  ],
  [
    'build.gradle.kts',
    'dependencies {\r\n  implementation(libs.b)\r\n  constraints {\r\n    implementation("c:d:2.0")\r\n  }\r\n}',
    'dependencies {\r\n  implementation(libs.b)\r\n  constraints {\r\n    implementation("c:d:2.0")\r\n    implementation("g:left:1.2.6")\r\n  }\r\n}',
  ],
  [
    'build.gradle',
    `buildscript {\n    dependencies {\n        classpath 'p:q:1.0'\n    }\n}\n// dependencies {\n${groovy}`,
    `buildscript {\n    dependencies {\n        classpath 'p:q:1.0'\n    }\n}\n// dependencies {\n${groovy.replace(/\}\n$/, "    constraints {\n        implementation 'g:left:1.2.6'\n    }\n}\n")}`,
  ],
  [
    'build.gradle',
    "dependencies {\n    implementation('a:b:1.0') {\n        because 'of }'\n    }\n}\n",
    "dependencies {\n    implementation('a:b:1.0') {\n        because 'of }'\n    }\n    constraints {\n        implementation(\"g:left:1.2.6\")\n    }\n}\n",
  ],
])('%s: constrains what others bring: %j', (file, before, after) => {
  expect(edit(file, before, 'g:left')).toBe(after);
});

it('finds the constraint that it added, and adds no second one', () => {
  const once = edit('build.gradle', groovy, 'g:left') ?? '';
  expect(
    findManifestPlan('build.gradle', 'maven')?.edit(once, { name: 'g:left', to: '1.2.6' }),
  ).toEqual({ refused: 'already_there' });
});

it.each([
  ['no dependencies', "plugins {\n    id 'java'\n}\n"],
  ['another configuration only', "dependencies {\n    runtimeOnly 'a:b:1.0'\n}\n"],
  ['everything in one line', "dependencies { implementation 'a:b:1.0' }\n"],
  ['a closing brace behind code', "dependencies {\n    implementation 'a:b:1.0' }\n"],
  ['dependencies of another project', `subprojects {\n${groovy}}\n`],
  ['a block that never ends', "dependencies {\n    implementation 'a:b:1.0'\n"],
])('refuses a Gradle file with %s', (_, text) => {
  expect(edit('build.gradle', text, 'g:left')).toBe('not_direct');
});

const props = (items: string, pinning = 'true') =>
  `<Project>\n  <PropertyGroup>\n    <CentralPackageTransitivePinningEnabled>${pinning}</CentralPackageTransitivePinningEnabled>\n  </PropertyGroup>\n${items}</Project>\n`;
const known = '    <PackageVersion Include="Known" Version="3.0.0" />\n';
const group = (inner: string) => `  <ItemGroup>\n${inner}  </ItemGroup>\n`;
const left = '    <PackageVersion Include="Left" Version="1.2.6" />\n';
const conditional = `  <ItemGroup Condition="'$(A)' == 'b'">\n${known}  </ItemGroup>\n`;

it.each([
  ['beside the others', props(group(known)), props(group(known + left))],
  [
    'as the file writes them',
    props(group('\t<PackageVersion Include="K" Version="3.0"/>\n')).replaceAll('\n', '\r\n'),
    props(
      group(
        '\t<PackageVersion Include="K" Version="3.0"/>\n\t<PackageVersion Include="Left" Version="1.2.6"/>\n',
      ),
    ).replaceAll('\n', '\r\n'),
  ],
  [
    'for every project',
    props(group(known) + conditional),
    props(group(known + left) + conditional),
  ],
  [
    'not in a comment',
    props(group(`${known}    <!--\n${known}    -->\n`)),
    props(group(`${known}${left}    <!--\n${known}    -->\n`)),
  ],
])('pins a package of NuGet centrally: %s', (_, before, after) => {
  expect(edit('src/Directory.Packages.props', before, 'Left')).toBe(after);
  expect(
    findManifestPlan('Directory.Packages.props', 'nuget')?.edit(after, {
      name: 'Left',
      to: '1.2.6',
    }),
  ).toEqual({ refused: 'already_there' });
});

it.each([
  ['transitive pinning is off', props(group(known), 'false')],
  ['transitive pinning is a comment', `<!-- ${props('')} -->\n${group(known)}`],
  ['every version has a condition', props(conditional)],
  ['no version is there', props(group(''))],
])('pins no package of NuGet where %s', (_, text) => {
  expect(edit('Directory.Packages.props', text, 'Left')).toBe('not_direct');
});

it('constrains and pins within the major version only', () => {
  expect(edit('build.gradle', groovy, 'g:left', '1.2.0', '2.0.0')).toBe('not_direct');
  expect(edit('Directory.Packages.props', props(group(known)), 'Left', '1.2.0', '2.0.0')).toBe(
    'not_direct',
  );
});
