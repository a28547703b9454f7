// Checks whether Go can parse a go.mod (Go Modules Reference, "go.mod files"). The grammar is small
// and stable, so it is implemented here: `go mod edit` would require an installation of Go, and the
// verdict would differ between servers.

const isOtherMajor = (module: string, version: string): boolean => {
  const ofPath = /^gopkg\.in\//.test(module)
    ? /\.v(\d+)(?:-unstable)?$/.exec(module)?.[1]
    : /\/v(\d+)$/.exec(module)?.[1];
  const major = Number(/^v(\d+)/.exec(version)?.[1]);
  if (ofPath === undefined) return major >= 2 && !version.endsWith('+incompatible');
  // gopkg.in serves v0 and v1 under one path.
  return Number(ofPath) !== major && !(ofPath === '1' && major === 0);
};

const number = String.raw`(?:0|[1-9]\d*)`;
const versionForm = new RegExp(
  String.raw`^v${number}\.${number}\.${number}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+incompatible)?$`,
);
const goVersion = new RegExp(String.raw`^[1-9]\d*\.${number}(?:\.${number})?(?:[a-z]+\d+)?$`);

const isVersion = (token = ''): boolean => versionForm.test(token);
const isModule = (token = ''): boolean => /^[\w.~-]+(?:\/[\w.~-]+)*$/.test(token);
const isFolder = (token = ''): boolean => /^(?:\.{1,2}(?:[\\/]|$)|\/|[A-Za-z]:[\\/])/.test(token);
const isModuleAt = (module?: string, version?: string): boolean =>
  isModule(module) && isVersion(version) && !isOtherMajor(module ?? '', version ?? '');

const isReplace = (tokens: readonly string[]): boolean => {
  const arrow = tokens.indexOf('=>');
  const [module, version, ...more] = tokens.slice(0, Math.max(arrow, 0));
  const [target, at, ...rest] = tokens.slice(arrow + 1);
  if (arrow < 1 || more.length > 0 || rest.length > 0) return false;
  const isOld = version === undefined ? isModule(module) : isModuleAt(module, version);
  return isOld && (at === undefined ? isFolder(target) : isModuleAt(target, at));
};

const directives: Readonly<Record<string, (tokens: readonly string[]) => boolean>> = {
  module: ([path, ...rest]) => isModule(path) && rest.length === 0,
  go: ([version = '', ...rest]) => goVersion.test(version) && rest.length === 0,
  toolchain: ([name = '', ...rest]) =>
    (name === 'default' || /^go\d[\w.-]*$/.test(name)) && rest.length === 0,
  godebug: ([setting = '', ...rest]) => /^[\w-]+=[^\s,"`]*$/.test(setting) && rest.length === 0,
  require: ([module, version, ...rest]) => isModuleAt(module, version) && rest.length === 0,
  exclude: ([module, version, ...rest]) => isModuleAt(module, version) && rest.length === 0,
  replace: isReplace,
  retract: (tokens) => {
    const range = /^\[ ?(\S+) ?, ?(\S+) ?\]$/.exec(tokens.join(' '));
    return range
      ? isVersion(range[1]) && isVersion(range[2])
      : tokens.length === 1 && isVersion(tokens[0]);
  },
  tool: ([path, ...rest]) => isModule(path) && rest.length === 0,
  ignore: ([path = '', ...rest]) => path !== '' && rest.length === 0,
};
const once: ReadonlySet<string> = new Set(['module', 'go', 'toolchain']);

/** Undefined if a string is not closed on its line. */
const tokensOf = (line: string): string[] | undefined => {
  const tokens: string[] = [];
  let rest = line.trim();
  while (rest !== '' && !rest.startsWith('//')) {
    const [whole, interpreted, raw, bare = ''] =
      /^(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([()[\],]|(?:(?!\/\/)[^\s"`()[\],])+))\s*/.exec(rest) ??
      [];
    if (whole === undefined) return undefined;
    tokens.push(interpreted ?? raw ?? bare);
    rest = rest.slice(whole.length);
  }
  return tokens;
};

export const goModParses = (text: string): boolean => {
  let block: string | undefined;
  const seen = new Set<string>();
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    const tokens = tokensOf(line);
    if (!tokens) return false;
    if (tokens.length === 0) continue;
    if (block !== undefined && tokens.join() === ')') {
      block = undefined;
      continue;
    }
    const [verb = '', ...own] = block === undefined ? tokens : [block, ...tokens];
    if (!Object.hasOwn(directives, verb)) return false;
    if (block === undefined && own[0] === '(') {
      // A block may be empty: `require ()`.
      if (own.length === 1) block = verb;
      else if (own.join('') !== '()') return false;
      continue;
    }
    if (directives[verb]?.(own) !== true || (once.has(verb) && seen.has(verb))) return false;
    seen.add(verb);
  }
  return block === undefined && seen.has('module');
};
