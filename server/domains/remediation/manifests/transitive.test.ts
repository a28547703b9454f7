import { expect, it } from 'vitest';
import { findTransitiveEditor } from './transitive.ts';

const edit = (
  file: string,
  text: string,
  to = '1.2.6',
  name = 'left',
  from: string | undefined = '1.2.0',
) => {
  const edited = findTransitiveEditor(file)?.(text, { name, to, from });
  return edited && 'text' in edited ? edited.text : edited?.refused;
};

it.each([
  [
    'package-lock.json',
    '{\n\t"name": "app",\n\t"dependencies": {\n\t\t"a": "1.0.0"\n\t}\n}\n',
    '{\n\t"name": "app",\n\t"dependencies": {\n\t\t"a": "1.0.0"\n\t},\n\t"overrides": {\n\t\t"left@1": "^1.2.6"\n\t}\n}\n',
  ],
  [
    'pnpm-lock.yaml',
    '{\n  "pnpm": {\n    "overrides": {\n      "b": "2.0.0"\n    }\n  }\n}\n',
    '{\n  "pnpm": {\n    "overrides": {\n      "b": "2.0.0",\n      "left@1": "^1.2.6"\n    }\n  }\n}\n',
  ],
  [
    'package-lock.json',
    '{"overrides":{"a":{"left":"^1.2.1"},"left@1":"1.2.2","leftish":"1.0.0"}}',
    '{"overrides":{"a":{"left":"^1.2.6"},"left@1":"1.2.6","leftish":"1.0.0"}}',
  ],
])('%s: pins it for those that bring it, or raises the pin', (file, before, after) => {
  expect(edit(file, before)).toBe(after);
});

it.each([
  [
    'four blanks',
    '{ "name": "app",\n    "private": true\n}\n',
    '{ "name": "app",\n    "private": true,\n    "overrides": {\n        "left@1": "^1.2.6"\n    }\n}\n',
  ],
  ['nothing', '{}', '{\n  "overrides": {\n    "left@1": "^1.2.6"\n  }\n}'],
  [
    'a list in one line, which stays',
    '{\n  "workspaces": ["a", "b"]\n}\n',
    '{\n  "workspaces": ["a", "b"],\n  "overrides": {\n    "left@1": "^1.2.6"\n  }\n}\n',
  ],
  ['one line', '{"name":"app"}\n', '{"name":"app","overrides":{"left@1":"^1.2.6"}}\n'],
  [
    'an empty object',
    '{\n  "name": "app",\n  "overrides": {}\n}\n',
    '{\n  "name": "app",\n  "overrides": {\n    "left@1": "^1.2.6"\n  }\n}\n',
  ],
  [
    'lines of Windows',
    '{\r\n  "name": "app"\r\n}\r\n',
    '{\r\n  "name": "app",\r\n  "overrides": {\r\n    "left@1": "^1.2.6"\r\n  }\r\n}\r\n',
  ],
  [
    'a byte order mark',
    '\uFEFF{\n  "name": "app"\n}\n',
    '\uFEFF{\n  "name": "app",\n  "overrides": {\n    "left@1": "^1.2.6"\n  }\n}\n',
  ],
  [
    'the same name as a dependency',
    '{\n  "dependencies": {\n    "left": "1.2.0"\n  }\n}\n',
    '{\n  "dependencies": {\n    "left": "1.2.0"\n  },\n  "overrides": {\n    "left@1": "^1.2.6"\n  }\n}\n',
  ],
  [
    'an override of itself and of what it brings',
    '{"overrides":{"left":{".":"1.2.2","right":"1.0.0"}}}',
    '{"overrides":{"left":{".":"1.2.6","right":"1.0.0"}}}',
  ],
])('package.json with %s', (_, before, after) => {
  expect(edit('web/package-lock.json', before)).toBe(after);
});

it('finds the overrides of pnpm in their own section', () => {
  const text = '{"pnpm":{"peer":{"left":"1.2.2"},"overrides":{"left":"1.2.3"}}}';
  expect(edit('pnpm-lock.yaml', text)).toBe(text.replace('1.2.3', '1.2.6'));
});

it.each([
  [
    'raises the override of its own major version',
    '{"overrides":{"left@1":"1.2.2","left@2":"2.0.1","a":{"left":"^1.2.2"}}}',
    '{"overrides":{"left@1":"1.2.2","left@2":"2.0.6","a":{"left":"^1.2.2"}}}',
  ],
  [
    'raises what asks for another major version and gets this one',
    '{"overrides":{"left@1":">=2.0.1"}}',
    '{"overrides":{"left@1":">=2.0.6"}}',
  ],
  [
    'adds one beside those of other major versions',
    '{\n  "overrides": {\n    "left@1": "1.2.2"\n  }\n}\n',
    '{\n  "overrides": {\n    "left@1": "1.2.2",\n    "left@2": "^2.0.6"\n  }\n}\n',
  ],
  ['leaves one for all versions', '{"overrides":{"left":"1.2.2"}}', 'not_direct'],
  ['leaves one for all versions and its own', '{"overrides":{"left":{".":"1"}}}', 'not_direct'],
  ['leaves one that is high enough', '{"overrides":{"left@2":"^2.0.6"}}', 'already_there'],
  ['leaves a reference', '{"overrides":{"left":"$left"}}', 'version_elsewhere'],
  ['leaves another package', '{"overrides":{"left@2":"npm:right@2.0.1"}}', 'version_elsewhere'],
])('overrides of several major versions: %s', (_, before, after) => {
  expect(edit('package-lock.json', before, '2.0.6', 'left', '2.0.0')).toBe(after);
});

it('does not raise an override to another major version', () => {
  expect(edit('package-lock.json', '{"overrides":{"left":"1.2.1"}}', '2.0.0')).toBe('not_direct');
});

it.each([
  ['package-lock.json', '{'],
  ['package-lock.json', '"text"'],
  ['package-lock.json', '[1]'],
  ['package-lock.json', '{"overrides":"text"}'],
  ['package-lock.json', '{"overrides":["left"]}'],
  ['pnpm-lock.yaml', '{"pnpm":{"overrides":1}}'],
  ['pnpm-lock.yaml', '{"pnpm":[]}'],
  ['package-lock.json', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['package-lock.json', `{}${' '.repeat(1_000_000)}`],
  ['pom.xml', '<project>'],
])('refuses %s that has no place for it: %.40s', (file, text) => {
  const name = file === 'pom.xml' ? 'g:left' : 'left';
  expect(edit(file, text, '1.2.6', name)).toBe('file_unreadable');
});

it.each([
  ['no installed version', 'package-lock.json', '{}', '1.2.6', 'left', undefined],
  ['versions without a number', 'package-lock.json', '{}', 'main', 'left', 'main'],
  ['a name that hides the number', 'package-lock.json', '{}', '1.2.6', 'left', 'r1.2.0'],
  ['no artifact', 'pom.xml', '<project>\n</project>\n', '1.2.6', 'left', '1.2.0'],
] as const)('does nothing with %s', (_, file, text, to, name, from) => {
  expect(findTransitiveEditor(file)?.(text, { name, to, from })).toEqual({ refused: 'not_direct' });
});

it('compares whole major versions', () => {
  expect(edit('package-lock.json', '{}', '10.2.6', 'left', '10.2.0')).toContain('"left@10"');
  expect(edit('package-lock.json', '{}', '12.0.0', 'left', '10.2.0')).toBe('not_direct');
});

it('does not force another major version on those that bring it', () => {
  expect(edit('package-lock.json', '{}', '2.0.0')).toBe('not_direct');
  expect(edit('pom.xml', '<project>\n</project>\n', '2.0.0', 'g:a')).toBe('not_direct');
});

it('adds an indirect requirement to go.mod, which the build then takes', () => {
  const text = 'module app\n\ngo 1.22\n\nrequire example.org/a v1.0.0\n';
  expect(edit('go.mod', text, '1.2.6', 'example.org/left')).toBe(
    `${text}\nrequire example.org/left v1.2.6 // indirect\n`,
  );
  expect(edit('go.mod', `${text}\n\n`, 'v1.2.6', 'example.org/left')).toBe(
    `${text}\nrequire example.org/left v1.2.6 // indirect\n`,
  );
  expect(edit('go.mod', 'module app\r\n', '1.2.6', 'example.org/left')).toBe(
    'module app\r\n\r\nrequire example.org/left v1.2.6 // indirect\r\n',
  );
  expect(edit('go.mod', text, '2.0.0', 'example.org/left')).toBe('other_major');
});

const managed = (inner: string) =>
  `<project>\n  <dependencyManagement>\n    <dependencies>\n${inner}    </dependencies>\n  </dependencyManagement>\n</project>\n`;
const left =
  '      <dependency>\n        <groupId>g</groupId>\n        <artifactId>left</artifactId>\n        <version>1.2.6</version>\n      </dependency>\n';

it('manages the version in a pom, and adds no dependency', () => {
  expect(edit('pom.xml', managed(''), '1.2.6', 'g:left')).toBe(managed(left));
  const bare = '<project>\n  <!-- </project> -->\n  <name>app</name>\n</project>\n';
  expect(edit('pom.xml', bare, '1.2.6', 'g:left')).toBe(
    bare.replace(
      /<\/project>\n$/,
      `${managed(left).replace('<project>\n', '').replace('</project>\n', '')}</project>\n`,
    ),
  );
});

it('writes a pom as it is written', () => {
  const tabs = '<project>\r\n\t<name>app</name>\r\n</project>\r\n<!-- </project>\r\n-->\r\n';
  expect(edit('pom.xml', tabs, '1.2.6', 'g:left')).toBe(
    tabs.replace(
      '</project>',
      [
        '\t<dependencyManagement>',
        '\t\t<dependencies>',
        '\t\t\t<dependency>',
        '\t\t\t\t<groupId>g</groupId>',
        '\t\t\t\t<artifactId>left</artifactId>',
        '\t\t\t\t<version>1.2.6</version>',
        '\t\t\t</dependency>',
        '\t\t</dependencies>',
        '\t</dependencyManagement>',
        '</project>',
      ].join('\r\n'),
    ),
  );
  const oneLine = '<project><name>app</name></project>';
  expect(edit('pom.xml', oneLine, '1.2.6', 'g:left')).toBe(
    `<project><name>app</name>${managed(left).replace('<project>\n', '')}`.replace(/\n$/, ''),
  );
});

const inPom = (inner: string) => `<project>\n  <name>app</name>\n${inner}</project>\n`;
const block = managed(left).replace('<project>\n', '').replace('</project>\n', '');

it.each([
  ['closes itself', '  <dependencyManagement/>\n'],
  ['closes itself after a blank', '  <dependencyManagement />\n'],
  ['is empty', '  <dependencyManagement></dependencyManagement>\n'],
  ['holds a line break', '  <dependencyManagement>\n  </dependencyManagement>\n'],
  [
    'holds a list that closes itself',
    '  <dependencyManagement>\n    <dependencies/>\n  </dependencyManagement>\n',
  ],
  [
    'holds an empty list',
    '  <dependencyManagement>\n    <dependencies></dependencies>\n  </dependencyManagement>\n',
  ],
])('fills a management of dependencies that %s', (_, before) => {
  expect(edit('pom.xml', inPom(before), '1.2.6', 'g:left')).toBe(inPom(block));
});

it('keeps the comment of an otherwise empty management', () => {
  const before = '  <dependencyManagement>\n    <!-- none -->\n  </dependencyManagement>\n';
  expect(edit('pom.xml', inPom(before), '1.2.6', 'g:left')).toBe(
    inPom(block.replace('    <dependencies>', '    <!-- none -->\n    <dependencies>')),
  );
});

it('keeps what an empty management stands beside, with the line ends of the file', () => {
  const before = '<project>\r\n\t<dependencyManagement/> <!-- later -->\r\n</project>\r\n';
  const after = edit('pom.xml', before, '1.2.6', 'g:left');
  expect(after).toMatch(/^<project>\r\n\t<dependencyManagement>\r\n\t\t<dependencies>\r\n/);
  expect(after).toMatch(/\r\n\t<\/dependencyManagement> <!-- later -->\r\n<\/project>\r\n$/);
  expect(after?.replaceAll('\r\n', '')).not.toContain('\n');
});

it('manages the version for the build, not for one profile of it', () => {
  const profile =
    '  <profiles>\n    <profile>\n      <dependencyManagement>\n        <dependencies>\n        </dependencies>\n      </dependencyManagement>\n    </profile>\n  </profiles>\n';
  expect(edit('pom.xml', inPom(profile), '1.2.6', 'g:left')).toBe(inPom(profile + block));
});

it('has no way where the file does not say which tool is used', () => {
  expect(findTransitiveEditor('package.json')).toBeUndefined();
});

it('raises an existing resolution of Yarn, and never names one for other major versions', () => {
  const before = '{"resolutions":{"left":"1.2.1","**/left":"^1.2.0","left@npm:^2.0.0":"2.0.1"}}';
  expect(edit('yarn.lock', before)).toBe(
    '{"resolutions":{"left":"1.2.6","**/left":"^1.2.6","left@npm:^2.0.0":"2.0.1"}}',
  );
  expect(edit('yarn.lock', '{"resolutions":{"other":"1.0.0"}}')).toBe('not_direct');
  expect(edit('yarn.lock', '{"resolutions":{"left":"1.2.1"}}', '2.0.0')).toBe('not_direct');
  expect(edit('yarn.lock', '{"resolutions":{"left":"1.3.0"}}')).not.toContain('1.2.6');
});
