// The syntax tree of libpg-query: objects with one key, the kind of node.
export type Tree = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a `String` node; '' of every other. */
export const text = (node: unknown): string => {
  if (!isRecord(node) || !isRecord(node['String'])) return '';
  const { sval } = node['String'];
  return typeof sval === 'string' ? sval : '';
};

/** The conditions that `and` connects; one of them alone is a list of one. */
export const conjunctsOf = (node: unknown): unknown[] => {
  if (!isRecord(node)) return [];
  const { BoolExpr: connected } = node;
  return isRecord(connected) &&
    connected['boolop'] === 'AND_EXPR' &&
    Array.isArray(connected['args'])
    ? connected['args'].flatMap(conjunctsOf)
    : [node];
};

/** The parts of a node, each with its key, so that a visitor sees the kinds. */
export const childrenOf = (node: Tree): Tree[] =>
  Object.entries(node).map(([key, value]) => ({ [key]: value }));
