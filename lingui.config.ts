import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/shared/i18n/locales/{locale}',
      include: ['src'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/api/generated/**', '**/api/mocks/**'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
