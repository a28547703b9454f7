/** `name:` and something: how a filter begins. A path, a version or an address of the web is none. */
const filterLike = /^-?[a-z_]+:[^\s/]/i;

/** Words of a search that look like filters, but name none or none of its values: they were searched for as text. */
export const unreadFilters = (text = ''): string[] =>
  text.split(/\s+/).filter((word) => filterLike.test(word));
