import type { ReactNode } from 'react';

const frames = {
  padded: 'min-w-0 bg-canvas p-6 text-ink',
  page: 'min-w-0 bg-canvas text-ink',
} as const;

export type Frame = keyof typeof frames;
type ThemedProps = { themes: readonly ('light' | 'dark')[]; frame: Frame; children: ReactNode };

/** The story on the page's background, once for each theme. */
export const Themed = ({ themes, frame, children }: ThemedProps) => (
  <div className={themes.length > 1 ? 'grid gap-4 lg:grid-cols-2' : undefined}>
    {themes.map((theme) => (
      <div key={theme} data-theme={theme} className={frames[frame]}>
        {children}
      </div>
    ))}
  </div>
);
