import process from 'node:process';

/** The exit code of sysexits(3) for a command with wrong arguments. */
export const usageCode = 64;

/** The message is one sentence for the operator. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** @throws {UsageError} unless there are exactly as many as there are names */
export const requireArguments = (command: string, args: string[], names: string[]): string[] => {
  if (args.length !== names.length)
    throw new UsageError(`Call it as: parapet ${command} ${names.join(' ')}`);
  return args;
};
