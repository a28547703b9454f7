import { expect, it } from 'vitest';
import { extensionOf } from './report-file';

it.each([
  ['semgrep.sarif', 'sarif'],
  ['Results.SARIF.JSON', 'json'],
  ['report', 'txt'],
  ['.hidden-very-long-extension', 'txt'],
])('%s is %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
