import { personColumns } from '../../../platform/db/person-columns.ts';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { activeFilters, savedFilters, selectedColumns } from '../../../platform/db/schema/views.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { fieldError } from '#domain/field-errors';
import { defaultColumnIds } from '#domain/finding-columns';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { mapUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { loadEntries } from './written-filters.ts';
import { canonicalEntry, type Entry, type FilterSource } from '../query/index.ts';

type Schemas = components['schemas'];

/** Own filters come before shared ones of the same name. */
const visibleTo = (tx: Tx, who: Principal, source: FilterSource) =>
  tx
    .select({ filter: savedFilters, owner: personColumns, activeId: activeFilters.filterId })
    .from(savedFilters)
    .leftJoin(
      users,
      and(eq(users.clientId, savedFilters.clientId), eq(users.id, savedFilters.ownerId)),
    )
    .leftJoin(
      activeFilters,
      and(
        eq(activeFilters.clientId, savedFilters.clientId),
        eq(activeFilters.userId, who.userId),
        eq(activeFilters.source, source),
        eq(activeFilters.filterId, savedFilters.id),
      ),
    )
    .where(
      and(
        eq(savedFilters.clientId, who.clientId),
        eq(savedFilters.source, source),
        or(eq(savedFilters.ownerId, who.userId), eq(savedFilters.shared, true)),
      ),
    )
    .orderBy(
      sql`${savedFilters.ownerId} <> ${who.userId}`,
      asc(sql`lower(${savedFilters.name})`),
      asc(savedFilters.id),
    );

type Row = Awaited<ReturnType<typeof visibleTo>>[number];

const isFilter = (who: Principal, { filter }: Row) =>
  and(eq(savedFilters.clientId, who.clientId), eq(savedFilters.id, filter.id));

const present = async (
  tx: Tx,
  who: Principal,
  source: FilterSource,
  row: Row,
): Promise<Schemas['SavedFilter']> => ({
  name: row.filter.name,
  ...(await loadEntries(tx, source, row.filter.filters)),
  active: row.activeId !== null,
  shared: row.filter.shared,
  is_default: row.filter.isDefault && row.filter.ownerId === who.userId,
  owner: row.owner,
});

export const listSavedFilters = (
  deps: Deps,
  who: Principal,
  source: FilterSource,
): Promise<Schemas['SavedFilterList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const rows = await visibleTo(tx, who, source);
    const data: Schemas['SavedFilter'][] = [];
    for (const row of rows) data.push(await present(tx, who, source, row));
    return { data, active: data.find(({ active }) => active)?.name ?? null };
  });

const named = async (tx: Tx, who: Principal, source: FilterSource, name: string): Promise<Row> => {
  const row = (await visibleTo(tx, who, source)).find(
    ({ filter }) => filter.name.toLowerCase() === name.toLowerCase(),
  );
  if (!row) throw notFound('Saved filter');
  return row;
};

const documentOf = async (
  tx: Tx,
  who: Principal,
  source: FilterSource,
  name: string,
): Promise<Schemas['SavedFilterDocument']> => ({
  data: await present(tx, who, source, await named(tx, who, source, name)),
});

const checked = (source: FilterSource, entries: readonly Entry[]): Entry[] =>
  entries.map((entry, index) => {
    const canonical = canonicalEntry(source, entry);
    if (!canonical)
      throw new Problem(422, 'invalid_filter', [
        {
          ...fieldError('not_a_filter_value', { value: entry.value.slice(0, 80), key: entry.key }),
          loc: ['body', 'filters', index],
        },
      ]);
    return canonical;
  });

const setActive = async (
  tx: Tx,
  who: Principal,
  source: FilterSource,
  filterId: string,
): Promise<void> => {
  await tx
    .insert(activeFilters)
    .values({ clientId: who.clientId, userId: who.userId, source, filterId })
    .onConflictDoUpdate({
      target: [activeFilters.clientId, activeFilters.userId, activeFilters.source],
      set: { filterId },
    });
};

/** Each user has one default per list. */
const clearDefault = (tx: Tx, who: Principal, source: FilterSource) =>
  tx
    .update(savedFilters)
    .set({ isDefault: false })
    .where(
      and(
        eq(savedFilters.clientId, who.clientId),
        eq(savedFilters.ownerId, who.userId),
        eq(savedFilters.source, source),
      ),
    );

export const saveFilter = (
  deps: Deps,
  who: Principal,
  source: FilterSource,
  request: Schemas['SaveFilterRequest'],
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = {
      clientId: who.clientId,
      id: newId(),
      source,
      ownerId: who.userId,
      name: request.name.trim(),
      filters: checked(source, request.filters),
      shared: request.shared,
    };
    if (request.is_default) await clearDefault(tx, who, source);
    await mapUniqueViolation(
      tx.insert(savedFilters).values({ ...row, isDefault: request.is_default }),
      'view_name_taken',
    );
    await setActive(tx, who, source, row.id);
    return documentOf(tx, who, source, row.name);
  });

export const activateFilter = (deps: Deps, who: Principal, source: FilterSource, name: string) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { filter } = await named(tx, who, source, name);
    await setActive(tx, who, source, filter.id);
    return documentOf(tx, who, source, name);
  });

const mayChange = (who: Principal, { filter }: Row): void => {
  if (filter.ownerId !== who.userId && who.role !== 'admin' && who.role !== 'superadmin')
    throw createProblem(403, 'not_your_view');
};

export const updateFilter = (
  deps: Deps,
  who: Principal,
  source: FilterSource,
  name: string,
  request: Schemas['UpdateFilterRequest'],
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await named(tx, who, source, name);
    mayChange(who, row);
    const renamed = request.name?.trim() ?? row.filter.name;
    if (request.is_default) await clearDefault(tx, who, source);
    await mapUniqueViolation(
      tx
        .update(savedFilters)
        .set({
          name: renamed,
          filters: checked(source, request.filters),
          updatedAt: deps.now(),
          ...(request.shared !== undefined && { shared: request.shared }),
          ...(request.is_default !== undefined && { isDefault: request.is_default }),
        })
        .where(isFilter(who, row)),
      'view_name_taken',
    );
    await setActive(tx, who, source, row.filter.id);
    return documentOf(tx, who, source, renamed);
  });

export const deleteFilter = (
  deps: Deps,
  who: Principal,
  source: FilterSource,
  name: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await named(tx, who, source, name);
    mayChange(who, row);
    await tx
      .delete(activeFilters)
      .where(
        and(eq(activeFilters.clientId, who.clientId), eq(activeFilters.filterId, row.filter.id)),
      );
    await tx.delete(savedFilters).where(isFilter(who, row));
  });

const standardColumns = defaultColumnIds.map((key) => ({ key, width: null }));

export const selectedColumnsOf = (
  deps: Deps,
  who: Principal,
): Promise<Schemas['FindingColumnsDocument']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const [row] = await tx
      .select({ columns: selectedColumns.columns })
      .from(selectedColumns)
      .where(
        and(eq(selectedColumns.clientId, who.clientId), eq(selectedColumns.userId, who.userId)),
      );
    return { data: row?.columns ?? standardColumns };
  });

export const saveColumns = (
  deps: Deps,
  who: Principal,
  { columns }: Schemas['SaveFindingColumnsRequest'],
): Promise<Schemas['FindingColumnsDocument']> => {
  const keys = new Set<string>();
  for (const [index, { key }] of columns.entries()) {
    if (keys.has(key))
      throw new Problem(422, 'invalid', [
        { ...fieldError('twice', { name: key }), loc: ['body', 'columns', index] },
      ]);
    keys.add(key);
  }
  const data = columns.map(({ key, width }) => ({ key, width: width ?? null }));
  return inTenant(deps.db, toTenant(who), async (tx) => {
    await tx
      .insert(selectedColumns)
      .values({ clientId: who.clientId, userId: who.userId, columns: data })
      .onConflictDoUpdate({
        target: [selectedColumns.clientId, selectedColumns.userId],
        set: { columns: data },
      });
    return { data };
  });
};
