import { cx } from '@/shared/lib/cx';

/** A page in small, drawn with the tokens of the theme itself. */
const Half = ({ theme, className }: { theme: 'light' | 'dark'; className?: string }) => (
  <span data-theme={theme} className={cx('flex h-full flex-1 gap-1.5 bg-canvas p-2', className)}>
    <span className="w-5 rounded-xs bg-inset" />
    <span className="flex flex-1 flex-col gap-1 rounded-xs border border-line bg-surface p-1.5">
      <span className="h-1 w-2/3 rounded-full bg-ink" />
      <span className="h-1 w-1/2 rounded-full bg-ink-3" />
      <span className="mt-auto h-1.5 w-6 rounded-full bg-primary" />
    </span>
  </span>
);

export const ThemePreview = ({ mode }: { mode: 'light' | 'dark' | 'system' }) => (
  <span aria-hidden className="mt-2 flex h-16 overflow-hidden rounded-md border border-line">
    {mode !== 'dark' && <Half theme="light" />}
    {mode !== 'light' && <Half theme="dark" />}
  </span>
);
