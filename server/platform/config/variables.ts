// Common schemas of environment variables.
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim());
export const optionalText = v.optional(text, '');

/** Comma-separated words. */
export const list = v.pipe(
  optionalText,
  v.transform((words) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);
