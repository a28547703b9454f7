/** `JSON.stringify` writes pairs of surrogates as they are and only lone ones, like NUL, as escapes. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** JSON that PostgreSQL's jsonb takes: it knows neither NUL nor half a surrogate pair. */
export const storable = (value: unknown): string => JSON.stringify(value).replace(unstorable, '$1\ufffd');
