// `Idempotency-Key`: a request that is repeated because its response was lost has no second effect.
// The key belongs to one user or one API token of an organization, for a day.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '#domain/contract-operations';
import { idempotentAnswers } from '../db/schema/operations.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { type Principal, toTenant } from './principal.ts';
import { createProblem } from './problem-codes.ts';

/** A response as it is sent; `text` is its JSON. */
export type SentAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string | undefined;
};

export const idempotencyHeader = 'idempotency-key';

const keptMs = 24 * 60 * 60_000;

/** A server that was killed never responds: the key of its request is released after this. */
const longestWorkMs = 15 * 60_000;

const hash = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

const takesKey = ({ parameters }: Operation): boolean =>
  parameters.some(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === idempotencyHeader,
  );

/** The bytes of a form differ in each request by its boundary, so only the size is compared. */
const contentOf = (request: FastifyRequest): string =>
  request.isMultipart() ? (request.headers['content-length'] ?? '') : request.rawBody;

const callerOf = ({ token, userId }: Principal): string =>
  token.kind === 'api' ? `token:${token.id}` : `user:${userId}`;

type Reserved = { key: Buffer; request: Buffer };

/** Undefined if this request is the first; otherwise the earlier response. */
const reserve = (
  deps: Deps,
  who: Principal,
  { key, request }: Reserved,
): Promise<SentAnswer | undefined> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const now = deps.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const taken = await tx
      .insert(idempotentAnswers)
      .values({ clientId: who.clientId, key, request, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotentAnswers.clientId, idempotentAnswers.key],
        set: { request, answer: null, createdAt: sql`excluded.created_at` },
        setWhere: sql`${idempotentAnswers.createdAt} < ${before(keptMs)} or (${idempotentAnswers.answer} is null and ${idempotentAnswers.createdAt} < ${before(longestWorkMs)})`,
      })
      .returning({ key: idempotentAnswers.key });
    if (taken.length > 0) return undefined;
    const [earlier] = await tx
      .select()
      .from(idempotentAnswers)
      .where(and(eq(idempotentAnswers.clientId, who.clientId), eq(idempotentAnswers.key, key)));
    if (!earlier?.request.equals(request)) throw createProblem(422, 'idempotency_key_reused');
    if (earlier.answer === null)
      throw createProblem(409, 'idempotency_in_progress').withHeaders({ 'retry-after': '2' });
    return JSON.parse(
      deps.secrets.open(who.clientId, answerPurpose(key), earlier.answer),
    ) as SentAnswer; // as `keep` sealed it
  });

export const answerPurpose = (key: Buffer): string =>
  `idempotent-answer/${key.toString('base64url')}`;

const keep = (deps: Deps, who: Principal, key: Buffer, answer: SentAnswer): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await tx
      .update(idempotentAnswers)
      .set({ answer: deps.secrets.seal(who.clientId, answerPurpose(key), JSON.stringify(answer)) })
      .where(and(eq(idempotentAnswers.clientId, who.clientId), eq(idempotentAnswers.key, key)));
  });

const release = (deps: Deps, who: Principal, key: Buffer): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await tx
      .delete(idempotentAnswers)
      .where(and(eq(idempotentAnswers.clientId, who.clientId), eq(idempotentAnswers.key, key)));
  });

/**
 * Runs the operation, or returns the response of the earlier request with this key. A failed
 * request releases its key. Throws 422 for a different request with the key, 409 while the first is
 * being processed.
 */
export const answerOnce = async <Answer extends SentAnswer>(
  deps: Deps,
  operation: Operation,
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer | SentAnswer> => {
  const name = request.headers[idempotencyHeader];
  const who = request.principal;
  if (typeof name !== 'string' || !who || !takesKey(operation)) return work();
  const key = hash(callerOf(who), name);
  const earlier = await reserve(deps, who, {
    key,
    request: hash(operation.id, request.url, contentOf(request)),
  });
  if (earlier)
    return { ...earlier, headers: { ...earlier.headers, 'idempotency-replayed': 'true' } };
  const answer = await work().catch(async (error: unknown) => {
    await release(deps, who, key);
    throw error;
  });
  await keep(deps, who, key, answer);
  return answer;
};
