// `overrides` of pnpm-workspace.yaml, where pnpm keeps its settings since version 10.
import { isMap, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml';
import { type ManifestEditor, type Place, raiseRequirements } from './edit.ts';

const overridesOf = (text: string): YAMLMap | undefined => {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  const overrides = isMap(document.contents) ? document.get('overrides', true) : undefined;
  return isMap(overrides) ? overrides : undefined;
};

export const hasWorkspaceOverrides = (text: string): boolean => overridesOf(text) !== undefined;

type Override = { key: string; value: string; start: number; end: number };

const overrideOf = (text: string, { key, value }: Pair): Override[] => {
  if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string' || !value.range)
    return [];
  const [from, to] = value.range;
  const quote = /^["']/.test(text.slice(from, to)) ? 1 : 0;
  return [{ key: String(key.value), value: value.value, start: from + quote, end: to - quote }];
};

const majorOf = (version: string): string | undefined => /^[\^~<>=v\s]*(\d+)/.exec(version)?.[1];

/** Raises the override of the same major version, or adds one. */
export const workspaceOverrides: ManifestEditor = (text, { name, to, from }) => {
  const overrides = overridesOf(text);
  if (!overrides) return { refused: 'file_unreadable' };
  const all = overrides.items.flatMap((pair) => overrideOf(text, pair));
  const known = all.filter(({ key }) => {
    const target = key.slice(key.lastIndexOf('>') + 1);
    return target === name || target.startsWith(`${name}@`);
  });
  const raised = known.filter(({ value }) => {
    const asked = majorOf(value);
    return asked === undefined || asked === majorOf(to);
  });
  if (raised.length > 0)
    return raiseRequirements(
      text,
      raised.map(({ start, end }): Place => ({ start, end, syntax: 'npm' })),
      to,
    );
  const last = all.at(-1);
  const forAll = known.some(({ key }) => key === name);
  const isSameMajor = from !== undefined && majorOf(from) === majorOf(to);
  if (!last || forAll || !isSameMajor || overrides.flow === true) return { refused: 'not_direct' };
  const begin = text.lastIndexOf('\n', last.start) + 1;
  const indent = /^[ \t]*/.exec(text.slice(begin))?.[0] ?? '  ';
  const newline = text.indexOf('\n', last.end);
  const end = newline === -1 ? text.length : newline + 1;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = newline === -1 ? text + eol : text.slice(0, end);
  const line = `${indent}'${name}@${majorOf(from) ?? ''}': ^${to}${eol}`;
  return { text: before + line + text.slice(end) };
};
