/** A stable id of the right form: findings `f`, repositories `r`, scans `s`. */
export const idOf = (kind: 'f' | 'r' | 's', index: number): string =>
  `01980a5c-${{ f: '0f00', r: '0a00', s: '0500' }[kind]}-7000-8000-${index.toString(16).padStart(12, '0')}`;
