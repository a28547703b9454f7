// Code that must not compile. Each `@ts-expect-error` fails the type check as soon as the line
// below it compiles.
import { describe, expect, it } from 'vitest';
import { defineRoutes, type Handler, type Handlers } from './types.ts';

const session: Awaited<ReturnType<Handler<'getSession'>>> = {
  status: 200,
  body: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    email: 'admin@acme.example',
    username: 'admin',
    role: 'admin',
    is_partner: false,
    two_factor_enabled: false,
    two_factor_needed: false,
    first_run: false,
    avatar_url: null,
    client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b03',
    organization_name: 'Acme',
    unread_notifications: 0,
  },
};

describe('the types of the router', () => {
  it('accept what the contract declares', async () => {
    const routes = defineRoutes({
      getSession: async () => session,
      logout: async () => ({ status: 204 }),
    });
    expect(Object.keys(routes)).toEqual(['getSession', 'logout']);
  });

  it('refuse what it does not', () => {
    const refused = [
      // @ts-expect-error an operation that the contract does not have
      () => defineRoutes({ getNothing: async () => ({ status: 200, body: {} }) }),
      // @ts-expect-error a status that the operation does not declare
      () => defineRoutes({ getSession: async () => ({ status: 201, body: session.body }) }),
      // @ts-expect-error a body without its required fields
      () => defineRoutes({ getSession: async () => ({ status: 200, body: { id: 'x' } }) }),
      () =>
        defineRoutes({
          // @ts-expect-error a body of another type
          getSession: async () => ({ status: 200, body: { ...session.body, is_partner: 'no' } }),
        }),
      // @ts-expect-error no body where one is declared
      () => defineRoutes({ getSession: async () => ({ status: 200 }) }),
      // @ts-expect-error a problem is thrown, not returned
      () => defineRoutes({ getSession: async () => ({ status: 401, body: {} }) }),
      () =>
        defineRoutes({
          listTeam: async ({ query }) => {
            // @ts-expect-error a parameter that the operation does not have
            throw new Error(String(query.colour));
          },
        }),
      () =>
        defineRoutes({
          inviteTeamMember: async ({ body }) => {
            // @ts-expect-error a field that the request does not have
            throw new Error(String(body.password));
          },
        }),
    ];
    expect(refused).toHaveLength(8);
  });

  it('refuse a composition in which an operation is missing', () => {
    const compose = (handlers: Handlers) => handlers;
    // @ts-expect-error all the other operations have no handler
    expect(compose({ getSession: async () => session })).toBeDefined();
  });
});
