/** `JSON.stringify` writes surrogate pairs unchanged; it escapes only lone surrogates and NUL. */
// The look-behind prevents a match that begins inside a run of backslashes.
// eslint-disable-next-line linear/no-rescans
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/**
 * Returns JSON text that PostgreSQL's jsonb accepts: jsonb allows neither NUL nor lone surrogates.
 */
export const storableText = (json: string): string =>
  json.includes('\\u') ? json.replace(unstorable, '$1\ufffd') : json;

export const serializeStorable = (value: unknown): string => storableText(JSON.stringify(value));
