import { i18n, type Messages } from '@lingui/core';
import { offline } from '@/shared/api/api-error';
import { takeEarlyResponse } from '@/shared/lib/early-requests';
import { addressesOf, isAwaited } from './addresses';
import { languageTags, type Locale, locales } from './locale';

const cookie = 'i18n_redirected';
const year = 365 * 24 * 60 * 60;

/** Layout check: every text lengthened and accented. Development only, since no build has the file. */
const pseudoKey = 'parapet-pseudo';

const catalogName = (locale: Locale): string => {
  try {
    return import.meta.env.DEV && localStorage.getItem(pseudoKey) === 'on' ? 'pseudo' : locale;
  } catch {
    return locale;
  }
};

const read = async (asked: Promise<Response>): Promise<Messages> => {
  const response = await asked.catch(() => undefined);
  // Like a call that got no answer: the error page offers another try.
  if (response?.ok !== true) throw offline();
  return (await response.json()) as Messages; // written by our own build
};

/** Where the texts are that are not here yet: undefined when all are. */
let missing: string | undefined;
let coming: Promise<void> | undefined;
let hasFew = false;
/** Whether something was shown by its id, because its text is not among the few. */
let isWanting = false;
i18n.on('missing', () => {
  isWanting = true;
});

/** Speaks a language from now on, with the texts of the page that is shown first. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { all, few } = addressesOf(catalogName(locale));
  const early = few === undefined ? undefined : takeEarlyResponse(few);
  const isFew = few !== undefined && (early !== undefined || isAwaited(location.pathname));
  const url = isFew ? few : all;
  const messages =
    url === undefined
      ? {}
      : await read(early ?? takeEarlyResponse(url) ?? fetch(url)).catch(() => undefined);
  hasFew = isFew && messages !== undefined;
  isWanting = false;
  missing = isFew || messages === undefined ? all : undefined;
  i18n.loadAndActivate({ locale, messages: messages ?? {} });
  document.documentElement.lang = languageTags[locale];
  rememberLocale(locale);
}

/** The texts of everything that is not shown at first. Nothing to wait for when they are here. */
export function allTexts(): Promise<void> | undefined {
  const url = missing;
  if (url === undefined) return undefined;
  coming ??= read(fetch(url))
    .then((messages) => {
      missing = undefined;
      // Quietly where nothing that is shown changes by it.
      if (isWanting) i18n.load(i18n.locale, messages);
      else Object.assign(i18n.messages, messages);
    })
    .finally(() => {
      coming = undefined;
    });
  return coming;
}

/** What a page has to wait for before it is shown. */
export const textsOf = (pathname: string): Promise<void> | undefined =>
  hasFew && isAwaited(pathname) ? undefined : allTexts();

/** Where `/` leads next time (specification, section 9). */
export function rememberLocale(locale: Locale): void {
  document.cookie = `${cookie}=${locale}; max-age=${year}; path=/; samesite=lax`;
}

export const isLocale = (word: string): word is Locale =>
  (locales as readonly string[]).includes(word);
