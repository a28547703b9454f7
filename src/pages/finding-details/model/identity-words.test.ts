import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { identityWords } from './identity-words';

// No catalogue is loaded: a sentence that went through the translation shows it by this mark.
const i18n = setupI18n({ locale: 'es', messages: { es: {} }, missing: '<known>' });

test('Each known sentence is translated by itself', () => {
  expect(identityWords(i18n, 'Same rule and code. The file was renamed.')).toBe('<known> <known>');
});

test('A sentence that nobody knows stays, and so does one that is named like a property', () => {
  expect(identityWords(i18n, 'A new kind of match. It moved within the file.')).toBe('A new kind of match. <known>');
  expect(identityWords(i18n, 'constructor')).toBe('constructor');
});
