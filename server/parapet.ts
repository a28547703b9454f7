#!/usr/bin/env node
// The program `parapet`: the operator's commands for an installation.
import process from 'node:process';
import { backup } from './commands/backup.ts';
import { createAdmin } from './commands/create-admin.ts';
import { doctor } from './commands/doctor.ts';
import { importReport } from './commands/import-report.ts';
import { migrateDatabase } from './commands/migrate-database.ts';
import { restore } from './commands/restore.ts';
import { rotateKey } from './commands/rotate-key.ts';
import { UsageError, usageCode } from './commands/usage.ts';
import { explainStartFailure } from './operator-errors.ts';

const usage = `Usage: parapet COMMAND

  start                     runs the server
  migrate                   brings the database to this version
  doctor [--verify [FOLDER]]  checks the installation; --verify counts and digests every table,
                            and compares them with those of a backup
  backup FOLDER             writes a consistent copy of the database, also while servers run
  restore FOLDER            fills an empty database from a backup
  create-admin EMAIL        adds an administrator; the password is read from standard input
  rotate-key                seals everything with a new secret key, while no server runs
  import REPOSITORY FILE    sends a report to the server at PARAPET_PUBLIC_URL with PARAPET_TOKEN

The settings are those of the server (README.md).
`;

/** Each returns the exit code. */
const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  migrate: migrateDatabase,
  doctor,
  backup,
  restore,
  'create-admin': createAdmin,
  'rotate-key': rotateKey,
  import: importReport,
};

const run = async ([name = '', ...args]: string[]): Promise<number> => {
  if (name === '--help' || name === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  const command = commands[name];
  if (command) return command(args);
  process.stderr.write(usage);
  return usageCode;
};

// Files of an installation contain findings and secrets.
process.umask(0o077);

const args = process.argv.slice(2);
if (args[0] === 'start') {
  await import('./main.ts');
} else {
  try {
    process.exitCode = await run(args);
  } catch (error) {
    const { message, exitCode } =
      error instanceof UsageError
        ? { message: error.message, exitCode: usageCode }
        : explainStartFailure(error, process.env);
    process.stderr.write(`${message}\n`);
    process.exitCode = exitCode;
  }
}
