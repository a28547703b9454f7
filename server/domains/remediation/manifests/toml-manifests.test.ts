import { describe, expect, it } from 'vitest';
import { expectEdit } from '../../../../tests/support/server/marked-edit.ts';
import { findManifestPlan } from './registry.ts';

describe('pyproject.toml', () => {
  it.each([
    ['a build requirement', '[build-system]\nrequires = ["requests==‹1.0›"]\n'],
    ['a group', '[dependency-groups]\ndev = ["requests==‹1.0›"]\n'],
    ['a group of PDM', '[tool.pdm.dev-dependencies]\ntest = ["requests==‹1.0›"]\n'],
    ['a list of uv', '[tool.uv]\ndev-dependencies = ["requests==‹1.0›"]\n'],
    ['a table of Poetry', '[tool.poetry.dependencies]\nother = "1.0"\nrequests = "‹1.0›"\n'],
    ['an old table of Poetry', '[tool.poetry.dev-dependencies]\nrequests = "‹1.0›"\n'],
    [
      'the version alone',
      '[tool.poetry.dependencies]\nrequests = { version = "‹1.0›", python = "1.1", optional = true }\n',
    ],
    ['a table of its own', '[tool.poetry.dependencies.requests]\nversion = "‹1.0›"\n'],
    ['another spelling', '[project]\ndependencies = ["Requests == ‹1.0›"]\n'],
    [
      'a list, then a table',
      '[project]\ndependencies = ["requests==‹1.0›"]\n[tool.poetry.dependencies]\nrequests = "‹1.0›"\n',
    ],
    [
      'a table, then a list',
      '[tool.poetry.dependencies]\nrequests = "‹1.0›"\n[project]\ndependencies = ["requests==‹1.0›"]\n',
    ],
  ])('is raised in %s', (_, marked) => {
    expectEdit(['pyproject.toml', 'pypi'], 'requests', '2.32.0', marked, '2.32.0');
  });

  it.each([
    ['the name of the project', '[project]\nname = "requests"\n'],
    ['words about it', '[project]\nkeywords = ["requests==1.0"]\n'],
    ['a table of another tool', '[tool.pdm.dependencies]\nrequests = "1.0"\n'],
    ['a table that only looks so', '[x.poetry.dependencies]\nrequests = "1.0"\n'],
    ['a table within', '[tool.poetry.x.dependencies]\nrequests = "1.0"\n'],
    ['a table with a longer name', '[tool.poetry.dependencies_old]\nrequests = "1.0"\n'],
    ['a list within', '[dependency-groups]\ndev.more = ["requests==1.0"]\n'],
    ['a list elsewhere', '[x.dependency-groups]\ndev = ["requests==1.0"]\n'],
    ['a list of no texts', '[project]\ndependencies = [true]\n'],
    ['other dependencies', '[tool.poetry.dependencies]\nother = "1.0"\n'],
    ['other requirements', '[project]\ndependencies = ["other==1.0"]\n'],
  ])('stays: %s', (_, text) => {
    expectEdit(['pyproject.toml', 'pypi'], 'requests', '2.32.0', text, 'not_direct');
  });

  it.each([
    ['a repository', '{ git = "https://example.org/r.git", branch = "main" }', 'not_from_registry'],
    ['a folder', '{ path = "../requests" }', 'not_from_registry'],
    ['an address', '{ url = "https://example.org/r.whl" }', 'not_from_registry'],
    ['an unknown field', '{ my_url = "x", url-hash = "y" }', 'version_elsewhere'],
    ['alternatives', '"~1.0 || ~2.32"', 'range_includes'],
  ])('stays with %s', (_, value, why) => {
    const text = `[tool.poetry.dependencies]\nrequests = ${value}\n`;
    expectEdit(['pyproject.toml', 'pypi'], 'requests', '2.32.0', text, why);
  });
});

describe('Cargo.toml', () => {
  it.each([
    ['a dotted key', 'dependencies.serde = "‹1.0›"\n'],
    ['the workspace', '[workspace.dependencies]\nserde = "‹1.0›"\n'],
    ['the build', '[build-dependencies]\nserde = "‹1.0›"\n'],
    ['the tests', '[dev-dependencies]\nserde = "‹1.0›"\n'],
    ['a target', '[target.\'cfg(unix)\'.dependencies]\nserde = "‹1.0›"\n'],
    ['a list of tables before', '[[bin]]\nname = "x"\n[dependencies]\nserde = "‹1.0›"\n'],
    ['a number before', 'x = 1.5\ny = 2024-01-01\n[dependencies]\nserde = "‹1.0›"\n'],
    ['a quote in a text before', 'x = "say \\"hi\\""\n[dependencies]\nserde = "‹1.0›"\n'],
    ['a literal text before', "x = 'C:\\'\n[dependencies]\nserde = '‹1.0›'\n"],
    ['a long text', '[dependencies]\nserde = """‹1.0›"""\n'],
    [
      'a text of several lines before',
      'x = """\nserde = "0"\n"""\n[dependencies]\nserde = "‹1.0›"\n',
    ],
    ['a comment with a quote', '# it\'s "\n[dependencies] # [x\nserde = "‹1.0›"\n'],
    ['a quoted key', '[dependencies]\n"serde" = "‹1.0›"\n'],
    [
      'a crate of another name in a list',
      '[dependencies]\nother = { version = "1.0", features = ["serde"] }\nserde = "‹1.0›"\n',
    ],
    [
      'an alias beside another',
      '[dependencies]\nssl = { package = "openssl", version = "1.0" }\ns = { package = "serde", version = "‹1.0›" }\n',
    ],
  ])('is raised with %s', (_, marked) => {
    expectEdit(['Cargo.toml', 'cargo'], 'serde', '2.0.1', marked, '2.0.1');
  });

  it('takes - and _ in a name for the same', () => {
    const marked = '[dependencies]\nserde_json = "‹1.0›"\n';
    expectEdit(['Cargo.toml', 'cargo'], 'serde-json', '2.0.1', marked, '2.0.1');
  });

  it.each([
    ['what a tool reads', '[package.metadata.dependencies]\nserde = "1.0"\n', 'not_direct'],
    ['a longer name', '[dependencies-old]\nserde = "1.0"\n', 'not_direct'],
    ['a workspace within', '[x.workspace.dependencies]\nserde = "1.0"\n', 'not_direct'],
    ['a workspace of another kind', '[workspace.dependencies-x]\nserde = "1.0"\n', 'not_direct'],
    ['a shorter version that takes it', '[dependencies]\nserde = "~2.0"\n', 'range_includes'],
    ['no equals sign', '[dependencies]\nserde "1.0"\n', 'file_unreadable'],
    ['a text that does not end', '[dependencies]\nserde = "1.0\n', 'file_unreadable'],
    ['a list that does not end', '[dependencies]\nserde = ["1.0"\n', 'file_unreadable'],
    ['a table that does not end', '[dependencies\nserde = "1.0"\n', 'file_unreadable'],
    ['a fault after it', '[dependencies]\nserde = "1.0"\n= 2\n', 'file_unreadable'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['Cargo.toml', 'cargo'], 'serde', '2.0.1', text, why);
  });

  it('is read as it is written by an editor for Windows', () => {
    const edited = findManifestPlan('Cargo.toml', 'cargo')?.edit(
      '\uFEFF[dependencies]\r\nserde = "1.0"\r\n',
      { name: 'serde', to: '2.0.1' },
    );
    expect(edited).toEqual({ text: '\uFEFF[dependencies]\r\nserde = "2.0.1"\r\n' });
  });
});

it('is refused when pyproject.toml cannot be read', () => {
  expectEdit(['pyproject.toml', 'pypi'], 'requests', '2.0', 'a = "', 'file_unreadable');
});
