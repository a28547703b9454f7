// Database errors that are not caused by the request: the caller may retry it.
import { getSqlState } from './sql-state.ts';

export type DatabaseTrouble = 'unavailable' | 'read_only' | 'busy';

/** Retry after this many seconds: a failover takes longer than a full pool. */
const secondsUntilRetry: Record<DatabaseTrouble, number> = {
  unavailable: 5,
  read_only: 5,
  busy: 2,
};

/** The transaction had no effect, or its effect is unknown because `commit` got no response. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly trouble: DatabaseTrouble;
  readonly retryAfterSeconds: number;

  constructor(trouble: DatabaseTrouble, cause: unknown) {
    super(`The database is ${trouble.replace('_', '-')}.`, { cause });
    this.trouble = trouble;
    this.retryAfterSeconds = secondsUntilRetry[trouble];
  }
}

/** Codes of Node, raised when the socket to the database breaks or cannot be opened. */
const brokenSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** Messages of `pg`, whose own errors have no code. */
const driverMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined && !('code' in error)
    ? rootOf(error.cause)
    : error;

/**
 * Classifies an error of a query or connection; undefined if the statement is at fault. SQLSTATE:
 * PostgreSQL's documentation, appendix A.
 */
export const databaseTrouble = (error: unknown): DatabaseTrouble | undefined => {
  if (error instanceof DatabaseUnavailableError) return error.trouble;
  const root = rootOf(error);
  const code = getSqlState(error);
  if (typeof code === 'string') {
    if (code === '25006') return 'read_only';
    if (code === '53300' || code === '57014' || code === '55P03') return 'busy';
    // Connection exceptions, and shutdown by an administrator, a crash or a start.
    if (/^08|^57P0[1-3]$|^25P03$/.test(code) || brokenSocket.has(code)) return 'unavailable';
    return undefined;
  }
  if (!(root instanceof Error) || !driverMessages.test(root.message)) return undefined;
  return root.message.startsWith('timeout exceeded') ? 'busy' : 'unavailable';
};
