// Bundler runs the `Gemfile`, which is a program. One that only lists literals runs nothing but
// Bundler itself; any other is left to the maintainer.
import type { Upgrade } from '../manifests/edit.ts';
import type { LockInput, LockRefusal } from './lock-outcome.ts';

/** Without interpolation and escapes. */
const text = String.raw`(?:"[^"\\#]*"|'[^'\\]*')`;
const symbol = String.raw`:(?:\w+|"[^"\\#]*")`;
const one = `(?:${text}|${symbol}|true|false|nil)`;
const literal = String.raw`(?:${one}|\[ *(?:${one}(?: *, *${one})*)? *\])`;
/** Those that name no folder and no address: Bundler would run what it finds there. */
const option = String.raw`(?:(?:require|groups?|platforms?): *${literal}|:(?:require|groups?|platforms?) *=> *${literal})`;

const lines: readonly RegExp[] = [
  String.raw`source *\(? *${text} *\)?`,
  String.raw`ruby *\(? *${text}(?: *, *${text})* *\)?`,
  String.raw`gem *\(? *${text}(?: *, *${text})*(?: *, *${option})* *\)?`,
  String.raw`(?:group|platforms?) *\(? *${symbol}(?: *, *${symbol})*(?: *, *optional: *(?:true|false))? *\)? +do`,
  'end',
  // Nothing, or a comment.
  '',
].map((line) => new RegExp(String.raw`^[ \t]*${line}[ \t]*(?:#.*)?$`));

/** In another encoding the same bytes may be another program. */
const isOtherwiseEncoded = (gemfile: string): boolean =>
  /^#.*coding *[:=](?! *utf-8\b)/im.test(gemfile);

/** Each line for itself: a call that goes on in the next line is not looked at, so it is no literal. */
const isLiteral = (gemfile: string): boolean =>
  !isOtherwiseEncoded(gemfile) &&
  gemfile.split(/\r?\n/).every((line) => lines.some((known) => known.test(line)));

/** What the lock file takes from git, from folders and from plugins is a program, too. */
const hasPrograms = (lock: string): boolean => /^(?:GIT|PATH|PLUGIN SOURCE)\r?$/m.test(lock);

export const refuseBundler = ({
  manifest,
  lock,
}: Pick<LockInput, 'manifest' | 'lock'>): LockRefusal | undefined =>
  isLiteral(manifest) && !hasPrograms(lock) ? undefined : 'runs_code';

/** Bundler asks the sources that the Gemfile names, so each has to be one that the operator names. */
export const bundlerSources = ({ manifest }: Pick<LockInput, 'manifest'>): string[] =>
  [...manifest.matchAll(/^\s*source\s*\(?\s*["']([^"']*)["']/gm)].map(
    ([, address = '']) => address,
  );

/** As `bundle config` writes it. */
export const bundlerSettings: Readonly<Record<string, string>> = {
  '.bundle/config': [
    '---',
    // Not the version that the lock file names, which Bundler would fetch and start.
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
