// Manifests are parsed before and after a fix, by the rules of their own tools.
import { expect, it } from 'vitest';
import { formats } from './formats.ts';
import { grammarOf } from './grammars.ts';

const text = (...lines: string[]) => `${lines.join('\n')}\n`;
const verdictOf = (path: string, before: string, after: string) =>
  formats[grammarOf(path) ?? '']?.(before, after);

const pinned = (version: string) =>
  text(
    '\uFEFF# what the service needs',
    '--index-url https://${USER}@index.acme.example/simple --pre',
    '-r base.txt',
    '-c ../constraints.txt  # shared',
    '-e .[dev]',
    `requests[socks, security] ==${version} ; python_version < "3.8" and (extra == 'x' or os_name != "nt") \\`,
    `    --hash=sha256:${'a'.repeat(64)} \\`,
    `    --hash=sha256:${'b'.repeat(64)}`,
    '    # via -r requirements.in',
    '',
    'a-b.c_d>=1.0,!=1.4.*,<2',
    'local @ file:///srv/local.whl',
    './vendor/thing.tar.gz',
    'plain  # a comment',
  );

const docker = (tag: string) =>
  text(
    '# syntax=docker/dockerfile:1',
    '# escape=\\',
    'ARG VERSION=20',
    `FROM --platform=$BUILDPLATFORM registry.acme.example:5000/team/node:${tag} AS build`,
    'RUN <<EOT bash',
    '  FRM nothing',
    'EOT',
    'COPY <<"one.conf" <<two.conf /etc/',
    'one',
    'one.conf',
    'two',
    'two.conf',
    'RUN npm ci && \\',
    '    # within a line',
    '    npm run build',
    'FROM nginx:${VERSION}-alpine',
    'COPY --from=build /app /app',
    'COPY --from=0 /app /other',
    'HEALTHCHECK NONE',
    'ONBUILD RUN true',
    'CMD ["nginx", "-g", "daemon off;"]',
  );

const goMod = (version: string) =>
  text(
    '// Deprecated: use v2.',
    'module example.com/app // the app',
    '',
    'go 1.22.1',
    'toolchain go1.22.3',
    'godebug default=go1.21',
    'require golang.org/x/text v0.3.7',
    'require (',
    `\texample.com/left ${version} // indirect`,
    '\tgopkg.in/yaml.v3 v3.0.1',
    '\t"example.com/quoted/v2" v2.0.0-20210101000000-abcdefabcdef',
    '\texample.com/old v4.1.0+incompatible',
    ')',
    'replace example.com/left => ../left',
    'replace (',
    '\texample.com/a v1.0.0 => example.com/b v1.0.1',
    ')',
    'exclude example.com/left v0.9.0',
    'retract [v1.0.0, v1.0.5] // broken',
    'tool example.com/app/cmd/gen',
  );

const groovy = (line: string) =>
  text(
    "plugins { id 'java' } // it's Java",
    "/* that's all: { */",
    'def folder = 6 / 3 / 2',
    "def pattern = ~/it's [a-z]{2}\\/x/",
    'def long = """',
    '  "${project.name + "}"}" and { ',
    '"""',
    "def raw = '''",
    "it's",
    "'''",
    'dependencies {',
    `  ${line}`,
    '}',
  );
const kotlin = (...more: string[]) =>
  text(
    'plugins { `java-library` }',
    '/* outer /* inner */ still { */',
    "val quote = '\"'",
    'val raw = """c:\\"""',
    'val twice = "${if (a) "}" else "{"}"',
    'dependencies {',
    ...more,
    '}',
  );
const declared = '    implementation("a:b:1.0.0")';
const constraint = ['    constraints {', '        implementation("c:d:2.0.0")', '    }'];

it.each([
  ['requirements.txt', pinned('2.31.0'), pinned('2.32.0')],
  ['api/dev-requirements.in', text('flask>=2'), text('flask>=3.0.1')],
  ['constraints.txt', text('flask==2'), text('flask==3.0.1rc1')],
  ['Dockerfile', docker('18.1'), docker('18.2')],
  ['Containerfile.dev', text('FROM scratch'), text('FROM alpine@sha256:' + 'a'.repeat(64))],
  ['images/app.dockerfile', text('from a', 'run b'), text('from a:2', 'run b')],
  ['go.mod', goMod('v1.0.0'), goMod('v1.0.1')],
  ['go.mod', goMod('v1.0.0').replaceAll('\n', '\r\n'), goMod('v1.0.1').replaceAll('\n', '\r\n')],
  ['build.gradle', groovy("implementation 'a:b:1'"), groovy("implementation 'a:b:2'")],
  ['app/build.gradle.kts', kotlin(declared), kotlin(declared.replace('1.0.0', '1.0.1'))],
  ['build.gradle.kts', kotlin(declared), kotlin(declared, ...constraint)],
])('%s: a good change parses', (path, before, after) => {
  expect(verdictOf(path, before, after)).toBe('parses');
});

it.each([
  'requests=2.32.0',
  'requests 2.32.0',
  'requests==',
  'requests==2..0',
  'requests>=2,<',
  '==2.32.0',
  'requests[socks==2.32.0',
  'requests==2.32.0 ; python_version <',
  'requests==2.32.0 ; python < "3"',
  'requests==2.32.0 ; (extra == "x"',
  'requests==2.32.0 --hash=sha256:abc',
  '--index',
  '-r',
])('requirements.txt is broken by %s', (line) => {
  const file = (own: string) => text('flask==2.0', own, '# end');
  expect(verdictOf('requirements.txt', file('requests==2.31.0'), file(line))).toBe('broken');
});

it.each([
  ['an unknown instruction', 'FRM node:18.2 AS build'],
  ['no image', 'FROM'],
  ['an empty tag', 'FROM node: AS build'],
  ['two images', 'FROM node:18 18.2'],
  ['a stage without a name', 'FROM node:18.2 AS'],
  ['a version beside the tag', 'FROM node:^18.2 AS build'],
  ['a lost stage', 'FROM node:18.2 AS other'],
])('a Dockerfile is broken by %s', (_, line) => {
  const file = (own: string) => text(own, 'RUN true', 'FROM nginx', 'COPY --from=build /app /app');
  expect(verdictOf('Dockerfile', file('FROM node:18.1 AS build'), file(line))).toBe('broken');
});

it.each([
  ['the first stage commented out', text('# FROM node', 'RUN true', 'FROM nginx')],
  ['an instruction without arguments', text('FROM node', 'RUN', 'FROM nginx')],
  ['a stage that is not there', text('FROM node', 'COPY --from=1 /a /b', 'FROM nginx')],
])('a Dockerfile is broken by %s', (_, after) => {
  expect(verdictOf('Dockerfile', text('FROM node', 'RUN true', 'FROM nginx'), after)).toBe(
    'broken',
  );
});

it('says nothing of a Dockerfile that gets another number of stages', () => {
  const [one, two] = [text('FROM a', 'RUN b'), text('FROM a', 'RUN b', 'FROM c')];
  expect(verdictOf('Dockerfile', two, one)).toBe('unknown');
  expect(verdictOf('Dockerfile', one, two)).toBe('unknown');
});

it.each([
  'example.com/left 1.0.1',
  'example.com/left v1.0',
  'example.com/left v2.0.0',
  'example.com/left/v2 v1.0.1',
  'example.com/left',
  'example.com/left v1.0.1 v1.0.2',
  'example.com/left "v1.0.1',
  'example.com/left v1.0.1 )',
  ')',
])('go.mod is broken by %s', (line) => {
  const file = (own: string) => text('module example.com/app', 'require (', own, ')');
  expect(verdictOf('go.mod', file('example.com/left v1.0.0'), file(line))).toBe('broken');
});

it.each([
  ['two versions of Go', text('module a', 'go 1.21', 'go 1.22')],
  ['an open block', text('module a', 'require (')],
  ['an unknown directive', text('module a', 'requires b v1.0.0')],
  ['a replacement without a version', text('module a', 'replace b => example.com/b')],
  ['no module', text('go 1.21')],
])('go.mod is broken by %s', (_, after) => {
  expect(verdictOf('go.mod', text('module a', 'go 1.21'), after)).toBe('broken');
});

it.each([
  "implementation 'a:b:2",
  "implementation 'a:b:2')",
  "implementation('a:b:2'",
  "implementation 'a:b:2' }",
  "implementation 'a:b:2' /*",
  'implementation """a:b:2"',
])('a build file is broken by %s', (line) => {
  expect(verdictOf('build.gradle', groovy("implementation 'a:b:1'"), groovy(line))).toBe('broken');
});

it('says nothing of a build file whose program changes within its brackets', () => {
  for (const line of ['implementation = ("a:b:1.0.0")', declared.replace('1.0.0', '$v'), 'if (x)'])
    expect(verdictOf('build.gradle.kts', kotlin(declared), kotlin(line))).toBe('unknown');
  expect(verdictOf('build.gradle.kts', kotlin(declared), kotlin(declared, 'val a ='))).toBe(
    'unknown',
  );
});

it.each([
  ['requirements.txt', text('requests = 2'), text('requests==2')],
  ['Dockerfile', text('INCLUDE+ other', 'FROM a'), text('INCLUDE+ other', 'FROM b')],
  ['go.mod', text('module a', 'require b master'), text('module a', 'require b v1.0.0')],
  ['build.gradle', text("a 'b"), text("a 'b'")],
])('says nothing of a %s that did not parse before', (path, before, after) => {
  expect(verdictOf(path, before, after)).toBe('unknown');
});
