// Constraints for transitive Python packages: lines of a constraints file, which pip and pip-tools
// read, and `constraint-dependencies` of uv. Neither of them installs a package.
import { type EditResult, type ManifestEditor, raiseRequirements } from './edit.ts';
import { requirementsTxt } from './line-manifests.ts';
import { locateRequirement, pythonName } from './python-requirement.ts';
import { locateTomlValues, type TomlString } from './toml-places.ts';

const unreadable: EditResult = { refused: 'file_unreadable' };

const nextMajor = (version: string): string | undefined => {
  const major = /^v?(\d+)(?:\.|$)/.exec(version)?.[1];
  return major === undefined ? undefined : String(Number(major) + 1);
};

/** From the fixed version, within its major version. */
const limitOf = (name: string, to: string): string | undefined => {
  const next = nextMajor(to);
  return next === undefined ? undefined : `${name}>=${to},<${next}`;
};

/** Raises the line of the package, or adds one. */
export const constraintsTxt: ManifestEditor = (text, upgrade) => {
  const raised = requirementsTxt(text, upgrade);
  if (!('refused' in raised) || raised.refused !== 'not_direct') return raised;
  // If other lines have hashes, pip rejects a line without one.
  if (/--hash/.test(text)) return { refused: 'pinned_by_digest' };
  const limit = limitOf(upgrade.name, upgrade.to);
  if (limit === undefined) return raised;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const body = text === '' || text.endsWith('\n') ? text : text + eol;
  return { text: `${body}${limit}${eol}` };
};

const section = 'tool.uv';
const key = 'constraint-dependencies';

const pathOf = (value: { table: readonly string[]; key: readonly string[] }): string =>
  [...value.table, ...value.key].join('.');

const header = /^[ \t]*\[[ \t]*tool[ \t]*\.[ \t]*uv[ \t]*\][ \t]*(?:#.*)?\r?$/m;
const emptyList = /^([ \t]*constraint-dependencies[ \t]*=[ \t]*\[)[ \t\r\n]*\]/m;

/** Inserts after the last entry, on a new line if that entry has its own line. */
const append = (text: string, last: TomlString, limit: string): string => {
  const quote = text[last.end] ?? '"';
  const at = last.end + 1;
  const line = text.slice(text.lastIndexOf('\n', last.start) + 1, last.start - 1);
  const gap = /^[ \t]*$/.test(line) ? `${text.includes('\r\n') ? '\r\n' : '\n'}${line}` : ' ';
  return `${text.slice(0, at)},${gap}${quote}${limit}${quote}${text.slice(at)}`;
};

const added = (text: string, last: TomlString | undefined, limit: string): string => {
  if (last) return append(text, last, limit);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const table = header.exec(text);
  if (!table) {
    const body = text === '' || text.endsWith('\n') ? text : text + eol;
    return `${body}${eol}[${section}]${eol}${key} = ["${limit}"]${eol}`;
  }
  const end = table.index + table[0].length;
  const empty = emptyList.exec(text.slice(end));
  if (!empty)
    return `${text.slice(0, end).replace(/\r$/, '')}${eol}${key} = ["${limit}"]${text.slice(end).replace(/^\r?\n?/, eol)}`;
  const at = end + empty.index;
  return `${text.slice(0, at)}${empty[1] ?? ''}"${limit}"]${text.slice(at + empty[0].length)}`;
};

/** Raises the package's entry of `[tool.uv] constraint-dependencies`, or adds one. */
export const uvConstraints: ManifestEditor = (text, { name, to }) => {
  const values = locateTomlValues(text);
  if (!values) return unreadable;
  const listed = values.filter(
    (value): value is TomlString => 'start' in value && pathOf(value) === `${section}.${key}`,
  );
  const places = listed.flatMap(
    (value) => locateRequirement(value.value, pythonName(name), value.start) ?? [],
  );
  if (places.length > 0) return raiseRequirements(text, places, to);
  const limit = limitOf(name, to);
  if (limit === undefined) return { refused: 'not_direct' };
  const edited = added(text, listed.at(-1), limit);
  // The existing table may have a form that cannot be extended.
  const after = locateTomlValues(edited)?.filter((value) => pathOf(value) === `${section}.${key}`);
  const isAdded =
    after?.length === listed.length + 1 &&
    after.some((value) => 'start' in value && value.value === limit);
  const isInline = values.some(
    (value) => pathOf(value).startsWith(`${section}.`) && value.table.length < 2,
  );
  return isAdded && !isInline ? { text: edited } : unreadable;
};
