export { activateLocale, isLocale, rememberLocale } from './activate';
export { defaultLocale, delocalize, languageTags, type Locale, localeNames, localeOf, locales, localize } from './locale';
