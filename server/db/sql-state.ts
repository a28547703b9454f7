/** The database's own code for what went wrong (SQLSTATE), of an error or of what caused it. */
export const sqlStateOf = (error: unknown): unknown =>
  error instanceof Error ? ('code' in error ? error.code : sqlStateOf(error.cause)) : undefined;
