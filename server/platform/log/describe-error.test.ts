// The planted values must not appear in an error's description.
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError, errorMessage } from './describe-error.ts';

const planted = 'PLANTED-e3f1';

const postgresError = (code: string, message: string) =>
  Object.assign(new Error(message), {
    name: 'error',
    code,
    severity: 'ERROR',
    table: 'users',
    constraint: 'users_email_index',
    detail: `Key (email)=(${planted}) already exists.`,
    where: `COPY users, line 1: ${planted}`,
  });

const queryError = (cause: Error) =>
  new DrizzleQueryError('insert into "users" ("email") values ($1)', [planted], cause);

it('names the statement and what was violated, without any value', () => {
  const error = queryError(
    postgresError('23505', 'duplicate key value violates unique constraint "users_email_index"'),
  );
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toContain(planted);
  expect(described).toMatchObject({
    message: 'Failed query: insert into "users" ("email") values ($1)',
    cause: { code: '23505', table: 'users', constraint: 'users_email_index' },
  });
  expect(described.stack).toContain('describe-error.test.ts');
  expect(errorMessage(error)).toBe(
    'Failed query: insert into "users" ("email") values ($1) (duplicate key value violates unique constraint "users_email_index")',
  );
});

it.each(['22P02', '22007', '22001', 'P0001'])(
  'keeps the message of a %s, which may quote a value, to itself',
  (code) => {
    const error = queryError(postgresError(code, `invalid input syntax: "${planted}"`));
    expect(JSON.stringify(describeError(error))).not.toContain(planted);
    expect(errorMessage(error)).toContain(`PostgreSQL error ${code}`);
  },
);

it('cuts a statement that repeats its placeholders for each row', () => {
  const long = new DrizzleQueryError(
    `insert into t values ${'($1), '.repeat(5000)}`,
    [],
    undefined,
  );
  expect(describeError(long).message.length).toBeLessThan(400);
});

it('follows causes to a bound, and takes what is no error', () => {
  const loop = new Error('round');
  loop.cause = loop;
  expect(describeError(loop, 2).cause?.cause?.cause).toBeUndefined();
  expect(describeError('text')).toEqual({ type: 'string', message: 'text' });
});
