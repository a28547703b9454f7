const kinds = { f: '0f00', r: '0a00', s: '0500', p: '0b00', t: '0d00', c: '0c00' } as const;

/**
 * A stable id in UUID form: findings `f`, repositories `r`, scans `s`, people `p`, teams `t`,
 * components `c`.
 */
export const idOf = (kind: keyof typeof kinds, index: number): string =>
  `01980a5c-${kinds[kind]}-7000-8000-${index.toString(16).padStart(12, '0')}`;
