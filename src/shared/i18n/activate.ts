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
 * Layout test: every text is lengthened and accented. Development only, because no build contains
 * the file.
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
  // Like a request without a response, so that the error page offers a retry.
  if (response?.ok !== true) throw offline();
  return (await response.json()) as Messages; // written by our build
};

/** URL of the catalog that has not been loaded yet; undefined once all messages are loaded. */
let missing: string | undefined;
let coming: Promise<void> | undefined;
let hasFew = false;
/**
 * Whether a component has rendered a message id, because its message is not in the small catalog.
 */
let isWanting = false;
i18n.on('missing', () => {
  isWanting = true;
});

/** Switches to a language with the messages that the page at the current URL needs first. */
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

/** Loads the messages of all pages; undefined if they are already loaded. */
export function allTexts(): Promise<void> | undefined {
  const url = missing;
  if (url === undefined) return undefined;
  coming ??= read(fetch(url))
    .then((messages) => {
      missing = undefined;
      // If no id was rendered, no component needs to render again.
      if (isWanting) i18n.load(i18n.locale, messages);
      else Object.assign(i18n.messages, messages);
    })
    .finally(() => {
      coming = undefined;
    });
  return coming;
}

/** The messages that a page must wait for before it renders; undefined if there are none. */
export const textsOf = (pathname: string): Promise<void> | undefined =>
  hasFew && isFirstPage(pathname) ? undefined : allTexts();

/** The language that `/` redirects to next time (specification, section 9). */
export function rememberLocale(locale: Locale): void {
  writeCookie(cookie, locale, { maxAge: year });
}

export const isLocale = (word: string): word is Locale =>
  (locales as readonly string[]).includes(word);
