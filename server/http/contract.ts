// The bundled OpenAPI document, as the router needs it: one entry per operation.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPermission, type Permission } from '../../src/shared/rules/roles.ts';
import { packageRoot } from '../runtime/paths.ts';

export type Schema = { readonly [key: string]: unknown };

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
};

export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With Fastify's `:name` parameters, base path included. */
  url: string;
  access: 'public' | 'session' | Permission;
  parameters: readonly Parameter[];
  body: { required: boolean; json?: Schema; multipart?: Schema } | undefined;
  /** Status → schema of its JSON body; undefined where it has none or it is a download. */
  responses: ReadonlyMap<number, Schema | undefined>;
};

type Json = { [key: string]: unknown };

export type ContractDocument = Json & { components: Json; paths: Record<string, Json> };

export const contractFile = path.join(packageRoot, 'openapi/generated/openapi.json');

export const readContract = (): ContractDocument =>
  JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument;

const resolve = (document: ContractDocument, value: unknown): Json => {
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
    } = resolve(document, entry) as {
      name: string;
      in: Parameter['in'];
      required?: boolean;
      schema: Schema;
    };
    return { name, in: place, required: required === true, schema };
  });

const baseOf = (document: ContractDocument, item: Json): string => {
  const servers = (item['servers'] ?? document['servers']) as { url: string }[] | undefined;
  return (servers?.[0]?.url ?? '').replace(/\/$/, '');
};

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
          body: bodyOf(document, operation),
          responses: responsesOf(document, operation),
        },
      ];
    }),
  );
