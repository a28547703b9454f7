// The contract for the checks: operations with their examples, and a response validator that is
// independent of the server's.
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { type Operation, operationsOf, type Schema } from '#domain/contract-operations';
import { readContract } from '../../../server/platform/http/contract.ts';

export type Node = { readonly [key: string]: unknown };

export const document = readContract();
export const operations: readonly Operation[] = operationsOf(document);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const resolve = (schema: Node): Node => {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return resolve(
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Node)[key], document) as Node,
  );
};

const rawOperation = (id: string): Node => {
  for (const item of Object.values(document.paths)) {
    for (const value of Object.values(item))
      if (isNode(value) && value['operationId'] === id) return value;
  }
  throw new Error(`No operation ${id} in the contract.`);
};

/** `POST /findings-filter/save/{source}`, the specification's notation. */
export const callOf = (id: string): string => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, value] of Object.entries(item))
      if (isNode(value) && value['operationId'] === id) return `${method.toUpperCase()} ${path}`;
  }
  throw new Error(`No operation ${id} in the contract.`);
};

export const isParapetsOwn = (id: string): boolean => rawOperation(id)['x-origin'] === 'parapet';

/** The example of the JSON request body. */
export const bodyExample = (id: string): unknown => {
  const body = rawOperation(id)['requestBody'];
  const json =
    isNode(body) && isNode(body['content']) ? body['content']['application/json'] : undefined;
  return isNode(json) ? json['example'] : undefined;
};

const exampleOf = (schema: Schema): unknown => {
  const {
    examples,
    default: fallback,
    enum: choices,
  } = resolve(schema) as { examples?: unknown[]; default?: unknown; enum?: unknown[] };
  return examples?.[0] ?? fallback ?? choices?.[0];
};

/** The URL of a call with all required parameters, and the given ones. */
export const addressOf = (
  operation: Operation,
  {
    path = {},
    query = {},
  }: { path?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> } = {},
): string => {
  const filled = operation.url.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const parameter = operation.parameters.find(
      (entry) => entry.in === 'path' && entry.name === name,
    );
    return encodeURIComponent(path[name] ?? String(parameter ? exampleOf(parameter.schema) : 'x'));
  });
  const required = operation.parameters
    .filter((entry) => entry.in === 'query' && entry.required)
    .map((entry) => [entry.name, String(exampleOf(entry.schema))]);
  const search = new URLSearchParams({
    ...(Object.fromEntries(required) as Record<string, string>),
    ...query,
  });
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
};

/** The required headers of a call, from their examples. */
export const headersOf = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter(({ in: place, required }) => place === 'header' && required)
      .map(({ name, schema }) => [name.toLowerCase(), String(exampleOf(schema))]),
  );

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
ajvFormats(ajv, ['date', 'date-time', 'email', 'uuid', 'uri', 'binary', 'password']);
ajv.addSchema({ $id: 'judge', components: document.components });

const validators = new Map<Schema, ReturnType<typeof ajv.compile>>();

/** The validation errors of a value as sentences; empty if it is valid. */
export const complaints = (schema: Schema, value: unknown): string[] => {
  const validate =
    validators.get(schema) ??
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"judge#/')) as Schema);
  validators.set(schema, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        (error) => `${error.instancePath || '/'} ${error.message ?? 'is wrong'}`,
      );
};
