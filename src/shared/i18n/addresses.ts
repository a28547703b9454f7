import { delocalize } from './locale';

/**
 * The URLs of the catalogs, as the build writes them into the page (scripts/vite/messages.ts). The
 * sign-in page and the findings list start with a small catalog. Stories and tests have no such
 * data.
 */
type Addresses = {
  readonly pages: readonly string[];
  readonly texts: Readonly<Record<string, { readonly all: string; readonly few?: string }>>;
};

const read = (): Partial<Addresses> =>
  JSON.parse(
    document.getElementById('parapet-messages')?.textContent ?? '{}',
  ) as Partial<Addresses>; // written by our build

export const addressesOf = (catalog: string): { all?: string; few?: string } =>
  read().texts?.[catalog] ?? {};

/** Whether the small catalog is enough for a page's first render. */
export const isFirstPage = (pathname: string): boolean =>
  read().pages?.includes(delocalize(pathname)) === true;
