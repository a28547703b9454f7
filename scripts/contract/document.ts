// The bundle for the checks. Unlike the server's parser it rejects nothing, so that a check can
// report the problem.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type Node = { readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const bundleFile = 'openapi/generated/openapi.json';

export const readBundle = async (root: string): Promise<Node> =>
  JSON.parse(await readFile(path.join(root, bundleFile), 'utf8')) as Node;

export const nodeAt = (document: unknown, pointer: readonly string[]): unknown =>
  pointer.reduce<unknown>((at, key) => (at as Node | undefined)?.[key], document);

/** `#/components/schemas/A` → its keys. */
export const keysOf = ($ref: string): string[] =>
  $ref
    .slice($ref.indexOf('#') + 2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

export const resolve = (document: Node, value: unknown): Node => {
  const node = isNode(value) ? value : {};
  return typeof node['$ref'] === 'string'
    ? resolve(document, nodeAt(document, keysOf(node['$ref'])))
    : node;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Call = { id: string; call: string; pointer: string[]; operation: Node };

/**
 * Every operation with its method and path, `GET /findings/{id}`, and its location in the document.
 */
export const callsOf = (document: Node): Call[] =>
  Object.entries(document['paths'] as Node).flatMap(([template, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Node)[method];
      if (!isNode(operation)) return [];
      const call = `${method.toUpperCase()} ${template}`;
      const id = typeof operation['operationId'] === 'string' ? operation['operationId'] : call;
      return [{ id, call, pointer: ['paths', template, method], operation }];
    }),
  );

/** The permissions that an API token may have. */
export const tokenScopes = (document: Node): ReadonlySet<string> => {
  const scopes = nodeAt(document, ['components', 'schemas', 'PlexalyzerScope', 'enum']);
  return new Set(Array.isArray(scopes) ? scopes.map(String) : []);
};
