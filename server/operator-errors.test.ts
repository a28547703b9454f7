import { expect, it } from 'vitest';
import { explainStartFailure } from './operator-errors.ts';

const env = { DATABASE_URL: 'postgres://parapet:secret@db.acme.example/security' };
const failed = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

it.each([
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 69, 'db.acme.example:5432'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 69, 'db.acme.example'],
  [{ code: '3D000', severity: 'FATAL' }, 78, '"security"'],
  [{ code: '28P01', severity: 'FATAL' }, 78, '"parapet"'],
  [{ code: '42501', severity: 'ERROR' }, 78, 'docs/operations.md'],
  [{ code: 'EACCES', syscall: 'mkdir', path: '/var/lib/parapet' }, 73, '/var/lib/parapet'],
  [{ code: 'EROFS', syscall: 'open', path: '/data/key' }, 73, 'PARAPET_DATA_DIR'],
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 69, 'PARAPET_PORT'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 78, 'PARAPET_HOST'],
])('explains %j by one sentence and exit code %i', (facts, exitCode, part) => {
  const explained = explainStartFailure(new Error('wrapped', { cause: failed(facts) }), env);
  expect(explained.exitCode).toBe(exitCode);
  expect(explained.message).toContain(part);
  expect(explained.message).not.toMatch(/\n|secret/);
});

it('keeps the stack of what was not foreseen', () => {
  const explained = explainStartFailure(new TypeError('x is undefined'), env);
  expect(explained).toMatchObject({ exitCode: 70 });
  expect(explained.message).toMatch(/^TypeError: x is undefined\n\s+at /);
});
