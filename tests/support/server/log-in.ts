import { users } from '../../../server/platform/db/schema/accounts.ts';
import { inTenant } from '../../../server/platform/db/tenancy.ts';
import { hashPassword } from '../../../server/domains/identity/passwords.ts';
import type { Call } from './caller.ts';
import type { TestServer } from './test-server.ts';

/** Gives every user of the first organization this password. */
export const setPasswords = async (server: TestServer, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await inTenant(server.deps.db, server.people.admin, (tx) =>
    tx.update(users).set({ passwordHash }),
  );
};

/** Logs in with only a password. */
export const logIn = async (
  server: TestServer,
  username: string,
  password: string,
): Promise<Call> => {
  const grant = (await server.withToken(undefined)('login', { body: { username, password } })).ok();
  if (grant.two_factor_required) throw new Error('No second factor was set up.');
  return server.withToken(grant.access_token);
};
