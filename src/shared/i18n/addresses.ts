import { delocalize } from './locale';

/** What the build says in the page about its texts: of the pages that people wait for a few are enough. Stories and tests have no such page. */
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

/** Whether the few texts are all that a page shows at first. */
export const isAwaited = (pathname: string): boolean =>
  read().pages?.includes(delocalize(pathname)) === true;
