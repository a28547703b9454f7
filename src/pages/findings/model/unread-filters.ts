/**
 * `name:` and something: how a filter begins. A path, a version or an address of the web is none.
 */
const filterLike = /^-?[a-z_]+:[^\s/]/i;

/**
 * Search words that look like filters but name no known filter or value; they were searched as
 * text.
 */
export const findUnknownFilters = (text = ''): string[] =>
  text.split(/\s+/).filter((word) => filterLike.test(word));
