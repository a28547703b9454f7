import process from 'node:process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { createConfiguredAdministrator } from '../first-start.ts';
import { readConfig } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from './open-database.ts';
import { print, requireArguments, UsageError } from './usage.ts';

const leastLength = 12;

/** For the first administrator, or if the last one has lost the password. */
export const createAdmin = async (args: string[]): Promise<number> => {
  const [email = ''] = requireArguments('create-admin', args, ['EMAIL']);
  if (!v.safeParse(v.pipe(v.string(), v.email()), email).success)
    throw new UsageError(`${email} is not an e-mail address.`);
  const config = readConfig(process.env);
  if (process.stdin.isTTY) print('The password, then Enter and Ctrl+D:');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < leastLength)
    throw new UsageError(`The password must have at least ${leastLength} characters.`);
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const isNew = await createConfiguredAdministrator(db, config.admin.organization, {
      email,
      password,
    });
    if (!isNew) throw new UsageError(`${email} has an account. Reset its password by mail.`);
    print(`${email} is an administrator.`);
    return 0;
  } finally {
    await db.close();
  }
};
