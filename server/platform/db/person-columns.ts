import { users } from './schema/accounts.ts';

/** Columns of `users` that make a `PersonRef` of the contract; from a left join, null without one. */
export const personColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  avatar_url: users.avatarUrl,
};
