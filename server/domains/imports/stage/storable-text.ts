/**
 * `JSON.stringify` writes pairs of surrogates as they are and only lone ones, like NUL, as escapes.
 */
// The look-behind lets no match begin within a row of backslashes.
// eslint-disable-next-line linear/no-rescans
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** JSON text as PostgreSQL's jsonb takes it: it knows neither NUL nor half a surrogate pair. */
export const storableText = (json: string): string =>
  json.includes('\\u') ? json.replace(unstorable, '$1\ufffd') : json;

export const serializeStorable = (value: unknown): string => storableText(JSON.stringify(value));
