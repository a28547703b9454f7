import { basePath, ownPath } from '@/shared/lib/base-path';

export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Native names of the languages, for the language menu. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español' };

/** For `html lang` and formatting: the default locale is en-US (specification, section 2). */
export const languageTags: Record<Locale, string> = { en: 'en-US', es: 'es' };

const prefix = /^\/es(?=\/|$)/;

export const localeOf = (pathname: string): Locale => (prefix.test(pathname) ? 'es' : 'en');

/** The path without the language, as the router uses it. */
export const delocalize = (pathname: string): string => pathname.replace(prefix, '') || '/';

export const localize = (pathname: string, locale: Locale): string =>
  locale === defaultLocale ? pathname : `/${locale}${pathname === '/' ? '' : pathname}`;

/** The URL of a route for a plain link, in the current language or another one. */
export const pageHref = (route: string, locale: Locale = localeOf(ownPath())): string =>
  basePath + localize(route, locale);
