import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { medianDuration } from './median-duration';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const words = (hours: number | null) => {
  const found = medianDuration(i18n, hours);
  return found && found.value;
};

it('counts hours below two days, and days from then on', () => {
  expect([null, 0.2, 1, 47.6, 48, 516].map(words)).toEqual([
    undefined,
    expect.any(String),
    '1',
    '48',
    '2',
    '21.5',
  ]);
  expect(medianDuration(i18n, 47)?.unit).not.toBe(medianDuration(i18n, 48)?.unit);
});
