import { describe, expect, it } from 'vitest';
import { expectEdit } from '../../../../tests/support/server/marked-edit.ts';
import { isOtherMajor } from './go-mod.ts';

describe('requirements.txt', () => {
  it.each([
    ['lines of Windows', 'a_-b==‹1.0›\r\nc==1\r\n'],
    ['blanks before', '  a-b==‹1.0›\n'],
    ['parentheses', 'a-b (==‹1.0›)\n'],
    ['an option of pip', 'a-b==‹1.0› --config-settings="x"\n'],
    ['options in other lines', '-r more.txt\n--index-url https://example.org\na-b==‹1.0›\n'],
    ['an editable one before', '-e git+https://example.org/x.git#egg=a-b\na-b==‹1.0›\n'],
    ['the word hash in the next line', 'a-b==‹1.0›\n# --hash is not used\n'],
    ['a line that goes on to the end', 'a-b==‹1.0› \\'],
    ['a name with other separators', 'A.B==‹1.0›\n'],
  ])('is raised with %s', (_, marked) => {
    expectEdit(['requirements.txt', 'pypi'], 'a-b', '2.0', marked, '2.0');
  });

  it.each([
    ['a hash in the same line', 'a-b==1.0 --hash=sha256:00\n', 'pinned_by_digest'],
    ['a hash in the next line', 'a-b==1.0 \\ \n  --hash=sha256:00\n', 'pinned_by_digest'],
    ['a name of other words', 'ab==1.0\n', 'not_direct'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['requirements.txt', 'pypi'], 'a-b', '2.0', text, why);
  });
});

describe('go.mod', () => {
  it.each([
    ['example.org/a', '2.0.0', true],
    ['example.org/a', '1.9.0', false],
    ['example.org/a', '0.9.0', false],
    ['example.org/a', 'main', false],
    ['example.org/a', 'r2.0.0', false],
    ['example.org/a/v10', 'v10.2.0', false],
    ['example.org/a/v10', '11.0.0', true],
    ['example.org/v2/a', '1.2.0', false],
    ['gopkg.in/yaml.v2', '2.4.0', false],
    ['gopkg.in/yaml.v2', '3.0.0', true],
    ['example.org/a', '2.0.0+incompatible', false],
    ['example.org/a', '2.0.0+incompatible.1', true],
  ])('%s at %s is another module: %s', (name, to, is) => {
    expect(isOtherMajor(name, to)).toBe(is);
  });

  it.each([
    ['a replacement of one version', 'replace example.org/a v1.0.0 => ../a\n', 'version_elsewhere'],
    ['a replacement in a block', 'replace (\n\texample.org/a => ../a\n)\n', 'version_elsewhere'],
    ['a longer path', 'require example.org/a/b v1.0.0\n', 'not_direct'],
    ['a version that is there', 'require example.org/a v1.2.4\n', 'already_there'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['go.mod', 'golang'], 'example.org/a', '1.2.4', text, why);
  });
});

describe('a Gemfile', () => {
  it.each([
    ['no blank', "gem 'rails','‹6.1›'\n"],
    ['blanks', "  gem 'rails' , '‹6.1›'\n"],
    ['parentheses', 'gem("rails", "‹6.1›")\n'],
    ['an option', "gem 'rails', '‹6.1›', require: 'x'\n"],
    ['a comment', "gem 'rails', '‹6.1›' # '7'\n"],
  ])('is raised with %s', (_, marked) => {
    expectEdit(['Gemfile', 'gem'], 'rails', '7.0.8', marked, '7.0.8');
  });

  it.each([
    ['a repository', "gem 'rails', git: 'https://example.org/r.git'\n", 'not_from_registry'],
    ['an old hash', "gem 'rails', :github => 'rails/rails'\n", 'not_from_registry'],
    ['a folder', "gem 'rails', path:'../rails'\n", 'not_from_registry'],
    ['an option alone', "gem 'rails', require: false\n", 'range_includes'],
    ['a repository in a comment', "gem 'rails' # git: is not used\n", 'range_includes'],
    ['a comment alone', "# gem 'rails', '6.1'\n", 'not_direct'],
    ['two parts close together', "gem 'rails', '>= 6','< 7'\n", 'several_parts'],
    ['two parts far apart', "gem 'rails', '>= 6' , '< 7'\n", 'several_parts'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['Gemfile', 'gem'], 'rails', '7.0.8', text, why);
  });
});

describe('a Dockerfile', () => {
  it.each([
    ['two digits', 'FROM node:‹18.12.0-alpine›\n', '20.11.1-alpine'],
    ['a registry', 'FROM docker.io/library/node:‹18.2.0›\n', '20.11.1'],
    ['a registry without a library', 'FROM docker.io/node:‹18.2.0›\n', '20.11.1'],
    ['an argument below a comment', '# x\nARG NODE="‹18.2.0›"\nFROM node:$NODE\n', '20.11.1'],
    ['a comment', '# FROM node:1.0\n  # FROM node:1.0\nFROM node:‹18.2.0›\n', '20.11.1'],
    [
      'a comment before an argument',
      '# ARG NODE=1.0\nARG NODE=‹18.2.0›\nFROM node:${NODE}\n',
      '20.11.1',
    ],
    ['a kind that is a variable', 'FROM node:‹18.2.0-$OS›\n', '20.11.1-$OS'],
    ['two stages', 'FROM node:‹18.2.0› AS a\nFROM node:‹18.2.0›\n', '20.11.1'],
    ['a v', 'FROM node:‹v18.2.0›\n', 'v20.11.1'],
    ['small letters', 'from node:‹18.2.0› as a\n', '20.11.1'],
  ])('is raised with %s', (_, marked, after) => {
    expectEdit(['Dockerfile', 'docker'], 'node', 'v20.11.1', marked, after);
  });

  it('takes the kind from a version that names one', () => {
    const marked = 'FROM node:‹18.2.0-alpine›\n';
    expectEdit(['Dockerfile', 'docker'], 'node', '20.11.1-slim', marked, '20.11.1-slim');
  });

  it.each([
    ['a word', 'FROM node:alpine3.18\n', 'version_elsewhere'],
    ['the newest', 'FROM node:latest\n', 'version_elsewhere'],
    ['an argument without a value', 'ARG NODE\nFROM node:${NODE}\n', 'version_elsewhere'],
    ['no tag', 'FROM node\n', 'range_includes'],
    ['a newer one', 'FROM node:22.0.0\n', 'already_there'],
    ['the same', 'FROM node:20.11.1\n', 'already_there'],
    ['another registry', 'FROM ghcr.io/library/node:18.2.0\n', 'not_direct'],
    ['other images', 'FROM nginx:1.25\n', 'not_direct'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['Dockerfile', 'docker'], 'node', '20.11.1', text, why);
  });
});

describe('a workflow', () => {
  it.each([
    ['a v before the version', '- uses: acme/a@‹v1.0.0›\n', 'v2.0.0'],
    ['quotes', "- uses: 'acme/a@‹1.0.0›'\n", '2.0.0'],
    ['capitals', '    uses: Acme/A@‹v1.0.0›\n', 'v2.0.0'],
  ])('is raised with %s', (_, marked, after) => {
    expectEdit(['.github/workflows/ci.yml', 'githubactions'], 'acme/a', 'v2.0.0', marked, after);
  });

  it.each([
    ['a branch', '- uses: acme/a@main\n', 'version_elsewhere'],
    ['a commit', `- uses: acme/a@${'a'.repeat(40)}\n`, 'pinned_by_digest'],
    ['a longer name', '- uses: acme/ab@v1.0.0\n', 'not_direct'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['.github/workflows/ci.yml', 'githubactions'], 'acme/a', '2.0.0', text, why);
  });
});
