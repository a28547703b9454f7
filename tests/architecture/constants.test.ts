// The numbers of the specification, section 9, in the code that defines them.
import { describe, expect, it } from 'vitest';
import * as constants from '../../src/shared/config/constants.ts';
import * as laterConstants from '../../src/shared/config/later-constants.ts';
import { textOf } from '../support/tree/files.ts';

describe('the constants of the specification', () => {
  it('are those of section 9', () => {
    expect({ ...constants, ...laterConstants }).toEqual({
      accessTokenSeconds: 86_400,
      sourceListPageSize: 100,
      reloadGuardMs: 10_000,
      concurrentPreloads: 4,
      googleButtonHeights: { large: 40, medium: 32, small: 20 },
      discountPercent: 10,
      localDatabaseVersion: 1,
      telemetry: {
        sessionExpirationMs: 86_400_000,
        sessionRenewalMs: 1_800_000,
        samplingPercentage: 100,
      },
    });
  });

  it.each([
    ['the size of an avatar', 'server/domains/identity/users/avatar.ts', 'const size = 200'],
    ['the page of notifications', 'src/pages/notifications/model/notifications-params.ts', ': 50'],
    ['the cache of translations', 'server/platform/http/web/static.ts', 'max-age=86400'],
    ['how long the language is kept', 'src/shared/i18n/activate.ts', '365 * 24 * 60 * 60'],
    ['where the language is kept', 'src/shared/i18n/activate.ts', "cookie = 'i18n_redirected'"],
    ['the purple of the splash', 'index.html', 'oklch(0.33 0.16 293)'],
    ['the green of buttons', 'src/app/styles/tokens.css', '--p-primary: oklch(0.54 0.13 156)'],
    ['the width of a toast', 'src/app/styles/tokens.css', '--toast: 24rem'],
    ['the pieces of confetti', 'src/shared/ui/confetti/confetti.tsx', 'perFrame = 2'],
    ['the size of confetti', 'src/shared/ui/confetti/confetti.tsx', 'size = 10'],
    ['the pace of confetti', 'src/shared/ui/confetti/confetti.tsx', 'dropRate = 10'],
    ['the card of links', 'index.html', 'summary_large_image'],
  ])('say %s', (_what, file, text) => {
    expect(textOf(file)).toContain(text);
  });
});
