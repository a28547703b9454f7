// What an operation, a parameter or a schema lacks, each with its line. The other checks depend on
// it: a missing permission stops the server, and a missing example makes a mock return "text".
import { isPermission } from '#domain/roles';
import { type Call, callsOf, isNode, keysOf, type Node, nodeAt, readBundle } from './document.ts';
import { lacksOfList } from './lists.ts';
import { debtsOf } from './making.ts';
import { type Locate, readSources } from './source.ts';
import type { Check } from './types.ts';

/** A location and the problem there. */
type Finding = { pointer: readonly string[]; text: string };

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Shorter texts only repeat the summary. */
const shortestDescription = 80;

const ofDescription = (id: string, { summary, description }: Node): string[] => {
  if (!isText(description)) return [`${id} has no description`];
  const text = String(description).trim();
  if (text === String(summary).trim()) return [`${id} has its summary as description`];
  return text.length < shortestDescription
    ? [`${id} has a description of less than ${shortestDescription} characters`]
    : [];
};

/** Clients of a deprecated operation have half a year to migrate. */
const leastDays = 180;

const ofEnding = (id: string, operation: Node): string[] => {
  const [since, until] = [operation['x-deprecated'], operation['x-sunset']].map((day) =>
    Date.parse(String(day)),
  );
  if (operation['deprecated'] !== true && operation['x-sunset'] === undefined) return [];
  const days = ((until ?? Number.NaN) - (since ?? Number.NaN)) / 86_400_000;
  if (operation['deprecated'] !== true || Number.isNaN(days))
    return [`${id} is deprecated without the days x-deprecated and x-sunset`];
  return days < leastDays
    ? [`${id} ends ${days} days after it was deprecated, of at least ${leastDays}`]
    : [];
};

const ofOperation = ({ id, call, pointer, operation }: Call): Finding[] => {
  const { operationId, summary, tags, responses } = operation;
  const permission = operation['x-permission'];
  const statuses = Object.keys(isNode(responses) ? responses : {});
  const refusals = [
    ...(permission === 'public' ? [] : ['401']),
    ...(permission === 'public' || permission === 'session' ? [] : ['403']),
    '429',
  ];
  const lacks = [
    ...(isText(operationId) ? [] : [`${call} has no operationId`]),
    ...(isText(summary) ? [] : [`${id} has no summary`]),
    ...ofDescription(id, operation),
    ...ofEnding(id, operation),
    ...(Array.isArray(tags) && tags.length > 0 ? [] : [`${id} has no tag`]),
    ...(permission === undefined ? [`${id} has no x-permission`] : []),
    ...(permission === undefined ||
    permission === 'public' ||
    permission === 'session' ||
    (typeof permission === 'string' && isPermission(permission))
      ? []
      : [`${id} has the x-permission ${JSON.stringify(permission)}, which roles.ts does not know`]),
    ...(statuses.some((status) => status.startsWith('2'))
      ? []
      : [`${id} declares no answer for success`]),
    ...refusals
      .filter((status) => !statuses.includes(status))
      .map((status) => `${id} does not declare the answer ${status}`),
  ];
  return lacks.map((text) => ({ pointer, text }));
};

const ofParameter = (parameter: Node, pointer: readonly string[]): Finding[] => {
  const name = String(parameter['name']);
  return isText(parameter['description'])
    ? []
    : [{ pointer, text: `the parameter ${name} has no description` }];
};

const hasExample = (schema: Node): boolean =>
  ['examples', 'const', 'enum', 'default', 'oneOf', 'anyOf', 'format'].some(
    (word) => word in schema,
  );

/** Texts without an example in this schema and its inline schemas. */
const textsWithout = (schema: Node, pointer: readonly string[], name: string): Finding[] => {
  if (Array.isArray(schema['examples']))
    // The result of a script that stringified an object.
    return schema['examples'].includes('[object Object]')
      ? [{ pointer, text: `${name} has no readable example` }]
      : [];
  const types = [schema['type']].flat();
  const { properties, items } = schema;
  return [
    ...(types[0] === 'string' && !hasExample(schema)
      ? [{ pointer, text: `${name} has no example` }]
      : []),
    ...Object.entries(isNode(properties) ? properties : {}).flatMap(([key, property]) =>
      isNode(property)
        ? textsWithout(property, [...pointer, 'properties', key], `${name}.${key}`)
        : [],
    ),
    ...(isNode(items) ? textsWithout(items, [...pointer, 'items'], `${name}[]`) : []),
    ...(['oneOf', 'anyOf', 'allOf'] as const).flatMap((word) =>
      (Array.isArray(schema[word]) ? (schema[word] as Node[]) : []).flatMap((branch, index) =>
        textsWithout(branch, [...pointer, word, String(index)], name),
      ),
    ),
  ];
};

const ofSchema = (name: string, schema: Node): Finding[] => {
  const pointer = ['components', 'schemas', name];
  return [
    ...(isText(schema['description'])
      ? []
      : [{ pointer, text: `the schema ${name} has no description` }]),
    ...textsWithout(schema, pointer, name),
  ];
};

const componentsOf = (document: Node, kind: string): [string, Node][] =>
  Object.entries((nodeAt(document, ['components', kind]) ?? {}) as Node).flatMap(
    ([name, node]): [string, Node][] => (isNode(node) ? [[name, node]] : []),
  );

export const findingsOf = (document: Node): Finding[] => [
  ...callsOf(document).flatMap((call) => [
    ...ofOperation(call),
    ...[...debtsOf(document, call), ...lacksOfList(document, call)].map((text) => ({
      pointer: call.pointer,
      text,
    })),
    ...(Array.isArray(call.operation['parameters'])
      ? (call.operation['parameters'] as Node[])
      : []
    ).flatMap((entry, index) => {
      const { $ref } = entry;
      // A shared parameter is reported once, where it is defined.
      return typeof $ref === 'string' && nodeAt(document, keysOf($ref)) !== undefined
        ? []
        : ofParameter(entry, [...call.pointer, 'parameters', String(index)]);
    }),
  ]),
  ...componentsOf(document, 'parameters').flatMap(([name, parameter]) =>
    ofParameter(parameter, ['components', 'parameters', name]),
  ),
  ...componentsOf(document, 'schemas').flatMap(([name, schema]) => ofSchema(name, schema)),
];

/** One line for each problem: `openapi/paths/session.yaml:12 getSession has no x-permission`. */
export const complaintsOf = (document: Node, locate: Locate): string[] =>
  findingsOf(document).map(({ pointer, text }) => `${locate(pointer)} ${text}`);

export const complete: Check = {
  name: 'complete',
  run: async (root) => {
    const document = await readBundle(root);
    return {
      lines: [`${callsOf(document).length} operations with permission, words and examples`],
      failures: complaintsOf(document, await readSources(root)),
    };
  },
};
