import { expect, it } from 'vitest';
import { findTransitiveEditor } from './transitive.ts';

const edit = (file: string, text: string, to = '1.2.6', name = 'left', from = '1.2.0') => {
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

it('does not force another major version on those that bring it', () => {
  expect(edit('package-lock.json', '{}', '2.0.0')).toBe('not_direct');
  expect(edit('pom.xml', '<project>\n</project>\n', '2.0.0', 'g:a')).toBe('not_direct');
});

it('adds an indirect requirement to go.mod, which the build then takes', () => {
  const text = 'module app\n\ngo 1.22\n\nrequire example.org/a v1.0.0\n';
  expect(edit('go.mod', text, '1.2.6', 'example.org/left')).toBe(
    `${text}\nrequire example.org/left v1.2.6 // indirect\n`,
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
