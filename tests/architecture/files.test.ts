import { describe, expect, it } from 'vitest';
import { code, filesBelow, textOf } from '../support/tree/files.ts';

const folders = ['src', 'server', 'scripts', 'tests', '.storybook'];
const files = folders.flatMap((folder) => filesBelow(folder, code));
const lines = (file: string) => textOf(file).split('\n').length;

describe('files', () => {
  it('holds at most 500 lines, data aside', () => {
    const data = /^tests\/reports\/readings-/;
    expect(files.filter((file) => lines(file) > 500 && !data.test(file))).toEqual([]);
  });

  it('is kebab-case', () => {
    // `$id` and `_layout` are router syntax; capital letters come from the specification's paths.
    const odd = files.filter(
      (file) =>
        !file.startsWith('src/app/routes/') && !/^[a-z0-9.-]+$/.test(file.split('/').at(-1) ?? ''),
    );
    expect(odd).toEqual([]);
  });

  it('keeps routes thin', () => {
    expect(filesBelow('src/app/routes', code).filter((file) => lines(file) > 60)).toEqual([]);
  });

  it('has no segment named after what files are instead of what they do', () => {
    expect(
      filesBelow('src', code).filter((file) =>
        /\/(hooks|utils|types|components|helpers)\//.test(file),
      ),
    ).toEqual([]);
  });

  it('leaves nothing for later', () => {
    // Assembled from parts, so that this file does not match itself.
    const later = new RegExp(
      String.raw`\b(${['TO' + 'DO', 'FIX' + 'ME', '[Cc]oming so' + 'on', '[Nn]ot implemented y' + 'et'].join('|')})\b`,
    );
    expect(files.filter((file) => later.test(textOf(file)))).toEqual([]);
  });

  it('switches no test off and focuses none', () => {
    const tests = files.filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
    expect(
      tests.filter((file) =>
        /\b(it|test|describe)\.(only|skip|todo)\s*\(\s*['"`]/.test(textOf(file)),
      ),
    ).toEqual([]);
  });
});
