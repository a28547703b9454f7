import type { parseFindingQuery } from '#domain/finding-query-syntax';

type Parse = typeof parseFindingQuery;

let loaded: Parse | undefined;

/**
 * Reads the syntax of the search box when the box is first used, which saves the first load of the
 * list 1.2 kB. Runs `then` at once when it is there.
 */
export function withQuerySyntax(then?: (parse: Parse) => void): void {
  if (loaded) then?.(loaded);
  else
    void import('#domain/finding-query-syntax').then((module) => {
      loaded = module.parseFindingQuery;
      then?.(loaded);
    });
}
