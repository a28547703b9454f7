// Calls operations by id, with the contract's types.
import type { InjectOptions } from 'fastify';
import type { operations } from '../../../openapi/generated/paths.d.ts';
import { type Operation, operationsOf } from '#domain/contract-operations';
import { readContract } from '../../../server/platform/http/contract.ts';
import type { ProblemBody } from '../../../server/platform/http/problem.ts';
import type { OperationId } from '../../../server/platform/http/types.ts';

type Parameters<K extends OperationId> = operations[K] extends { parameters: infer P } ? P : object;
type Given<T, Key extends string> =
  T extends Record<Key, infer V> ? V : T extends Partial<Record<Key, infer V>> ? V : never;
type JsonBody<K extends OperationId> = operations[K] extends {
  requestBody?: { content: { 'application/json': infer B } };
}
  ? B
  : never;

export type Input<K extends OperationId> = {
  path?: Given<Parameters<K>, 'path'>;
  query?: Given<Parameters<K>, 'query'>;
  body?: JsonBody<K>;
  headers?: Record<string, string>;
  /** A ready multipart body. */
  multipart?: { body: Buffer; contentType: string };
};

type Ok<K extends OperationId> = {
  [
    S in keyof operations[K]['responses'] & (200 | 201 | 202)
  ]: operations[K]['responses'][S] extends { content: { 'application/json': infer B } }
    ? B
    : undefined;
}[keyof operations[K]['responses'] & (200 | 201 | 202)];

export type Answer<K extends OperationId> = {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The body of a successful response; fails the test for any other response. */
  ok: () => Ok<K>;
  /** The problem; fails the test if the call succeeded. */
  problem: () => ProblemBody;
};

export type Call = <K extends OperationId>(id: K, input?: Input<K>) => Promise<Answer<K>>;

const all = new Map<string, Operation>(
  operationsOf(readContract()).map((operation) => [operation.id, operation]),
);

export const operationNamed = (id: string): Operation => {
  const operation = all.get(id);
  if (!operation) throw new Error(`No operation ${id} in the contract.`);
  return operation;
};

const urlOf = (
  operation: Operation,
  path: Record<string, unknown>,
  query: Record<string, unknown>,
): string => {
  const filled = operation.url.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
};

/** The application, or a server over HTTP. */
export type Injectable = {
  inject: (
    options: InjectOptions,
  ) => Promise<{ statusCode: number; headers: object; body: string }>;
};

export const createCaller =
  (app: Injectable, token: string | undefined): Call =>
  async (id, input = {}) => {
    const operation = operationNamed(id);
    const response = await app.inject({
      method: operation.method,
      url: urlOf(operation, input.path ?? {}, input.query ?? {}),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(input.multipart && { 'content-type': input.multipart.contentType }),
        ...input.headers,
      },
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
      ...(input.multipart && { payload: input.multipart.body }),
    });
    const success = response.statusCode < 400;
    const described = `${id} answered ${response.statusCode}: ${response.body.slice(0, 2000)}`;
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      text: response.body,
      ok: () => {
        if (!success) throw new Error(described);
        return JSON.parse(response.body) as Ok<typeof id>;
      },
      problem: () => {
        if (success) throw new Error(described);
        return JSON.parse(response.body) as ProblemBody;
      },
    };
  };
