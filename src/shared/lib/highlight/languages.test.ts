import { describe, expect, it } from 'vitest';
import { grammars, languageOf } from './languages';

describe('the language of a file', () => {
  it.each([
    ['src/main/java/Statement.java', 'java'],
    ['Dockerfile', 'docker'],
    ['deploy/Dockerfile.prod', 'docker'],
    ['envs/prod.tfvars', 'terraform'],
    ['.github/workflows/build.yml', 'yaml'],
    ['src/App.TSX', 'tsx'],
    ['Gemfile', 'ruby'],
    ['notes.unknown', null],
    ['LICENSE', null],
  ])('%s is %s', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });

  it('has a grammar that loads for each', async () => {
    const modules = await Promise.all(Object.values(grammars).map((load) => load()));
    for (const module of modules) expect(module.default[0]?.scopeName).toMatch(/^(source|text)\./);
  });
});
