const prefixes = { '>': 'actions', '#': 'findings', '@': 'people' } as const;
export type PaletteKind = (typeof prefixes)[keyof typeof prefixes];

export interface PaletteQuery {
  /** The kind that the prefix selects. */
  readonly only: PaletteKind | undefined;
  readonly text: string;
}

/** Parses the typed text: `# sql` searches for "sql" among findings only. */
export function parsePaletteQuery(typed: string): PaletteQuery {
  const text = typed.trim();
  const prefix = Object.entries(prefixes).find(([sign]) => text.startsWith(sign));
  return prefix ? { only: prefix[1], text: text.slice(1).trim() } : { only: undefined, text };
}
