/**
 * The index to which a key moves the focus within a composite widget (WAI-ARIA APG): arrows wrap,
 * Home and End jump. Undefined for other keys.
 */
export function nextFocusIndex(
  key: string,
  current: number,
  count: number,
  axis: 'vertical' | 'horizontal' | 'both' = 'vertical',
): number | undefined {
  if (count === 0) return undefined;
  const forward =
    (axis !== 'horizontal' && key === 'ArrowDown') || (axis !== 'vertical' && key === 'ArrowRight');
  const back =
    (axis !== 'horizontal' && key === 'ArrowUp') || (axis !== 'vertical' && key === 'ArrowLeft');
  if (forward) return (current + 1) % count;
  if (back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The next index after `current` whose text begins with the typed letter, wrapping around. */
export function typeaheadIndex(
  key: string,
  current: number,
  texts: readonly string[],
): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= texts.length; step += 1) {
    const index = (current + step) % texts.length;
    if (texts[index]?.trim().toLocaleLowerCase().startsWith(letter)) return index;
  }
  return undefined;
}
