import type { CSSProperties } from 'react';

/** The fill of parts that were not assessed, which have neither a number nor a colour. */
export const hatching: CSSProperties = {
  backgroundImage:
    'repeating-linear-gradient(135deg, var(--p-line-strong) 0 1px, transparent 1px 6px)',
};
