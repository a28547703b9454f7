// Concurrent requests for resources that exist only once: a link, a code, a version of a document,
// a key.
import {
  createTotpSecret,
  totpCode,
  twoFactorPurpose,
} from '../../../server/domains/identity/two-factor/two-factor.ts';
import {
  createSession,
  findUser,
  issueOneTimeToken,
} from '../../../server/domains/identity/session/session.repo.ts';
import { replaceRecoveryCodes } from '../../../server/domains/identity/users/users.repo.ts';
import { users } from '../../../server/platform/db/schema/accounts.ts';
import { inTenant } from '../../../server/platform/db/tenancy.ts';
import { eq } from 'drizzle-orm';
import { bothEngines, type Engine, engines } from '../../support/server/engines.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { type Attack, describeCounts, increment } from '../outcome.ts';
import { atOnce, faultsOf, type Race, requestsAtOnce } from './at-once.ts';

const password = 'tidal ember quartz 81';
const recovery = 'abcdef-ghjkmn';

type Person = 'developer' | 'developer2';

/** The link of a mail, without sending the mail. */
const linkOf = (server: TestServer, person: Person, kind: 'password_reset' | 'two_factor') => {
  const { clientId, userId } = server.people[person];
  return inTenant(server.deps.db, { clientId }, (tx) =>
    issueOneTimeToken(tx, { clientId, userId }, kind, new Date(), 3600),
  );
};

/** Enables a user's second factor. */
const enableTwoFactor = (server: TestServer, person: Person, secret: string) => {
  const { clientId, userId } = server.people[person];
  return inTenant(server.deps.db, { clientId }, async (tx) => {
    const twoFactorSecret = server.deps.secrets.seal(clientId, twoFactorPurpose(userId), secret);
    await tx
      .update(users)
      .set({ twoFactorSecret, twoFactorEnabledAt: new Date() })
      .where(eq(users.id, userId));
    const user = await findUser(tx, clientId, userId);
    if (!user) throw new Error(`No user ${person}.`);
    await replaceRecoveryCodes(tx, user, [recovery]);
    await createSession(tx, user, new Date(), 3600);
  });
};

const races: Readonly<Record<string, (server: TestServer) => Promise<Omit<Race, 'name'>>>> = {
  'a link that resets a password': async (server) => {
    const { token } = await linkOf(server, 'developer', 'password_reset');
    return {
      statuses: await atOnce((number) =>
        server.withToken(undefined)('resetPassword', {
          path: { token },
          body: { password: `${password} ${number}`, confirm_password: `${password} ${number}` },
        }),
      ),
    };
  },

  'an invitation': async (server) => {
    const { invitation_link: link = '' } = (
      await server.as('admin')('inviteTeamMember', {
        body: { email: 'raced@acme.example', role: 'developer' },
      })
    ).ok();
    const token = /[\w-]{30,}$/.exec(link)?.[0] ?? '';
    return {
      statuses: await atOnce((number) =>
        server.withToken(undefined)('verifyRegister', {
          path: { token },
          body: { username: `raced-${number}`, password, confirm_password: password },
        }),
      ),
    };
  },

  'a recovery code': async (server) => {
    await enableTwoFactor(server, 'developer', createTotpSecret());
    const { token } = await linkOf(server, 'developer', 'two_factor');
    return {
      statuses: await atOnce(() =>
        server.withToken(undefined)('checkTwoFactor', {
          body: { challenge: token, code: recovery },
        }),
      ),
    };
  },

  'a code of the second factor': async (server) => {
    const secret = createTotpSecret();
    await enableTwoFactor(server, 'developer2', secret);
    const { token } = await linkOf(server, 'developer2', 'two_factor');
    const code = totpCode(secret, new Date());
    return {
      statuses: await atOnce(() =>
        server.withToken(undefined)('checkTwoFactor', { body: { challenge: token, code } }),
      ),
    };
  },

  'a version of a document': async (server) => {
    const { headers } = await server.as('admin')('getClient');
    return {
      statuses: await atOnce((number) =>
        server.as('admin')('updateClient', {
          headers: { 'if-match': headers['etag'] ?? '' },
          body: { organization_name: `Acme ${number}` },
        }),
      ),
    };
  },

  'an idempotency key': async (server) => {
    const statuses = await atOnce(() =>
      server.as('admin')('generatePlexalyzerToken', {
        headers: { 'idempotency-key': 'raced' },
        body: { name: 'raced', expired_at: new Date(Date.now() + 86_400_000).toISOString() },
      }),
    );
    const { data } = (await server.as('admin')('listPlexalyzerTokens')).ok();
    return { statuses, effects: data.filter(({ name }) => name === 'raced').length };
  },
};

const run = async (engine: Engine): Promise<Race[]> => {
  const server = await startTestServer({ engine });
  try {
    const results: Race[] = [];
    for (const [name, race] of Object.entries(races))
      results.push({ name: `${name} on ${engine}`, ...(await race(server)) });
    return results;
  } finally {
    await server.close();
  }
};

export const raceAll: Attack = async ({ scale }) => {
  const results = [];
  for (const engine of scale === 'full' ? bothEngines : engines)
    results.push(...(await run(engine)));
  return {
    totals: results.map(({ name, statuses }) => {
      const counts = new Map<string, number>();
      for (const status of statuses) increment(counts, String(status));
      return `${requestsAtOnce} at once for ${name}: ${describeCounts(counts)}`;
    }),
    failures: results.flatMap(faultsOf),
  };
};
