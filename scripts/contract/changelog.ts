// `openapi/changes.yaml`: what every version of the contract changed, newest first. The entry
// without a date is the next version; its breaking changes are the accepted ones.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Change } from './changes.ts';

export const changelogFile = 'openapi/changes.yaml';

export type Accepted = { what: string; operations: string[]; reason: string };

export type Entry = {
  version: string;
  /** The day of the release, as `2026-01-31`; absent until then. */
  released?: string;
  breaking: Accepted[];
  added: { what: string; operations: string[] }[];
};

const heading = `# What each version of the contract changed, newest first. The entry without a day is the next version.
# Written by npm run contract -- --accept="why" and --release; see docs/contract.md.
`;

export const readChangelog = async (root: string): Promise<Entry[]> => {
  const text = await readFile(path.join(root, changelogFile), 'utf8').catch(() => '');
  return (parse(text) ?? []) as Entry[];
};

export const writeChangelog = (root: string, entries: readonly Entry[]): Promise<void> =>
  writeFile(path.join(root, changelogFile), heading + stringify(entries, { lineWidth: 100 }));

/** The entry of the next version, if it was begun. */
export const upcoming = (entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ released }) => released === undefined);

/** The accepted change covers the operations it names and no other. */
export const isAccepted = (change: Change, entry: Entry | undefined): boolean => {
  const accepted = (entry?.breaking ?? []).filter(({ what }) => what === change.what);
  return change.operations.every((id) =>
    accepted.some(({ operations }) => operations.includes(id)),
  );
};

/**
 * The version that follows: before 1.0.0 a breaking change raises the second number and an addition
 * the third, from then on the first and the second. Without changes it stays.
 */
export const nextVersion = (version: string, changes: readonly Change[]): string => {
  if (changes.length === 0) return version;
  const numbers = version.split('.').map(Number);
  const raised = (changes.some(({ breaking }) => breaking) ? 0 : 1) + (numbers[0] === 0 ? 1 : 0);
  return numbers
    .map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0))
    .join('.');
};

const listed = (changes: readonly { what: string; operations: string[]; reason?: string }[]) =>
  changes.map(
    ({ what, operations, reason }) =>
      `- ${what} (${operations.map((id) => `\`${id}\``).join(', ')})${reason === undefined ? '' : `. ${reason}`}`,
  );

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `**${title}**`, '', ...lines];

/** The changelog as the reference shows it, in Markdown; empty before the first entry. */
export const changelogText = (entries: readonly Entry[]): string =>
  entries.length === 0
    ? ''
    : [
        '',
        '',
        '## Changes',
        ...entries.flatMap(({ version, released, breaking, added }) => [
          '',
          `### ${version}${released === undefined ? ', not released yet' : `, ${released}`}`,
          ...section('Breaking', listed(breaking)),
          ...section('Added', listed(added)),
        ]),
      ].join('\n');
