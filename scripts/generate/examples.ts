// Composes the examples of every response and request from those of the contract's properties, so
// that mocks, Storybook and the reference show realistic data that is defined only once.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byFormat: Record<string, string> = {
  uuid: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  date: '2026-02-03',
  'date-time': '2026-02-03T06:00:41Z',
  email: 'admin@acme.example',
  uri: 'https://acme.example',
  binary: '',
};

const firstType = ({ type }: Node): Json | undefined => (Array.isArray(type) ? type[0] : type);

export const resolve = (document: Node, node: Node): Node => {
  const { $ref } = node;
  if (typeof $ref !== 'string') return node;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>(
      (at, key) => (isNode(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );
  if (!isNode(target)) throw new Error(`The contract has no ${$ref}.`);
  return resolve(document, target);
};

/** The example of a schema; undefined for a recursive schema. */
const build = (
  document: Node,
  given: Node,
  direction: 'request' | 'response',
  open: readonly Node[],
): Json | undefined => {
  const schema = resolve(document, given);
  const nested = [...open, schema];
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const branch = [schema.oneOf, schema.anyOf].find((branches) => Array.isArray(branches));
  if (Array.isArray(branch) && isNode(branch[0]))
    return build(document, branch[0], direction, nested);
  if (open.includes(schema)) return undefined;
  switch (firstType(schema)) {
    case 'object': {
      const entries = Object.entries(isNode(schema.properties) ? schema.properties : {}).flatMap(
        ([name, property]): [string, Json][] => {
          if (
            !isNode(property) ||
            (direction === 'response' && resolve(document, property).writeOnly === true)
          )
            return [];
          const value = build(document, property, direction, nested);
          return value === undefined ? [] : [[name, value]];
        },
      );
      return Object.fromEntries(entries);
    }
    case 'array': {
      const item = isNode(schema.items)
        ? build(document, schema.items, direction, nested)
        : undefined;
      return item === undefined ? [] : [item];
    }
    case 'string':
      return (typeof schema.format === 'string' ? byFormat[schema.format] : undefined) ?? 'text';
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 0;
    case 'boolean':
      return false;
    default:
      return null;
  }
};

const fill = (document: Node, content: Node, direction: 'request' | 'response'): void => {
  for (const media of Object.values(content)) {
    if (!isNode(media) || 'example' in media || 'examples' in media || !isNode(media.schema))
      continue;
    if (resolve(document, media.schema).format === 'binary') continue;
    const value = build(document, media.schema, direction, []);
    if (value !== undefined) media.example = value;
  }
};

/** Adds a composed example to every JSON body without one. Mutates the document. */
export const composeExamples = (document: Node): void => {
  for (const item of Object.values(isNode(document.paths) ? document.paths : {})) {
    for (const operation of Object.values(isNode(item) ? item : {})) {
      if (!isNode(operation) || !isNode(operation.responses)) continue;
      if (isNode(operation.requestBody) && isNode(operation.requestBody.content)) {
        const { 'multipart/form-data': _form, ...json } = operation.requestBody.content;
        fill(document, json, 'request');
      }
      for (const response of Object.values(operation.responses)) {
        if (isNode(response) && isNode(response.content))
          fill(document, response.content, 'response');
      }
    }
  }
};
