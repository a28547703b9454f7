// Bundler executes the `Gemfile`, which is a program. A Gemfile of literals executes nothing but
// Bundler itself; any other is left to the maintainer.
import type { Upgrade } from '../manifests/edit.ts';
import type { LockInput, LockRefusal } from './lock-outcome.ts';

/** A string without interpolation and escapes. */
const text = String.raw`(?:"[^"\\#]*"|'[^'\\]*')`;
const symbol = String.raw`:(?:\w+|"[^"\\#]*")`;
const one = `(?:${text}|${symbol}|true|false|nil)`;
const literal = String.raw`(?:${one}|\[ *(?:${one}(?: *, *${one})*)? *\])`;
/** Options that name no folder and no address: Bundler would execute the code there. */
const option = String.raw`(?:(?:require|groups?|platforms?): *${literal}|:(?:require|groups?|platforms?) *=> *${literal})`;

const lines: readonly RegExp[] = [
  String.raw`source *\(? *${text} *\)?`,
  String.raw`ruby *\(? *${text}(?: *, *${text})* *\)?`,
  String.raw`gem *\(? *${text}(?: *, *${text})*(?: *, *${option})* *\)?`,
  String.raw`(?:group|platforms?) *\(? *${symbol}(?: *, *${symbol})*(?: *, *optional: *(?:true|false))? *\)? +do`,
  'end',
  // An empty line or a comment.
  '',
].map((line) => new RegExp(String.raw`^[ \t]*${line}[ \t]*(?:#.*)?$`));

/** In another encoding, the same bytes may be another program. */
const isOtherwiseEncoded = (gemfile: string): boolean =>
  /^#.*coding *[:=](?! *utf-8\b)/im.test(gemfile);

/** Checks each line separately: a call that continues on the next line is not a literal. */
const isLiteral = (gemfile: string): boolean =>
  !isOtherwiseEncoded(gemfile) &&
  gemfile.split(/\r?\n/).every((line) => lines.some((known) => known.test(line)));

/** Sources from git, folders and plugins in the lock file are programs, too. */
const hasPrograms = (lock: string): boolean => /^(?:GIT|PATH|PLUGIN SOURCE)\r?$/m.test(lock);

export const refuseBundler = ({
  manifest,
  lock,
}: Pick<LockInput, 'manifest' | 'lock'>): LockRefusal | undefined =>
  isLiteral(manifest) && !hasPrograms(lock) ? undefined : 'runs_code';

/**
 * Bundler contacts the sources that the Gemfile names, so each of them has to be configured by the
 * operator.
 */
export const bundlerSources = ({ manifest }: Pick<LockInput, 'manifest'>): string[] =>
  [...manifest.matchAll(/^\s*source\s*\(?\s*["']([^"']*)["']/gm)].map(
    ([, address = '']) => address,
  );

/** In the format of `bundle config`. */
export const bundlerSettings: Readonly<Record<string, string>> = {
  '.bundle/config': [
    '---',
    // Use the installed version, not the one in the lock file, which Bundler would download and
    // start.
    'BUNDLE_VERSION: "system"',
    'BUNDLE_FROZEN: "false"',
    '',
  ].join('\n'),
};

export const bundlerArguments = (upgrades: readonly Upgrade[]): string[] => [
  'lock',
  '--conservative',
  '--update',
  ...upgrades.map(({ name }) => name),
];
