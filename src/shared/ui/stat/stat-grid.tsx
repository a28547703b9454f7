import type { ReactNode } from 'react';

/** Four figures beside each other, two and two where it is narrow. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 *:border-line max-lg:*:even:border-l max-lg:*:nth-[n+3]:border-t lg:grid-cols-4 lg:divide-x lg:divide-line">
    {children}
  </div>
);
