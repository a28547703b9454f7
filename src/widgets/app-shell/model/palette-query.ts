const prefixes = { '>': 'actions', '#': 'findings', '@': 'people' } as const;
export type PaletteKind = (typeof prefixes)[keyof typeof prefixes];

export interface PaletteQuery {
  /** The kind that a prefix selects. */
  readonly only: PaletteKind | undefined;
  readonly text: string;
}

/** `# sql` looks for "sql" among findings alone. */
export function parsePaletteQuery(typed: string): PaletteQuery {
  const text = typed.trim();
  const prefix = Object.entries(prefixes).find(([sign]) => text.startsWith(sign));
  return prefix ? { only: prefix[1], text: text.slice(1).trim() } : { only: undefined, text };
}
