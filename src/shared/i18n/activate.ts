import { i18n, type Messages } from '@lingui/core';
import { offline } from '@/shared/api/api-error';
import { ownPath } from '@/shared/lib/base-path';
import { writeCookie } from '@/shared/lib/cookie';
import { takeEarlyResponse } from '@/shared/lib/first-load/early-requests';
import { addressesOf, isFirstPage } from './addresses';
import { languageTags, type Locale, locales } from './locale';

const cookie = 'i18n_redirected';
const year = 365 * 24 * 60 * 60;

/**
 * Layout check: every text lengthened and accented. Development only, since no build has the file.
 */
const pseudoKey = 'parapet-pseudo';

const catalogName = (locale: Locale): string => {
  try {
    return import.meta.env.DEV && localStorage.getItem(pseudoKey) === 'on' ? 'pseudo' : locale;
  } catch {
    return locale;
  }
};

const read = async (request: Promise<Response>): Promise<Messages> => {
  const response = await request.catch(() => undefined);
  // Like a call without a response: the error page offers to try again.
  if (response?.ok !== true) throw offline();
  return (await response.json()) as Messages; // written by our own build
};

/** URL of the catalog that has not been loaded yet; undefined once all messages are loaded. */
let missing: string | undefined;
let coming: Promise<void> | undefined;
let hasFew = false;
/** Whether a component has rendered an id, because its message is not among the few. */
let isWanting = false;
i18n.on('missing', () => {
  isWanting = true;
});

/** Switches to a language, with the messages that the page at the current address needs first. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { all, few } = addressesOf(catalogName(locale));
  const early = few === undefined ? undefined : takeEarlyResponse(few);
  const isFew = few !== undefined && (early !== undefined || isFirstPage(ownPath()));
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

/** Loads the messages of all pages; undefined where they are loaded already. */
export function allTexts(): Promise<void> | undefined {
  const url = missing;
  if (url === undefined) return undefined;
  coming ??= read(fetch(url))
    .then((messages) => {
      missing = undefined;
      // Without a rendered id no component changes, so none renders again.
      if (isWanting) i18n.load(i18n.locale, messages);
      else Object.assign(i18n.messages, messages);
    })
    .finally(() => {
      coming = undefined;
    });
  return coming;
}

/** The messages that a page has to wait for before it renders; undefined for none. */
export const textsOf = (pathname: string): Promise<void> | undefined =>
  hasFew && isFirstPage(pathname) ? undefined : allTexts();

/** Where `/` leads next time (specification, section 9). */
export function rememberLocale(locale: Locale): void {
  writeCookie(cookie, locale, { maxAge: year });
}

export const isLocale = (word: string): word is Locale =>
  (locales as readonly string[]).includes(word);
