/** Sets one weight and rescales the others in proportion. The total stays 100, in integers. */
export function rescale<K extends string>(
  weights: Readonly<Record<K, number>>,
  changed: NoInfer<K>,
  value: number,
): Record<K, number> {
  const keys = Object.keys(weights) as K[]; // the record's own keys
  const target = Math.round(Math.max(0, Math.min(100, value)));
  const others = keys.filter((key) => key !== changed);
  const before = others.reduce((sum, key) => sum + weights[key], 0);
  const left = 100 - target;
  const exact = others.map((key) => ({
    key,
    share: before === 0 ? left / others.length : (weights[key] / before) * left,
  }));
  const whole = exact.map(({ key, share }) => ({
    key,
    points: Math.floor(share),
    rest: share - Math.floor(share),
  }));
  let missing = left - whole.reduce((sum, { points }) => sum + points, 0);
  // The weights with the largest remainders get the points that rounding left over.
  for (const entry of whole.toSorted((a, b) => b.rest - a.rest)) {
    if (missing <= 0) break;
    entry.points += 1;
    missing -= 1;
  }
  return {
    ...weights,
    [changed]: target,
    ...Object.fromEntries(whole.map(({ key, points }) => [key, points])),
  };
}
