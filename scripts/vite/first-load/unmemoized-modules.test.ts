import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unmemoizedModules, unmemoizedPaths } from './unmemoized-modules.ts';

const source = path.resolve(import.meta.dirname, '../../../src');

it.each(unmemoizedPaths.filter((name) => !name.includes('*')))('names an existing %s', (name) => {
  const files = ['', '.ts', '.tsx'].map((extension) => path.join(source, name + extension));
  expect(files.some((file) => existsSync(file))).toBe(true);
});

it('leaves out what renders once and compiles lists', () => {
  expect('/p/src/shared/ui/button.tsx').toMatch(unmemoizedModules);
  expect('/p/src/features/sign-out/ui/sign-out.tsx').toMatch(unmemoizedModules);
  expect('/p/src/shared/lib/media.ts').toMatch(unmemoizedModules);
  expect('/p/src/widgets/findings-table/ui/row.tsx').not.toMatch(unmemoizedModules);
});
