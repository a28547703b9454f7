import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutSentinelErrors } from './quiet-sentinels.ts';

const reactDom = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

it('leaves React no error that is made when it is read, and every other one', () => {
  const before = readFileSync(reactDom, 'utf8');
  const after = withoutSentinelErrors(before);
  // At the start of a line of its own or of a `var`: what functions make stands deeper.
  expect(before.match(/^(?:var |  )\w+ = Error\(/gm)).toHaveLength(5);
  expect(after.match(/^(?:var |  )\w+ = Error\(/gm)).toBeNull();
  expect(after.match(/Error\(formatProdErrorMessage/g)?.length).toBe(
    (before.match(/Error\(formatProdErrorMessage/g)?.length ?? 0) - 5,
  );
});

it('refuses a React that makes them in another way', () => {
  expect(() =>
    withoutSentinelErrors('var SuspenseException = Error(formatProdErrorMessage(460));'),
  ).toThrow(/makes 1 errors/);
});
