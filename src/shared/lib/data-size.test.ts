import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { dataSize } from './data-size';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [48_200, '48 kB'],
  [9_400_000_000, '9.4 GB'],
  [2_000_000_000_000_000, '2,000 TB'],
])('the size of %i bytes is %s', (bytes, text) => {
  expect(dataSize(i18n, bytes)).toBe(text);
});
