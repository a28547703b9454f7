import { describe, expect, it } from 'vitest';
import { constraintsTxt, uvConstraints } from './python-constraints.ts';

const upgrade = { name: 'left', to: '1.2.6', from: '1.2.0' };
const of = (edit: typeof uvConstraints, text: string, name = 'left') => {
  const edited = edit(text, { ...upgrade, name });
  return 'text' in edited ? edited.text : edited.refused;
};

describe('a constraints file', () => {
  it.each([
    ['', 'left>=1.2.6,<2\n'],
    ['right==2.0\n', 'right==2.0\nleft>=1.2.6,<2\n'],
    ['right==2.0', 'right==2.0\nleft>=1.2.6,<2\n'],
    ['right==2.0\r\n', 'right==2.0\r\nleft>=1.2.6,<2\r\n'],
    ['Left==1.2.0  # for us\n', 'Left==1.2.6  # for us\n'],
    ['left>=1.2.6,<2\n', 'range_includes'],
    ['right==2.0 --hash=sha256:00\n', 'pinned_by_digest'],
  ])('%j becomes %j', (before, after) => {
    expect(of(constraintsTxt, before)).toBe(after);
  });
});

describe('constraints of uv', () => {
  const project = '[project]\nname = "app"\ndependencies = ["a"]\n';
  it.each([
    [
      'a table of its own',
      project,
      `${project}\n[tool.uv]\nconstraint-dependencies = ["left>=1.2.6,<2"]\n`,
    ],
    [
      'a table that is there',
      `${project}\n[tool.uv] # settings\nmanaged = true\n`,
      `${project}\n[tool.uv] # settings\nconstraint-dependencies = ["left>=1.2.6,<2"]\nmanaged = true\n`,
    ],
    [
      'a list that is there',
      `${project}[tool.uv]\nconstraint-dependencies = ["right<3"]\n`,
      `${project}[tool.uv]\nconstraint-dependencies = ["right<3", "left>=1.2.6,<2"]\n`,
    ],
    [
      'a list of lines',
      `[tool.uv]\r\nconstraint-dependencies = [\r\n    'right<3',\r\n]\r\n`,
      `[tool.uv]\r\nconstraint-dependencies = [\r\n    'right<3',\r\n    'left>=1.2.6,<2',\r\n]\r\n`,
    ],
    [
      'an empty list',
      '[tool.uv]\nconstraint-dependencies = [\n]\nmanaged = true\n',
      '[tool.uv]\nconstraint-dependencies = ["left>=1.2.6,<2"]\nmanaged = true\n',
    ],
    [
      'an entry that is there',
      '[tool.uv]\nconstraint-dependencies = ["left==1.2.0"]\n',
      '[tool.uv]\nconstraint-dependencies = ["left==1.2.6"]\n',
    ],
    [
      'a file of Windows',
      '[tool.uv]\r\n',
      '[tool.uv]\r\nconstraint-dependencies = ["left>=1.2.6,<2"]\r\n',
    ],
    [
      'an inline table, which takes no other',
      'tool = { uv = { managed = true } }\n',
      'file_unreadable',
    ],
    ['a broken file', '[tool.uv\n', 'file_unreadable'],
  ])('in %s', (_, before, after) => {
    expect(of(uvConstraints, before)).toBe(after);
  });

  it('of several packages stand beside each other', () => {
    const once = of(uvConstraints, '');
    expect(of(uvConstraints, once, 'right')).toBe(
      '\n[tool.uv]\nconstraint-dependencies = ["left>=1.2.6,<2", "right>=1.2.6,<2"]\n',
    );
  });
});
