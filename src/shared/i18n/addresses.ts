import { delocalize } from './locale';

/**
 * Where the catalogs are, as the build writes it into the page (scripts/vite/messages.ts). The
 * sign-in page and the findings list start with few messages. Stories and tests have no such data.
 */
type Addresses = {
  readonly pages: readonly string[];
  readonly texts: Readonly<Record<string, { readonly all: string; readonly few?: string }>>;
};

const read = (): Partial<Addresses> =>
  JSON.parse(
    document.getElementById('parapet-messages')?.textContent ?? '{}',
  ) as Partial<Addresses>; // written by our own build

export const addressesOf = (catalog: string): { all?: string; few?: string } =>
  read().texts?.[catalog] ?? {};

/** Whether the few messages are enough for what a page shows first. */
export const isFirstPage = (pathname: string): boolean =>
  read().pages?.includes(delocalize(pathname)) === true;
