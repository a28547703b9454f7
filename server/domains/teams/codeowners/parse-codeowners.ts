// CODEOWNERS files of GitHub, GitLab, Gitea and Bitbucket.
import { pathMatcher } from '../owners/index.ts';

export interface OwnersLine {
  /** Counted from 1. */
  line: number;
  pattern: string;
  /** As written; empty if the line removes all owners of a path. */
  handles: string[];
  /** GitLab's `[Section]`: the last match of each section counts. */
  section: number;
}

const maxLines = 5_000;
const maxPattern = 500;

const withoutComment = (text: string): string => text.replace(/(^|\s)#.*$/, '').trim();

/** A space after a backslash belongs to the word. */
const wordsOf = (text: string): string[] =>
  (text.match(/(?:\\.|[^\s\\])+/g) ?? []).map((word) => word.replaceAll(/\\(.)/g, '$1'));

const sectionPattern = /^\^?\[[^\]]+\](?:\[\d+\])?/;

export const parseCodeowners = (text: string): OwnersLine[] => {
  let [section, defaults]: [number, string[]] = [0, []];
  return text.split(/\r?\n/, maxLines).flatMap((written, index): OwnersLine[] => {
    const content = withoutComment(written);
    const header = sectionPattern.exec(content);
    if (header) {
      section++;
      defaults = wordsOf(content.slice(header[0].length));
      return [];
    }
    const [pattern, ...handles] = wordsOf(content);
    // `!` has no meaning in a CODEOWNERS file.
    if (pattern === undefined || pattern.startsWith('!') || pattern.length > maxPattern) return [];
    return [
      {
        line: index + 1,
        pattern,
        handles: handles.length > 0 ? handles : defaults,
        section,
      },
    ];
  });
};

/** `@acme/Payments_Team` and a team "Payments team" match: `payments-team`. */
export const ownerName = (handle: string): string =>
  (handle.split('/').at(-1) ?? '')
    .replace(/^@/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

export interface PathOwner {
  handle: string;
  owner: string;
  line: number;
  pattern: string;
}

/** Returns the owners of a path: from the last line that matches, in each section. */
export const ownersByPath = (
  lines: readonly OwnersLine[],
): ((path: string) => readonly PathOwner[]) => {
  const compiled = lines
    .map((line) => ({ ...line, matches: pathMatcher(line.pattern) }))
    .toReversed();
  const sections = [...new Set(lines.map(({ section }) => section))];
  return (path) => {
    const named = sections.flatMap((section): PathOwner[] => {
      const last = compiled.find((line) => line.section === section && line.matches(path));
      return (last?.handles ?? []).map((handle) => ({
        handle,
        owner: ownerName(handle),
        line: last?.line ?? 1,
        pattern: last?.pattern ?? '',
      }));
    });
    return [...new Map(named.map((one) => [one.owner, one])).values()].filter(
      ({ owner }) => owner !== '',
    );
  };
};
