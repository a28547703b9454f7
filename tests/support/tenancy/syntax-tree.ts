// The syntax tree of libpg-query: objects whose single key is the kind of node.
export type Tree = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a `String` node; '' for all others. */
export const text = (node: unknown): string => {
  if (!isRecord(node) || !isRecord(node['String'])) return '';
  const { sval } = node['String'];
  return typeof sval === 'string' ? sval : '';
};

/** The conditions that `and` connects; a single condition becomes a list of one. */
export const conjunctsOf = (node: unknown): unknown[] => {
  if (!isRecord(node)) return [];
  const { BoolExpr: connected } = node;
  return isRecord(connected) &&
    connected['boolop'] === 'AND_EXPR' &&
    Array.isArray(connected['args'])
    ? connected['args'].flatMap(conjunctsOf)
    : [node];
};

/** The child nodes, each with its key, so that a visitor sees the kinds. */
export const childrenOf = (node: Tree): Tree[] =>
  Object.entries(node).map(([key, value]) => ({ [key]: value }));
