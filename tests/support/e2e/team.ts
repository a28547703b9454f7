// Users with other roles, created as in an organization: the administrator invites them, and they
// follow the link in their mail.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '../../../scripts/demo/client.ts';
import type { Product } from './server.ts';
import { test as base } from './test.ts';

const password = 'correct horse battery staple 8';

const letterTo = (product: Product, email: string): string | undefined => {
  const folder = path.join(product.dataDir, 'outbox');
  if (!existsSync(folder)) return undefined;
  const letters = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return letters.find((letter) => letter.startsWith(`To: ${email}\n`));
};

const eventually = async <Value>(read: () => Value | undefined): Promise<Value> => {
  for (
    const deadline = Date.now() + 60_000;
    Date.now() < deadline;
    await new Promise((resolve) => setTimeout(resolve, 50))
  ) {
    const value = read();
    if (value !== undefined) return value;
  }
  throw new Error('The invitation was not written.');
};

/** @returns the session token of a new member */
const joinTeam = async (
  product: Product & { client: Client },
  role: 'admin' | 'cyberoper' | 'developer',
): Promise<string> => {
  const email = `${role}@harbour-ledger.example`;
  const username = `${role}-of-the-team`;
  await product.client.call('POST', '/team', { email, role });
  const letter = await eventually(() => letterTo(product, email));
  const token = /\/verify-register\/link#([\w-]+)/.exec(letter)?.[1] ?? '';
  const member = new Client(product.url);
  await member.call('POST', `/verify-register/${token}`, {
    username,
    password,
    confirm_password: password,
  });
  await member.signIn(username, password);
  return member.token;
};

/** Adds a session for each of them on the worker's product. */
export const test = base.extend<
  object,
  { tokens: Record<'superadmin' | 'admin' | 'developer', string> }
>({
  tokens: [
    async ({ product }, use) => {
      await use({
        superadmin: product.client.token,
        admin: await joinTeam(product, 'admin'),
        developer: await joinTeam(product, 'developer'),
      });
    },
    { scope: 'worker' },
  ],
});
