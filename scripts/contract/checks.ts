// The list of checks, how to run one, and how to print its result.
import { unlessPassed } from './passed.ts';
import { runInThread } from './thread.ts';
import type { Check, CheckResult } from './types.ts';

/**
 * A check is imported when it runs, because its imports may fail for a contract error that another
 * check explains.
 */
export type Entry = {
  name: string;
  database: boolean;
  /** It computes for seconds, so `npm run contract` runs it in a thread. */
  thread?: true;
  /**
   * All files and folders that it reads. If they are unchanged since it last passed, it passes
   * without running.
   */
  inputs?: readonly string[];
  read: () => Promise<Check>;
};

export const checks: readonly Entry[] = [
  { name: 'complete', database: false, read: async () => (await import('./complete.ts')).complete },
  { name: 'access', database: false, read: async () => (await import('./access.ts')).access },
  {
    name: 'lint',
    database: false,
    inputs: ['openapi', 'redocly.yaml'],
    read: async () => (await import('./lint.ts')).lint,
  },
  {
    name: 'breaking',
    database: false,
    inputs: ['openapi'],
    read: async () => (await import('./breaking.ts')).breaking,
  },
  { name: 'coverage', database: false, read: async () => (await import('./coverage.ts')).coverage },
  {
    name: 'mocks',
    database: false,
    inputs: [
      'openapi/generated/openapi.json',
      'src/shared/api/mocks/generated',
      'src/shared/rules',
      'server/platform/http',
      'tests/support/contract',
    ],
    read: async () => (await import('./mocks.ts')).mocks,
  },
  {
    name: 'drift',
    database: false,
    thread: true,
    inputs: [
      'openapi',
      'orval.config.ts',
      'redocly.yaml',
      'tsconfig.json',
      'src/app/styles/tokens.css',
      'src/shared/rules/comma-list.ts',
      'src/shared/api/query-string.ts',
      'src/shared/api/generated',
      'src/shared/api/mocks/generated',
      'src/app/styles/generated',
    ],
    read: async () => (await import('./drift.ts')).drift,
  },
  { name: 'answers', database: true, read: async () => (await import('./server.ts')).answers },
];

/** The named checks, or all. Throws for an unknown name. */
export const choose = (names: readonly string[] | undefined, fast: boolean): readonly Entry[] => {
  const unknown = names?.filter((name) => !checks.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `No such check: ${unknown.join(', ')}. Checks: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  return checks.filter(
    ({ name, database }) => (names === undefined || names.includes(name)) && !(fast && database),
  );
};

export type Outcome = CheckResult & { name: string; seconds: number };

/** Runs the imported check, here or in its thread. */
const running = (entry: Entry, threads: boolean): Check['run'] =>
  threads && entry.thread === true
    ? (root) => runInThread(entry.name, root)
    : async (root) => (await entry.read()).run(root);

/**
 * Runs a check. If it throws, it counts as failed and the others continue. If its inputs are
 * unchanged since it last passed, it is not even imported: the imports of the drift check take
 * longer than the digest.
 */
export const runCheck = async (entry: Entry, root: string, threads = false): Promise<Outcome> => {
  const start = performance.now();
  const ended = (result: CheckResult): Outcome => ({
    name: entry.name,
    seconds: (performance.now() - start) / 1000,
    ...result,
  });
  try {
    const check = { name: entry.name, run: running(entry, threads) };
    const { inputs } = entry;
    return ended(await (inputs === undefined ? check : unlessPassed(check, inputs)).run(root));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return ended({ lines: ['did not come to its end'], failures: [message] });
  }
};

const most = 40;

export const printed = ({ name, seconds, lines, failures }: Outcome): string =>
  [
    `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${lines.join('; ')} (${seconds.toFixed(1)} s)`,
    ...failures.slice(0, most).map((failure) => `     ${failure}`),
    ...(failures.length > most ? [`     and ${failures.length - most} more`] : []),
  ].join('\n');

/** The total time of the parallel checks, and the slowest one. */
export const summary = (outcomes: readonly Outcome[], seconds: number): string => {
  const [longest] = outcomes.toSorted((one, other) => other.seconds - one.seconds);
  return [
    `${seconds.toFixed(1)} s`,
    ...(longest && outcomes.length > 1 ? [`${longest.name} longest`] : []),
  ].join(', ');
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The summary for a pull request: a table, followed by the failures of each check. */
export const markdown = (outcomes: readonly Outcome[]): string =>
  [
    '## Contract',
    '',
    '| Check | Result | What it looked at |',
    '|---|---|---|',
    ...outcomes.map(
      ({ name, lines, failures }) =>
        `| ${name} | ${failures.length === 0 ? '✓' : `✗ ${failures.length}`} | ${cell(lines.join('; '))} |`,
    ),
    ...outcomes
      .filter(({ failures }) => failures.length > 0)
      .flatMap(({ name, failures }) => [
        '',
        `### ${name}`,
        '',
        '```',
        ...failures.slice(0, most),
        ...(failures.length > most ? [`and ${failures.length - most} more`] : []),
        '```',
      ]),
    '',
  ].join('\n');
