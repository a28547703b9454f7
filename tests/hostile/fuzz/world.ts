// A new installation for one round of requests, with rows of every kind that the API creates, and
// without access to other machines.
import { Resolver } from 'node:dns/promises';
import { createSession, findUser } from '../../../server/domains/identity/session/session.repo.ts';
import { inTenant } from '../../../server/platform/db/tenancy.ts';
import { FakeStripe } from '../../support/server/fake-stripe.ts';
import { createInternet } from '../../support/server/hosts/internet.ts';
import type { People } from '../../support/server/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const stripe = {
  secretKey: 'sk_test_hostile',
  webhookSecret: 'whsec_hostile',
  apiUrl: 'https://api.stripe.com',
};

export type World = TestServer & {
  /** A user's session, created again if a request ended it; undefined if the user was deleted. */
  renew: (person: keyof People) => Promise<string | undefined>;
  /** Unexpected errors of jobs. */
  failedJobs: () => Promise<string[]>;
};

const noSuchName = () =>
  Promise.reject(Object.assign(new Error('No name is looked up here.'), { code: 'ENOTFOUND' }));

export const createWorld = async (): Promise<World> => {
  // Requests contain foreign domains; the DNS resolver of this machine must not be queried for
  // them.
  Resolver.prototype.resolveTxt = noSuchName;
  const { outgoing: payments } = new FakeStripe();
  const internet = createInternet([]);
  const server = await startTestServer({
    validateResponses: false,
    config: { registration: 'open', publicUrl: 'https://parapet.example', stripe },
    deps: {
      outgoing: {
        ...internet,
        request: (url, request) =>
          (url.startsWith(stripe.apiUrl) ? payments : internet).request(url, request),
      },
    },
  });
  const { db } = server.deps;
  return {
    ...server,
    renew: (person) => {
      const { clientId, userId } = server.people[person];
      return inTenant(db, { clientId }, async (tx) => {
        const user = await findUser(tx, clientId, userId);
        return user && createSession(tx, user, new Date(), 86_400);
      });
    },
    failedJobs: async () => {
      const { rows } = await db.pool.query<{ kind: string; error: string }>(
        `select kind, error from jobs where error is not null and coalesce(error_code, 'unexpected') = 'unexpected'`,
      );
      return rows.map(({ kind, error }) => `job ${kind}: ${error}`);
    },
  };
};
