import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { domainRepositories, domains } from '../../platform/db/schema/catalogue.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { mapUniqueViolation } from '../../platform/db/unique-violation.ts';

type Schemas = components['schemas'];
type Row = typeof domains.$inferSelect;

const recordOf = ({ challenge }: Row): string => `parapet-verification=${challenge}`;

const present = async (
  tx: Tx,
  clientId: string,
  rows: readonly Row[],
): Promise<Schemas['Domain'][]> => {
  const bound = await tx
    .select({
      domainId: domainRepositories.domainId,
      id: repositories.id,
      nickname: repositories.nickname,
    })
    .from(domainRepositories)
    .innerJoin(
      repositories,
      and(
        eq(repositories.clientId, domainRepositories.clientId),
        eq(repositories.id, domainRepositories.repositoryId),
      ),
    )
    .where(
      and(
        eq(domainRepositories.clientId, clientId),
        inArray(
          domainRepositories.domainId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(repositories.nickname));
  return rows.map((row) => ({
    uuid: row.id,
    domain: row.domain,
    validated: row.validatedAt !== null,
    verification_record: recordOf(row),
    repositories: bound
      .filter(({ domainId }) => domainId === row.id)
      .map(({ id, nickname }) => ({ id, nickname })),
    created_at: row.createdAt.toISOString(),
  }));
};

const hasId = (clientId: string, id: string) =>
  and(eq(domains.clientId, clientId), eq(domains.id, id));

const one = async (tx: Tx, clientId: string, id: string): Promise<Row> => {
  const [row] = await tx.select().from(domains).where(hasId(clientId, id));
  if (!row) throw notFound('Domain');
  return row;
};

const documentOf = async (
  tx: Tx,
  clientId: string,
  id: string,
): Promise<Schemas['DomainDocument']> => {
  const [data] = await present(tx, clientId, [await one(tx, clientId, id)]);
  if (!data) throw notFound('Domain');
  return { data };
};

export const listDomains = (
  deps: Deps,
  who: Principal,
  validated: boolean | undefined,
): Promise<Schemas['DomainList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const state =
      validated === undefined
        ? undefined
        : validated
          ? isNotNull(domains.validatedAt)
          : isNull(domains.validatedAt);
    return {
      data: await present(
        tx,
        who.clientId,
        await tx
          .select()
          .from(domains)
          .where(and(eq(domains.clientId, who.clientId), state))
          .orderBy(asc(domains.domain)),
      ),
    };
  });

export const addDomain = (
  deps: Deps,
  who: Principal,
  domain: string,
  requestId: string,
): Promise<Schemas['DomainDocument']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = {
      clientId: who.clientId,
      id: newId(),
      domain,
      challenge: randomBytes(18).toString('base64url'),
    };
    await mapUniqueViolation(tx.insert(domains).values(row), 'domain_listed');
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'domains.add',
      subject: { type: 'domain', id: row.id },
      detail: { domain },
      requestId,
    });
    return documentOf(tx, who.clientId, row.id);
  });

/**
 * TXT records of a domain, each joined from its strings (RFC 1035 §3.3.14). Empty if there are
 * none.
 */
export type TextRecords = (domain: string) => Promise<string[]>;

const absent = new Set(['ENODATA', 'ENOTFOUND']);

export const resolveTextRecords: TextRecords = async (domain) => {
  try {
    return (await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(domain)).map((strings) =>
      strings.join(''),
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (absent.has(code)) return [];
    throw createProblem(422, 'domain_lookup_failed', { domain, code });
  }
};

export const verifyDomain = async (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
  textRecords: TextRecords = resolveTextRecords,
) => {
  const row = await inTenant(deps.db, toTenant(who), (tx) => one(tx, who.clientId, id));
  // Outside a transaction, because the DNS query may be slow.
  const records = await textRecords(row.domain);
  if (!records.includes(recordOf(row)))
    throw createProblem(422, 'domain_record_missing', {
      domain: row.domain,
      record: recordOf(row),
      count: records.length,
    });
  return inTenant(deps.db, toTenant(who), async (tx) => {
    await tx
      .update(domains)
      .set({ validatedAt: row.validatedAt ?? deps.now() })
      .where(hasId(who.clientId, id));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'domains.verify',
      subject: { type: 'domain', id },
      detail: { domain: row.domain },
      requestId,
    });
    return documentOf(tx, who.clientId, id);
  });
};

export const bindDomain = (
  deps: Deps,
  who: Principal,
  { domain_uuid: id, repository_id: repositoryId }: Schemas['BindDomainRequest'],
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await one(tx, who.clientId, id);
    const [repository] = await tx
      .select({ id: repositories.id })
      .from(repositories)
      .where(and(eq(repositories.clientId, who.clientId), eq(repositories.id, repositoryId)));
    if (!repository) throw notFound('Repository');
    if (row.validatedAt === null)
      throw new Problem(409, 'domain_not_verified', `Verify ${row.domain} first.`);
    await tx
      .insert(domainRepositories)
      .values({ clientId: who.clientId, domainId: id, repositoryId })
      .onConflictDoNothing();
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'domains.bind',
      subject: { type: 'domain', id },
      detail: { repositoryId },
      requestId,
    });
    return documentOf(tx, who.clientId, id);
  });

export const unbindDomain = (
  deps: Deps,
  who: Principal,
  id: string,
  repositoryId: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { rowCount } = await tx
      .delete(domainRepositories)
      .where(
        and(
          eq(domainRepositories.clientId, who.clientId),
          eq(domainRepositories.domainId, id),
          eq(domainRepositories.repositoryId, repositoryId),
        ),
      );
    if (!rowCount) throw notFound('Domain');
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'domains.unbind',
      subject: { type: 'domain', id },
      detail: { repositoryId },
      requestId,
    });
  });
