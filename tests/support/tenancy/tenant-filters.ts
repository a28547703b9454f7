// Parses SQL with PostgreSQL's parser and finds the tables that a statement reads or changes
// without a condition on their organization.
import { parseSync } from 'libpg-query';
import { isRecord, type Tree, conjunctsOf, childrenOf, text } from './syntax-tree.ts';

/** The alias of a table or subquery in `from`; `table` is set only for tenant tables. */
type Relation = { alias: string; table: string | undefined; constrained: boolean };

type Scope = { relations: Relation[]; outer: Scope | undefined };

/** `of`: the only relations whose rows the condition restricts, as in an outer join. */
type Condition = { test: unknown; of: readonly Relation[] | undefined };

const isJoin = (item: unknown): item is { JoinExpr: Tree } => isRecord(item) && 'JoinExpr' in item;

/** The tables and subqueries of one `from` item, and its join conditions. */
const readItem = (item: unknown, tenantTables: ReadonlySet<string>, named: ReadonlySet<string>) => {
  const relations: Relation[] = [];
  const conditions: Condition[] = [];
  const sharesOrganization: [string, string][] = [];
  const read = (node: unknown): void => {
    if (!isRecord(node)) return;
    if (isJoin(node)) {
      const { jointype, larg, rarg, quals, usingClause } = node.JoinExpr;
      const start = relations.length;
      read(larg);
      const before = relations.length;
      read(rarg);
      const limited = {
        JOIN_INNER: undefined,
        JOIN_LEFT: relations.slice(before),
        JOIN_RIGHT: relations.slice(start, before),
      }[String(jointype)];
      if (jointype !== 'JOIN_FULL')
        conditions.push(...conjunctsOf(quals).map((test) => ({ test, of: limited })));
      const shared =
        Array.isArray(usingClause) && usingClause.some((name) => text(name) === 'client_id');
      const [left, right] = [relations[before - 1], relations[before]];
      if (shared && left && right) sharesOrganization.push([left.alias, right.alias]);
      return;
    }
    const { RangeVar: table, RangeSubselect: subselect, RangeFunction: called } = node;
    const source = [table, subselect, called].find(isRecord);
    if (!source) return;
    const name = isRecord(table) ? String(table['relname']) : undefined;
    const { alias } = source;
    relations.push({
      alias: isRecord(alias) ? String(alias['aliasname']) : (name ?? ''),
      table: name !== undefined && tenantTables.has(name) && !named.has(name) ? name : undefined,
      // Subqueries and CTEs are checked where they are defined.
      constrained: isRecord(subselect) || (name !== undefined && named.has(name)),
    });
  };
  read(item);
  return { relations, conditions, sharesOrganization };
};

/** The relation whose organization column this is; undefined for every other expression. */
const organizationOf = (node: unknown, scope: Scope): Relation | undefined => {
  if (!isRecord(node) || !isRecord(node['ColumnRef'])) return undefined;
  const { fields } = node['ColumnRef'];
  const path = Array.isArray(fields) ? fields.map(text) : [];
  if (path.at(-1) !== 'client_id') return undefined;
  const alias = path.at(-2);
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const found = at.relations.find((one) =>
      alias === undefined ? one.table !== undefined : one.alias === alias,
    );
    if (found) return found;
  }
  return undefined;
};

const isColumn = (node: unknown): boolean => isRecord(node) && 'ColumnRef' in node;

/** Marks the relations that one condition constrains. Returns true if it marked a new one. */
const applyCondition = ({ test, of }: Condition, scope: Scope): boolean => {
  if (!isRecord(test)) return false;
  const mark = (relation: Relation | undefined): boolean => {
    if (!relation || relation.constrained || relation.table === undefined) return false;
    if (of && !of.includes(relation)) return false;
    relation.constrained = true;
    return true;
  };
  const equal = (left: unknown, right: unknown): boolean => {
    const [one, other] = [organizationOf(left, scope), organizationOf(right, scope)];
    if (one && other) return one.constrained ? mark(other) : other.constrained && mark(one);
    // A parameter, a constant or `(select current_client())`, but not a column of unknown origin.
    if (one && !isColumn(right)) return mark(one);
    return other !== undefined && !isColumn(left) && mark(other);
  };
  const { A_Expr: comparison, SubLink: link } = test;
  if (isRecord(link) && link['subLinkType'] === 'ANY_SUBLINK') {
    // `client_id in (select …)` and `(client_id, id) in (select …)`: the subquery is checked as
    // well.
    const { testexpr } = link;
    const row =
      isRecord(testexpr) && isRecord(testexpr['RowExpr']) ? testexpr['RowExpr']['args'] : undefined;
    const tested: unknown[] = Array.isArray(row) ? row : [testexpr];
    return tested.map((one) => mark(organizationOf(one, scope))).some(Boolean);
  }
  if (!isRecord(comparison)) return false;
  const { kind, name, lexpr, rexpr } = comparison;
  const operator = Array.isArray(name) ? text(name[0]) : '';
  if (operator !== '=' || !['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY'].includes(String(kind)))
    return false;
  if (kind !== 'AEXPR_OP') return mark(organizationOf(lexpr, scope));
  const rows = [lexpr, rexpr].map((side) =>
    isRecord(side) && isRecord(side['RowExpr']) && Array.isArray(side['RowExpr']['args'])
      ? (side['RowExpr']['args'] as unknown[])
      : undefined,
  );
  const [left, right] = rows;
  return left && right
    ? left.map((one, at) => equal(one, right[at])).some(Boolean)
    : equal(lexpr, rexpr);
};

const withNames = (statement: Tree): string[] => {
  const { withClause } = statement;
  const ctes = isRecord(withClause) ? withClause['ctes'] : undefined;
  return Array.isArray(ctes)
    ? ctes.flatMap((cte: unknown) =>
        isRecord(cte) && isRecord(cte['CommonTableExpr'])
          ? [String(cte['CommonTableExpr']['ctename'])]
          : [],
      )
    : [];
};

const scopesOf = {
  SelectStmt: true,
  UpdateStmt: true,
  DeleteStmt: true,
  InsertStmt: true,
} as const;

/**
 * The tenant tables in a statement whose organization it does not constrain, each once.
 * @throws if PostgreSQL's parser rejects the statement. Call `loadModule()` of libpg-query first.
 */
export const unconstrainedTables = (
  statement: string,
  tenantTables: ReadonlySet<string>,
): string[] => {
  const found = new Set<string>();
  const visit = (node: unknown, outer: Scope | undefined, named: ReadonlySet<string>): void => {
    if (Array.isArray(node)) {
      for (const entry of node) visit(entry, outer, named);
      return;
    }
    if (!isRecord(node)) return;
    for (const [kind, value] of Object.entries(node)) {
      // The arms of a set operation are SelectStmt nodes without a wrapper.
      const isArm = kind === 'larg' || kind === 'rarg';
      const isScope = kind in scopesOf || (isArm && isRecord(value) && 'op' in value);
      if (!isScope || !isRecord(value)) {
        visit(value, outer, named);
        continue;
      }
      const names = new Set([...named, ...withNames(value)]);
      const { relation, fromClause, usingClause, whereClause } = value;
      const target = kind === 'InsertStmt' ? undefined : relation && { RangeVar: relation };
      const items = [target, fromClause, usingClause].flat().filter(Boolean);
      const read = items.map((item) => readItem(item, tenantTables, names));
      const scope: Scope = { relations: read.flatMap((one) => one.relations), outer };
      const conditions = [
        ...read.flatMap((one) => one.conditions),
        ...conjunctsOf(whereClause).map((test) => ({ test, of: undefined })),
      ];
      const pairs = read.flatMap((one) => one.sharesOrganization);
      const byAlias = (alias: string) => scope.relations.find((one) => one.alias === alias);
      for (let again = true; again;) {
        again = conditions.map((condition) => applyCondition(condition, scope)).some(Boolean);
        for (const [left, right] of pairs) {
          const [one, other] = [byAlias(left), byAlias(right)];
          if (!one || !other || one.constrained === other.constrained) continue;
          one.constrained = other.constrained = true;
          again = true;
        }
      }
      for (const { table, constrained } of scope.relations)
        if (table !== undefined && !constrained) found.add(table);
      for (const child of childrenOf(value)) visit(child, scope, names);
    }
  };
  visit(parseSync(statement), undefined, new Set());
  return [...found].sort();
};
