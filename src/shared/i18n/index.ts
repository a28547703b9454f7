export { activateLocale, allTexts, isLocale, rememberLocale, textsOf } from './activate';
export {
  defaultLocale,
  delocalize,
  languageTags,
  type Locale,
  localeNames,
  localeOf,
  locales,
  localize,
  pageHref,
} from './locale';
