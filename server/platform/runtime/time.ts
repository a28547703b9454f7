export const toIso = (at: Date | string): string => new Date(at).toISOString();
export const toIsoOrNull = (at: Date | string | null): string | null =>
  at === null ? null : toIso(at);
