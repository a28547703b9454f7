// The bundled OpenAPI document as the server's router and the mocks use it: one entry per
// operation.
import { isPermission, type Permission } from '#domain/roles';

export type Schema = { readonly [key: string]: unknown };

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  /**
   * The list whose row attributes are the valid values, for an endpoint whose file response has no
   * schema.
   */
  rows?: string;
};

export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With Fastify's `:name` parameters, base path included. */
  url: string;
  access: 'public' | 'session' | Permission;
  parameters: readonly Parameter[];
  body: { required: boolean; json?: Schema; multipart?: Schema } | undefined;
  /**
   * URL template of the created resource: `/v1/scans/{data.id}`, or `{url}` for one at a source
   * host.
   */
  location: string | undefined;
  /** The day of its deprecation, and the day until which it is guaranteed to work. */
  ending: { since: string; until: string } | undefined;
  /** Status → schema of its JSON body; undefined for responses without a body and for downloads. */
  responses: ReadonlyMap<number, Schema | undefined>;
};

type Json = { [key: string]: unknown };

export type ContractDocument = Json & { components: Json; paths: Record<string, Json> };

/** Follows references until the value is not a reference. */
export const resolve = (document: ContractDocument, value: unknown): Json => {
  const node = (value ?? {}) as Json;
  if (typeof node['$ref'] !== 'string') return node;
  const target = node['$ref']
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, key) => (at as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  return resolve(document, target);
};

const accessOf = (id: string, word: unknown): Operation['access'] => {
  if (word === 'public' || word === 'session') return word;
  if (typeof word === 'string' && isPermission(word)) return word;
  throw new Error(`Operation ${id} needs a known x-permission, not ${JSON.stringify(word)}.`);
};

const schemaOf = (content: unknown, type: string): Schema | undefined =>
  (content as Record<string, Json> | undefined)?.[type]?.['schema'] as Schema | undefined;

const bodyOf = (document: ContractDocument, operation: Json): Operation['body'] => {
  if (operation['requestBody'] === undefined) return undefined;
  const body = resolve(document, operation['requestBody']);
  const json = schemaOf(body['content'], 'application/json');
  const multipart = schemaOf(body['content'], 'multipart/form-data');
  return {
    required: body['required'] === true,
    ...(json && { json }),
    ...(multipart && { multipart }),
  };
};

const responsesOf = (document: ContractDocument, operation: Json): Operation['responses'] =>
  new Map(
    Object.entries((operation['responses'] ?? {}) as Json).map(([status, value]) => {
      const { content } = resolve(document, value);
      return [
        Number(status),
        schemaOf(content, 'application/json') ?? schemaOf(content, 'application/problem+json'),
      ];
    }),
  );

const parametersOf = (document: ContractDocument, item: Json, operation: Json): Parameter[] =>
  [
    ...((item['parameters'] ?? []) as unknown[]),
    ...((operation['parameters'] ?? []) as unknown[]),
  ].map((entry) => {
    const {
      name,
      in: place,
      required,
      schema,
      'x-rows': rows,
    } = resolve(document, entry) as {
      name: string;
      in: Parameter['in'];
      required?: boolean;
      schema: Schema;
      'x-rows'?: string;
    };
    return { name, in: place, required: required === true, schema, ...(rows && { rows }) };
  });

const baseOf = (document: ContractDocument, item: Json): string => {
  const servers = (item['servers'] ?? document['servers']) as { url: string }[] | undefined;
  return (servers?.[0]?.url ?? '').replace(/\/$/, '');
};

const endingOf = ({ 'x-deprecated': since, 'x-sunset': until }: Json): Operation['ending'] =>
  typeof since === 'string' && typeof until === 'string' ? { since, until } : undefined;

const locationOf = (
  document: ContractDocument,
  item: Json,
  { 'x-location': template }: Json,
): string | undefined =>
  typeof template === 'string'
    ? (template.startsWith('/') ? baseOf(document, item) : '') + template
    : undefined;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const operationsOf = (document: ContractDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([template, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Json | undefined;
      if (operation === undefined) return [];
      const id = String(operation['operationId']);
      return [
        {
          id,
          method: method.toUpperCase() as Operation['method'],
          url: baseOf(document, item) + template.replaceAll(/\{([^}]+)\}/g, ':$1'),
          access: accessOf(id, operation['x-permission']),
          parameters: parametersOf(document, item, operation),
          location: locationOf(document, item, operation),
          ending: endingOf(operation),
          body: bodyOf(document, operation),
          responses: responsesOf(document, operation),
        },
      ];
    }),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Returns the path parameters, or undefined if the path does not match. */
const pathParameters = (url: string, pathname: string): Record<string, string> | undefined => {
  const wanted = url.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (part.startsWith(':')) path[part.slice(1)] = decoded(text);
    else if (part !== text) return undefined;
  }
  return path;
};

export type Addressed = { operation: Operation; path: Record<string, string> };

/**
 * The operations at a path, for any method. Those with the fewest parameters come first, because
 * `/findings/groups` must not match as a finding's id.
 */
export const operationsAt = (operations: readonly Operation[], pathname: string): Addressed[] =>
  operations
    .flatMap((operation) => {
      const path = pathParameters(operation.url, pathname);
      return path === undefined ? [] : [{ operation, path }];
    })
    .toSorted((one, other) => Object.keys(one.path).length - Object.keys(other.path).length);

/** The value of the `Allow` header for a path; undefined if no operation exists there. */
export const allowedMethods = (
  operations: readonly Operation[],
  pathname: string,
): string | undefined => {
  const methods = operationsAt(operations, pathname).map(({ operation }) => operation.method);
  return methods.length === 0 ? undefined : [...new Set(methods)].toSorted().join(', ');
};
