import { cx } from '@/shared/lib/cx';

/** A miniature page, rendered with the tokens of the theme. */
const Half = ({ theme, className }: { theme: 'light' | 'dark'; className?: string }) => (
  <span data-theme={theme} className={cx('flex h-full flex-1 bg-canvas', className)}>
    <span className="w-1/4 border-r border-line" />
    <span className="flex flex-1 flex-col gap-1.5 p-2">
      <span className="h-2 w-1/2 rounded-full bg-ink" />
      <span className="flex-1 rounded-sm border border-line bg-surface" />
      <span className="h-2 w-1/3 rounded-full bg-primary" />
    </span>
  </span>
);

export const ThemePreview = ({ mode }: { mode: 'light' | 'dark' | 'system' }) => (
  <span aria-hidden className="flex h-20 overflow-hidden rounded-md border border-line">
    {mode !== 'dark' && <Half theme="light" />}
    {mode !== 'light' && <Half theme="dark" />}
  </span>
);
