import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { signedNumber } from './signed-number';

it.each(['en', 'es'])('writes a difference with a minus sign in %s', (locale) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect([14, 0, -3].map((value) => signedNumber(i18n, value))).toEqual(['+14', '0', '−3']);
});
