import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { discounted, dollars } from './money';

it.each([
  [290, undefined, 261],
  [100, 25, 75],
  [100, 0, 100],
  [100, 100, 0],
  [100, 101, 100],
  [100, -1, 100],
  [100, Number.NaN, 100],
  [Number.NaN, 10, 0],
] as const)('%d less %s percent is %d', (price, percent, left) => {
  expect(percent === undefined ? discounted(price) : discounted(price, percent)).toBe(left);
});

it('shows dollars without cents, in both languages', () => {
  const i18n = (locale: string) => setupI18n({ locale, messages: { [locale]: {} } });
  expect(dollars(i18n('en'), 1305.4)).toBe('$1,305');
  expect(dollars(i18n('es'), 61_480)).toMatch(/^61\.480\s(US\$|\$|USD)$/);
});
