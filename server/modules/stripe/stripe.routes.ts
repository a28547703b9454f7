import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { listStripeMembers } from './stripe-members.ts';

export const stripeRoutes = (deps: Deps) => defineRoutes({
  listStripeMembers: async ({ who, scope }) => ({ status: 200, body: await listStripeMembers(deps, who, scope) }),
});
