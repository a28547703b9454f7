import { expect, it } from 'vitest';
import { extensionOf } from './report-file';
import { readUploadLimit } from './upload-limit';

it.each([
  ['semgrep.sarif', 'sarif'],
  ['Results.SARIF.JSON', 'json'],
  ['report', 'txt'],
  ['.hidden-very-long-extension', 'txt'],
])('%s is %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

it.each([
  ['{"uploadLimitMb":64,"apiBaseUrl":"/v1"}', 64],
  ['{"uploadLimitMb":"64"}', undefined],
  ['{}', undefined],
  ['', undefined],
  ['{', undefined],
])('reads the upload limit of the page %s as %s', (text, limit) => {
  expect(readUploadLimit(text)).toBe(limit);
});
