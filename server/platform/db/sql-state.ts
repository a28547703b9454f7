/** SQLSTATE of an error or of its cause; undefined for other errors. */
export const getSqlState = (error: unknown): unknown =>
  error instanceof Error ? ('code' in error ? error.code : getSqlState(error.cause)) : undefined;
