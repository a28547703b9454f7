/**
 * A word that looks like a filter: `name:` and a value. Paths, versions and web URLs do not match.
 */
const filterLike = /^-?[a-z_]+:[^\s/]/i;

/**
 * Search words that look like filters but name no known filter or value; they were searched as
 * text.
 */
export const findUnknownFilters = (text = ''): string[] =>
  text.split(/\s+/).filter((word) => filterLike.test(word));
