/**
 * The path prefix of the product, as the server writes it into the page: `/parapet`, or empty. The
 * router's paths do not include it; the browser's URL and plain links do.
 */
export const basePath: string = globalThis.document?.documentElement.dataset['base'] ?? ''; // oxlint-disable-line typescript/no-unnecessary-condition -- tests and builds have no document

/** The path of the current page, without `basePath`. */
export const ownPath = (pathname: string = location.pathname): string =>
  pathname.slice(basePath.length) || '/';
