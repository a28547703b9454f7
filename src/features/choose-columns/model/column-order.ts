/** Moves an id by so many places, within the ends. Unknown ids leave the order as it is. */
export function moveColumn(order: readonly string[], id: string, by: number): readonly string[] {
  const from = order.indexOf(id);
  if (from === -1) return order;
  const rest = order.filter((one) => one !== id);
  const to = Math.min(rest.length, Math.max(0, from + by));
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

export const toggleColumn = (order: readonly string[], id: string): readonly string[] =>
  order.includes(id) ? order.filter((one) => one !== id) : [...order, id];
