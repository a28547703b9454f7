// Explains, in one sentence for the operator, why a server does not start. The exit codes are those
// of sysexits(3), so that a service manager can distinguish a wrong setting from an unavailable
// database.
import { ConfigError } from './platform/config/config.ts';
import { NewerSchemaError } from './platform/db/migrate.ts';
import { DirectoryInUseError } from './platform/db/pglite/lock.ts';
import { ForeignKeyError } from './platform/secrets/assert-same-key.ts';
import { ObjectStoreError } from './platform/storage/object-store.ts';
import { describeError } from './platform/log/describe-error.ts';

export type StartFailure = { message: string; exitCode: number };

const unavailable = 69;
const internal = 70;
const cannotWrite = 73;
const configuration = 78;

type Environment = Readonly<Record<string, string | undefined>>;

type SystemError = Error & { code?: unknown; syscall?: unknown; path?: unknown; port?: unknown };

/** The error or its cause, whichever has a code. */
const rootOf = (error: unknown): SystemError | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error || !(error.cause instanceof Error)) return error;
  return rootOf(error.cause);
};

const addressOf = ({ DATABASE_URL: url = '' }: Environment) => {
  const { hostname, port, username, pathname } = URL.canParse(url)
    ? new URL(url)
    : { hostname: '', port: '', username: '', pathname: '' };
  return {
    place: `${hostname || 'the local socket'}:${port || '5432'}`,
    host: hostname,
    user: decodeURIComponent(username),
    name: decodeURIComponent(pathname.slice(1)),
  };
};

const databaseSentence = (error: SystemError, env: Environment): StartFailure | undefined => {
  const { place, host, user, name } = addressOf(env);
  const of = (exitCode: number, message: string): StartFailure => ({ exitCode, message });
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return of(unavailable, `No PostgreSQL answers at ${place}, which DATABASE_URL names.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return of(unavailable, `The host ${host} in DATABASE_URL is not known to the name server.`);
    case '3D000':
      return of(
        configuration,
        `PostgreSQL has no database "${name}". Create it, or correct DATABASE_URL.`,
      );
    case '28P01':
    case '28000':
      return of(
        configuration,
        `PostgreSQL does not let the user "${user}" in. Check user and password in DATABASE_URL.`,
      );
    case '42501':
      return of(
        configuration,
        `The database user "${user}" lacks a right: ${error.message}. docs/operations.md lists the rights that it needs.`,
      );
    case '53300':
      return of(unavailable, `PostgreSQL at ${place} has no connection left.`);
    case '57P03':
      return of(unavailable, `PostgreSQL at ${place} is starting or stopping. Try again.`);
    default:
      return undefined;
  }
};

const fileSentence = ({ code, path, message }: SystemError): StartFailure | undefined => {
  const place = typeof path === 'string' ? path : 'The data folder';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return {
        exitCode: cannotWrite,
        message: `${place} cannot be written. Choose another folder with PARAPET_DATA_DIR, or give the server's user the right.`,
      };
    case 'ENOSPC':
      return { exitCode: cannotWrite, message: `No space is left on the disk (${message}).` };
    case 'ENOTDIR':
    case 'EEXIST':
      return {
        exitCode: configuration,
        message: `${place} is not a folder. Correct PARAPET_DATA_DIR.`,
      };
    default:
      return undefined;
  }
};

const listenSentence = ({ code }: SystemError, env: Environment): StartFailure => {
  const port = env['PARAPET_PORT'] ?? '4100';
  if (code === 'EADDRINUSE')
    return {
      exitCode: unavailable,
      message: `Port ${port} is in use by another program. Choose another one with PARAPET_PORT.`,
    };
  return {
    exitCode: configuration,
    message: `The server cannot listen at ${env['PARAPET_HOST'] ?? '127.0.0.1'}:${port} (${String(code)}). Correct PARAPET_HOST or PARAPET_PORT.`,
  };
};

/**
 * Returns the message for the operator. Unexpected errors keep their stack, without the values of
 * rows.
 */
export const explainStartFailure = (error: unknown, env: Environment): StartFailure => {
  if (
    error instanceof ConfigError ||
    error instanceof NewerSchemaError ||
    error instanceof ForeignKeyError
  )
    return { exitCode: configuration, message: error.message };
  if (error instanceof DirectoryInUseError || error instanceof ObjectStoreError)
    return { exitCode: unavailable, message: error.message };
  const root = rootOf(error);
  if (root?.syscall === 'listen') return listenSentence(root, env);
  const known = root && (databaseSentence(root, env) ?? fileSentence(root));
  if (known) return known;
  const { type, message, stack = '', cause } = describeError(error);
  return {
    exitCode: internal,
    message: `${type}: ${message}${cause ? ` (${cause.message})` : ''}\n${stack}`,
  };
};
