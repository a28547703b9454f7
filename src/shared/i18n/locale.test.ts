import { describe, expect, it } from 'vitest';
import { delocalize, localeOf, localize } from './index';

describe('the language in the address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/Repositories', 'es', '/Repositories'],
    ['/essay', 'en', '/essay'],
    ['/findings/es', 'en', '/findings/es'],
    ['/ES/login', 'en', '/ES/login'],
  ] as const)('%s is %s and the route %s', (path, locale, route) => {
    expect(localeOf(path)).toBe(locale);
    expect(delocalize(path)).toBe(route);
  });

  it.each([
    ['/', '/es'],
    ['/login', '/es/login'],
    ['/findings/all', '/es/findings/all'],
  ])('%s is %s in Spanish', (route, path) => {
    expect(localize(route, 'es')).toBe(path);
    expect(delocalize(path)).toBe(route);
    expect(localize(route, 'en')).toBe(route);
  });
});
