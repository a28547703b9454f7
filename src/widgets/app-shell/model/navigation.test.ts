import { expect, it } from 'vitest';
import { roles, type Role } from '#domain/roles';
import { destinationOf, destinationsOf } from './navigation';

const paths = (role: Role) =>
  destinationsOf({ role }).flatMap(({ items }) => items.map(({ to }) => to));

it('leads no user to a page that refuses all of their role', () => {
  const offered = Object.fromEntries(
    roles.map((role) => [
      role,
      ['/mail', '/connector', '/connector/tools', '/manage-clients'].filter((path) =>
        paths(role).includes(path),
      ),
    ]),
  );
  expect(offered).toEqual({
    superadmin: ['/mail', '/connector', '/connector/tools', '/manage-clients'],
    admin: ['/mail', '/connector', '/connector/tools'],
    cyberoper: ['/connector'],
    developer: [],
  });
});

it('leaves out a group that has nothing for the user', () => {
  expect(destinationsOf({ role: 'developer' }).map(({ id }) => id)).toEqual([
    'product',
    'work',
    'manage',
  ]);
});

it('knows where the user is by the longest path that fits', () => {
  expect(destinationOf('/connector/tools')?.to).toBe('/connector/tools');
  expect(destinationOf('/connector/providers')?.to).toBe('/connector');
  expect(destinationOf('/terms-conditions')).toBeUndefined();
});
