import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { leftReasons } from './left-reasons';

it('counts by reason, in the language that it is given', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(leftReasons(i18n, { unread: 1, other_branch: 2 })).toBe(
    '1 because the report does not account for everything, 2 on other branches',
  );
  // Lingui warns if a text that is already translated is used as a message.
  expect(warned).not.toHaveBeenCalled();
});
