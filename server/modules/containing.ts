/** An ILIKE pattern for "contains this text", whatever signs are in it. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
