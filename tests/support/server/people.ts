// Two organizations with a user for every role. Sessions are inserted directly, because hashing a
// password for each test file would be slow.
import type { Database } from '../../../server/platform/db/connect.ts';
import { clients, users } from '../../../server/platform/db/schema/accounts.ts';
import { acrossTenants } from '../../../server/platform/db/tenancy.ts';
import { createSession } from '../../../server/domains/identity/session/session.repo.ts';
import { newId } from '../../../server/platform/runtime/ids.ts';
import type { Role } from '#domain/roles';

export type Person = {
  clientId: string;
  userId: string;
  email: string;
  username: string;
  role: Role;
  token: string;
};

export type People = Record<
  | 'superadmin'
  | 'admin'
  | 'cyberoper'
  | 'developer'
  | 'developer2'
  | 'partner'
  | 'foreignAdmin'
  | 'foreignDeveloper',
  Person
>;

const cast: Record<
  keyof People,
  { organization: 'acme' | 'other'; role: Role; isPartner?: boolean }
> = {
  superadmin: { organization: 'acme', role: 'superadmin' },
  admin: { organization: 'acme', role: 'admin' },
  cyberoper: { organization: 'acme', role: 'cyberoper' },
  developer: { organization: 'acme', role: 'developer' },
  developer2: { organization: 'acme', role: 'developer' },
  partner: { organization: 'acme', role: 'cyberoper', isPartner: true },
  foreignAdmin: { organization: 'other', role: 'admin' },
  foreignDeveloper: { organization: 'other', role: 'developer' },
};

/** Users without a password; tests that sign in set one. */
export const createPeople = (db: Database): Promise<People> =>
  acrossTenants(db, 'first start', async (tx) => {
    const organizations = { acme: newId(), other: newId() };
    await tx.insert(clients).values([
      { clientId: organizations.acme, organizationName: 'Acme' },
      { clientId: organizations.other, organizationName: 'Other' },
    ]);
    const people: [string, Person][] = [];
    for (const [name, { organization, role, isPartner = false }] of Object.entries(cast)) {
      const clientId = organizations[organization];
      const person = {
        clientId,
        id: newId(),
        email: `${name.toLowerCase()}@${organization}.example`,
        username: name,
        role,
        isPartner,
      };
      const [user] = await tx
        .insert(users)
        .values({ ...person, verifiedAt: new Date() })
        .returning();
      if (!user) throw new Error(`No user ${name}.`);
      const token = await createSession(tx, user, new Date(), 86_400);
      people.push([
        name,
        { clientId, userId: person.id, email: person.email, username: name, role, token },
      ]);
    }
    return Object.fromEntries(people) as People;
  });
