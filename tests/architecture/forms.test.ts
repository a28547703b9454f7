// Every form starts from the contract: every generated form schema is used, and no form repeats a
// limit by hand.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const generated = path.join(root, 'src/shared/api/generated/forms');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const sources = filesBelow(path.join(root, 'src'))
  .filter((file) => !/\/generated\/|\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file: path.relative(root, file), text: readFileSync(file, 'utf8') }));

/**
 * Not forms: URL search schemas, records in the browser's storage, and the data in the server's
 * page.
 */
const isOtherSchema = (file: string): boolean =>
  /-search(?:es)?\.ts$|\/lib\/search\/|\/session-record\.ts$|\/upload-limit\.ts$/.test(file);

const limit = /\bv\.(?:maxLength|minLength|length|maxValue|minValue|regex|email|url|integer)\(/g;

const limitsOf = (text: string): string[] => text.match(limit) ?? [];

describe('the schemas of forms', () => {
  const schemas = filesBelow(generated).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+)/g)].map(([, name = '']) => name),
  );

  it.each(schemas)('%s is where a form starts', (name) => {
    expect(sources.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true);
  });

  it('take their limits from the contract', () => {
    const found = sources
      .filter(({ file, text }) => !isOtherSchema(file) && text.includes("from 'valibot'"))
      .flatMap(({ file, text }) => limitsOf(text).map((one) => `${file}: ${one}…)`));
    expect(found).toEqual([]);
  });

  it('are caught when one repeats a limit', () => {
    expect(limitsOf('name: v.pipe(v.string(), v.maxLength(100))')).toEqual(['v.maxLength(']);
  });
});
