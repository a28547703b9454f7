// What a handler gets and may answer, derived from the contract alone: an undeclared status or a wrong body does not compile.
import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { operations } from '../../openapi/generated/paths.d.ts';
import type { Scope } from '../../src/shared/rules/roles.ts';
import type { Principal } from './principal.ts';

export type OperationId = keyof operations;

type Part<O, K extends string> = O extends { parameters: infer P }
  ? K extends keyof P
    ? NonNullable<P[K]>
    : object
  : object;

type JsonOf<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;

type BodyOf<O> = O extends { requestBody: infer R }
  ? JsonOf<R>
  : O extends { requestBody?: infer R }
    ? JsonOf<NonNullable<R>> | undefined
    : undefined;

/** A file for the browser to keep; a stream is sent as it is made. */
export type Download = Readable | Buffer | string;

// Problems are thrown (`Problem`), never returned.
type Answer<S, R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? { status: S; body: B; headers?: Record<string, string> }
    : C extends { 'application/problem+json': unknown }
      ? never
      : { status: S; body: Download; headers?: Record<string, string> }
  : { status: S; headers?: Record<string, string> };

export type Reply<K extends OperationId> = operations[K] extends { responses: infer R }
  ? {
      [S in keyof R & number]: Answer<S, R[S] extends { content?: never } ? object : R[S]>;
    }[keyof R & number]
  : never;

export type Ctx<K extends OperationId> = {
  path: Part<operations[K], 'path'>;
  query: Part<operations[K], 'query'>;
  body: BodyOf<operations[K]>;
  /** Who asks. Throws in a public operation, where nobody is known. */
  readonly who: Principal;
  /** How far the role's permission reaches. `all` where the operation only asks for a session. */
  scope: Scope;
  /** The parts of a multipart body, in order, each to be read before the next. */
  parts: () => AsyncIterableIterator<MultipartFile | MultipartValue>;
  /** A JSON body letter by letter, for whoever signed it. */
  rawBody: string;
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined;
  requestId: string;
  address: string;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
};

export type Handler<K extends OperationId> = (ctx: Ctx<K>) => Promise<Reply<K>>;

export type Handlers = { [K in OperationId]: Handler<K> };

/** Keeps the names: the composition in `handlers.ts` sees exactly which operations a module answers. */
export const defineRoutes = <const K extends OperationId>(handlers: { [P in K]: Handler<P> }): {
  [P in K]: Handler<P>;
} => handlers;
