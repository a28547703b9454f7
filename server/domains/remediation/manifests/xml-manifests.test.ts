import { describe, it } from 'vitest';
import { expectEdit } from '../../../../tests/support/server/marked-edit.ts';

const of = (group: string, artifact: string, version?: string) =>
  `<groupId>${group}</groupId><artifactId>${artifact}</artifactId>${version === undefined ? '' : `<version>${version}</version>`}`;
const dependency = (...coordinates: Parameters<typeof of>) =>
  `<dependency>${of(...coordinates)}</dependency>`;
const managed = (inner: string) => `<dependencyManagement>${inner}</dependencyManagement>`;

describe('pom.xml', () => {
  it.each([
    ['a parent', `<project><parent>${of('g', 'a', '‹1.0›')}</parent></project>`],
    ['a namespace', `<project xmlns="x">${dependency('g', 'a', '‹1.0›')}</project>`],
    ['an attribute', `<project><dependency x="y">${of('g', 'a', '‹1.0›')}</dependency></project>`],
    ['blanks', `<project>${dependency('g', 'a', '\n  ‹1.0›\n')}</project>`],
    [
      'another group with such an artifact',
      `<project>${dependency('other', 'a', '1.0')}${dependency('g', 'a', '‹1.0›')}</project>`,
    ],
    [
      'a version that is managed in the same file',
      `<project>${dependency('g', 'a')}${managed(dependency('g', 'a', '‹1.0›'))}</project>`,
    ],
    [
      'a property that it has twice',
      `<project><v>‹1.0›</v>${dependency('g', 'a', '${v}')}${dependency('g', 'a', '${v}')}</project>`,
    ],
    [
      'exclusions before its name',
      `<project><dependency><exclusions>\n<exclusion>${of('x', 'y')}</exclusion>\n</exclusions>${of('g', 'a', '‹1.0›')}</dependency></project>`,
    ],
    [
      'others of the same version',
      `<project>${dependency('g', 'a', '‹1.0›')}${dependency('g', 'b', '1.0')}</project>`,
    ],
  ])('is raised with %s', (_, marked) => {
    expectEdit(['pom.xml', 'maven'], 'g:a', '2.0.10', marked, '2.0.10');
  });

  it.each([
    ['an interval', `<project>${dependency('g', 'a', '[1.0,3.0)')}</project>`, 'range_includes'],
    [
      'a property of two profiles',
      `<project><v>1.0</v><v>1.1</v>${dependency('g', 'a', '${v}')}</project>`,
      'version_elsewhere',
    ],
    [
      'a property of a property',
      `<project><v>\${w}</v>${dependency('g', 'a', '${v}')}</project>`,
      'version_elsewhere',
    ],
    [
      'a managed version that is there already',
      `<project>${dependency('g', 'a')}${managed(dependency('g', 'a', '3.0'))}</project>`,
      'already_there',
    ],
    [
      'an exclusion',
      `<project><dependency><exclusions>\n<exclusion>${of('g', 'a')}</exclusion>\n</exclusions>${of('x', 'y', '1.0')}</dependency></project>`,
      'not_direct',
    ],
    [
      'a comment of several lines',
      `<project><!--\n${dependency('g', 'a', '1.0')}\n--></project>`,
      'not_direct',
    ],
    ['another root', `<settings>${dependency('g', 'a', '1.0')}</settings>`, 'file_unreadable'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['pom.xml', 'maven'], 'g:a', '2.0', text, why);
  });
});

describe('a project of .NET', () => {
  it.each([
    [
      'an element',
      '<p><PackageReference Include="A">\n<Version>‹1.0›</Version></PackageReference></p>',
    ],
    ['an update', '<p><PackageReference Update="A" Version="‹1.0›" /></p>'],
    ['packages.config', '<packages><package id="A" version="‹1.0›" /></packages>'],
    ['small letters', '<p><packagereference include="a" version="‹1.0›" /></p>'],
    [
      'an override',
      '<p><PackageReference Include="A" Version="0.9" VersionOverride="‹1.0›" /></p>',
    ],
    ['a global one', "<p><GlobalPackageReference Include='A' Version='‹1.0›' /></p>"],
    [
      'one without a name',
      '<p><PackageReference Version="1.0" /><PackageReference Include="A" Version="‹1.0›" /></p>',
    ],
    [
      'another of the same version',
      '<p><PackageReference Include="A" Version="‹1.0›" /><PackageReference Include="B" Version="1.0" /></p>',
    ],
    [
      'comments of several lines',
      '<p><!--\n<PackageReference Include="A" Version="1.0" />\n--><PackageReference Include="A" Version="‹1.0›" /></p>',
    ],
  ])('is raised with %s', (_, marked) => {
    expectEdit(['a.csproj', 'nuget'], 'A', '2.0.10', marked, '2.0.10');
  });

  it.each([
    [
      'no version before another with one',
      '<p><PackageReference Include="A" /><PackageReference Include="B"><Version>1.0</Version></PackageReference></p>',
      'version_elsewhere',
    ],
    [
      'no version within',
      '<p><PackageReference Include="A"></PackageReference><PackageReference Include="B"><Version>1.0</Version></PackageReference></p>',
      'version_elsewhere',
    ],
    [
      'an interval',
      '<p><PackageReference Include="A" Version="[1.0,3.0)" /></p>',
      'range_includes',
    ],
    ['a longer name', '<p><PackageReference Include="A.B" Version="1.0" /></p>', 'not_direct'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['a.csproj', 'nuget'], 'A', '2.0', text, why);
  });
});
