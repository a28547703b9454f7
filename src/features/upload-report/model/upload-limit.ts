import * as v from 'valibot';

// Separate from the public configuration of the first load, whose size is limited.
const schema = v.object({ uploadLimitMb: v.pipe(v.number(), v.minValue(1)) });

/** The server's limit in MB (of 1,024²), or undefined if the page does not name one. */
export function readUploadLimit(text: string | null | undefined): number | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text || '{}'));
    return success ? output.uploadLimitMb : undefined;
  } catch {
    return undefined;
  }
}
