// The parts of an error that may reach a log, a job's row or the operator's terminal. Database
// errors quote rows: drizzle's message contains every parameter of the statement, and PostgreSQL's
// `detail`, `where` and some messages contain values.

export type ErrorDescription = {
  type: string;
  message: string;
  code?: string;
  /** PostgreSQL's names of the violated objects. */
  table?: string;
  column?: string;
  constraint?: string;
  /** Only the frames: Node's `stack` begins with the message. */
  stack?: string;
  cause?: ErrorDescription;
};

type PostgresError = Error & {
  code: string;
  severity: string;
  table?: string;
  column?: string;
  constraint?: string;
};

const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

const isPostgresError = (error: Error): error is PostgresError =>
  'severity' in error && 'code' in error && isSqlState(error.code);

const isQueryError = (error: Error): error is Error & { query: string } =>
  'query' in error && 'params' in error && typeof error.query === 'string';

/**
 * SQLSTATE classes whose messages contain names of schema objects and never values: connection,
 * integrity (the values are in `detail`), transaction state, rollback, syntax and names, resources,
 * limits, state, intervention, system, internal.
 */
const namesOnly = /^(?:08|23|25|40|42|53|54|55|57|58|XX)/;

const maxQuery = 300;

const messageOf = (error: Error): string => {
  if (isPostgresError(error))
    return namesOnly.test(error.code) ? error.message : `PostgreSQL error ${error.code}`;
  // Placeholders stand for the values. A long statement repeats them for each row.
  if (isQueryError(error)) return `Failed query: ${error.query.slice(0, maxQuery)}`;
  return error.message;
};

const framesOf = (stack: string | undefined): string | undefined => {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames && frames.length > 0 ? frames.join('\n') : undefined;
};

/** @param depth how many causes are included */
export const describeError = (error: unknown, depth = 4): ErrorDescription => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const stack = framesOf(error.stack);
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(isPostgresError(error) && {
      ...(error.table !== undefined && { table: error.table }),
      ...(error.column !== undefined && { column: error.column }),
      ...(error.constraint !== undefined && { constraint: error.constraint }),
    }),
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
};

/** Returns one sentence: what failed, and the database's message about it. */
export const errorMessage = (error: unknown): string => {
  const { message, cause } = describeError(error, 1);
  return error instanceof Error && isQueryError(error) && cause
    ? `${message} (${cause.message})`
    : message;
};
