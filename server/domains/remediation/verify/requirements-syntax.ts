// Checks whether pip can parse a requirements file: its logical lines, its options, and
// requirements as in PEP 508 (names, extras, versions of PEP 440, markers).

/** Joins lines as pip does: a line that is only a comment ends a continuation. */
const logicalLines = (text: string): string[] => {
  const lines: string[] = [];
  let open: string | undefined;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const isComment = /^\s*#/.test(line);
    const goesOn = !isComment && line.endsWith('\\');
    const joined: string = (open ?? '') + (isComment ? '' : goesOn ? line.slice(0, -1) : line);
    open = goesOn ? joined : undefined;
    if (!goesOn) lines.push(joined);
  }
  if (open !== undefined) lines.push(open);
  return lines.map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter((line) => line !== '');
};

const flags: ReadonlySet<string> = new Set([
  ...['--no-index', '--pre', '--prefer-binary', '--require-hashes'],
]);
const withValue: ReadonlySet<string> = new Set([
  ...['-r', '--requirement', '-c', '--constraint', '-e', '--editable', '-f', '--find-links'],
  ...['-i', '--index-url', '--extra-index-url', '--trusted-host', '--no-binary', '--only-binary'],
  ...['--use-feature', '--pypi-url'],
]);

/** Options that may follow a requirement. */
const perRequirement =
  /\s--(?:hash(?:=|\s+)(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})|(?:global-option|install-option|config-settings?)(?:=|\s+)(?:"[^"]*"|'[^']*'|\S+))(?=\s|$)/g;

const isOption = (line: string): boolean => {
  let rest = line;
  while (rest !== '') {
    const [whole, name = '', separator = '', value = ''] =
      /^(-[a-z](?=\S|\s|$)|--[a-z-]+)(=|\s+|)("[^"]*"|'[^']*'|[^\s-]\S*|)\s*/.exec(rest) ?? [];
    if (whole === undefined) return false;
    if (flags.has(name) && separator !== '=') {
      rest = rest.slice(name.length).trimStart();
      continue;
    }
    if (!withValue.has(name) || value === '') return false;
    rest = rest.slice(whole.length);
  }
  return true;
};

const name = String.raw`[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?`;
const extras = String.raw`(?:\s*\[\s*(?:${name}(?:\s*,\s*${name})*)?\s*\])?`;
const version = [
  String.raw`v?(?:\d+!)?\d+(?:\.\d+)*`,
  String.raw`(?:[-_.]?(?:alpha|a|beta|b|preview|pre|c|rc)[-_.]?\d*)?`,
  String.raw`(?:-\d+|[-_.]?(?:post|rev|r)[-_.]?\d*)?`,
  String.raw`(?:[-_.]?dev[-_.]?\d*)?`,
  String.raw`(?:\+[a-z0-9]+(?:[-_.][a-z0-9]+)*)?`,
].join('');
const comparison = String.raw`(?:===\s*[^\s;,)]+|(?:==|!=)\s*${version}(?:\.\*)?|(?:~=|<=|>=|<|>)\s*${version})`;
const comparisons = String.raw`${comparison}(?:\s*,\s*${comparison})*`;
const named = new RegExp(
  String.raw`^${name}${extras}\s*(?:${comparisons}|\(\s*${comparisons}\s*\))?\s*(?:;(.*))?$`,
  'i',
);
const atAddress = new RegExp(String.raw`^${name}${extras}\s*@\s*\S+(?:\s+;(.*))?$`, 'i');
/** An archive or a folder, given by URL or path. */
const place =
  /^(?:[a-z][a-z+]*:\S+|\S*[\\/]\S*|\.{1,2}(?:\[\S*\])?|\S+\.(?:whl|zip|tar\.\w+|tgz))(?:\s+;(.*))?$/i;

const tokenOfMarker = /\s*('[^']*'|"[^"]*"|[()]|===|[<>=!~]=|[<>]|[A-Za-z_.]+)\s*/y;
const variables: ReadonlySet<string> = new Set([
  ...['python_version', 'python_full_version', 'os_name', 'sys_platform', 'platform_release'],
  ...['platform_system', 'platform_version', 'platform_machine', 'implementation_name'],
  ...['platform_python_implementation', 'implementation_version', 'extra'],
  // Their names before PEP 508.
  ...['os.name', 'sys.platform', 'platform.version', 'platform.machine', 'python_implementation'],
  'platform.python_implementation',
]);

const tokensOf = (marker: string): string[] | undefined => {
  const tokens: string[] = [];
  const pattern = new RegExp(tokenOfMarker);
  while (pattern.lastIndex < marker.length) {
    const found = pattern.exec(marker)?.[1];
    if (found === undefined) return undefined;
    tokens.push(found);
  }
  return tokens;
};

const isMarker = (marker: string): boolean => {
  const tokens = tokensOf(marker);
  if (!tokens) return false;
  let at = 0;
  const takes = (...wanted: string[]): boolean => {
    const fits = wanted.every((each, offset) => tokens[at + offset] === each);
    if (fits) at += wanted.length;
    return fits;
  };
  const isValue = (): boolean => {
    const token = tokens[at] ?? '';
    at += 1;
    return /^['"]/.test(token) || variables.has(token);
  };
  const isOperator = (): boolean => {
    if (takes('in') || takes('not', 'in')) return true;
    at += 1;
    return /^[<>=!~]/.test(tokens[at - 1] ?? '');
  };
  const isTerm = (): boolean =>
    takes('(') ? isAny() && takes(')') : isValue() && isOperator() && isValue();
  const isAny = (): boolean => {
    // `and` binds more tightly than `or`, which does not affect validity.
    let fits = isTerm();
    while (fits && (takes('and') || takes('or'))) fits = isTerm();
    return fits;
  };
  return isAny() && at === tokens.length;
};

const isRequirement = (line: string): boolean => {
  const bare = line.replaceAll(perRequirement, '').trim();
  const found = named.exec(bare) ?? atAddress.exec(bare) ?? place.exec(bare);
  if (!found) return false;
  return found[1] === undefined || isMarker(found[1]);
};

export const requirementsParse = (text: string): boolean =>
  logicalLines(text).every((line) => (line.startsWith('-') ? isOption(line) : isRequirement(line)));
