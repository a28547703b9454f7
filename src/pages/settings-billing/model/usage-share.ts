/** From here on there is little left. */
export const nearLimit = 90;

/** In percent; of nothing everything is used. */
export const usageShare = (used: number, most: number): number =>
  most === 0 ? 100 : Math.min(100, (used / most) * 100);
