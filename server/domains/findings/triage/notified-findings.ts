/** The findings that one notification covers. */
export type NotifiedFindings = { count: number; first: { id: string; title: string } };
