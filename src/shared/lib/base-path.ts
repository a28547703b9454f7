/**
 * The path below which the product is reached, as the server writes it into the page: `/parapet`, or
 * nothing. The router's addresses have none; those of the browser and of plain links have it.
 */
export const basePath: string = globalThis.document?.documentElement.dataset['base'] ?? ''; // oxlint-disable-line typescript/no-unnecessary-condition -- tests and builds have no document

/** The path of the page that the browser shows, without `basePath`. */
export const ownPath = (pathname: string = location.pathname): string =>
  pathname.slice(basePath.length) || '/';
