// The input and output of a handler, derived only from the contract: an undeclared status or a
// wrong body is a type error.
import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { operations } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
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

/** A file download. A stream is sent while it is produced. */
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

export type HandlerContext<K extends OperationId> = {
  path: Part<operations[K], 'path'>;
  query: Part<operations[K], 'query'>;
  body: BodyOf<operations[K]>;
  /** The caller. Throws in a public operation, which has none. */
  readonly who: Principal;
  /** Scope of the caller's permission; `all` if the operation requires only a session. */
  scope: Scope;
  /** The parts of a multipart body, in order. Each must be read before the next. */
  parts: () => AsyncIterableIterator<MultipartFile | MultipartValue>;
  /** The JSON body as received, for verifying a signature over it. */
  rawBody: string;
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined;
  requestId: string;
  address: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

export type Handler<K extends OperationId> = (ctx: HandlerContext<K>) => Promise<Reply<K>>;

export type Handlers = { [K in OperationId]: Handler<K> };

/**
 * Keeps the literal operation names: the composition in `routes.ts` sees which operations a domain
 * handles.
 */
export const defineRoutes = <const K extends OperationId>(handlers: { [P in K]: Handler<P> }): {
  [P in K]: Handler<P>;
} => handlers;
