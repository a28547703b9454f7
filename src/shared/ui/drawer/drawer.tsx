import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '@/shared/lib/cx';
import { DiscardQuestion, useModal } from '../dialog';
import { IconButton } from '../icon-button';

const sides = {
  /** For an object opened from a list: 560 px from the right, full screen on phones. */
  right:
    'drawer-motion-right right-0 ml-auto h-dvh max-h-dvh w-[35rem] max-w-full border-y-0 border-r-0 sm:rounded-l-xl',
  /** For a table about such an object: 736 px. */
  wide: 'drawer-motion-right right-0 ml-auto h-dvh max-h-dvh max-w-full border-y-0 border-r-0 max-sm:w-full sm:w-[46rem] sm:rounded-l-xl',
  /** Navigation and filters on narrow screens. */
  left: 'drawer-motion-left mr-auto h-dvh max-h-dvh w-80 max-w-[calc(100vw-3rem)] border-y-0 border-l-0 rounded-r-xl',
  /** A sheet from below, for phones. */
  bottom:
    'dialog-motion mt-auto max-h-[calc(100dvh-2rem)] w-full max-w-full rounded-t-xl border-x-0 border-b-0',
} as const;

export type DrawerProps = {
  title: ReactNode;
  side?: keyof typeof sides;
  /** Between the title and the scrolling body: tabs. */
  tabs?: ReactNode;
  /** Sticky actions. */
  foot?: ReactNode;
  dirty?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Open while mounted, modal. Esc closes it, and asks first if input would be lost. */
export function Drawer({
  title,
  side = 'right',
  tabs,
  foot,
  dirty = false,
  onClose,
  children,
}: DrawerProps) {
  const { t } = useLingui();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const ask = () => (dirty ? setAsking(true) : onClose());
  const modal = useModal(ask);
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className={cx('floating fixed flex-col backdrop:bg-scrim open:flex', sides[side])}
    >
      <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line px-5">
        <h2 id={id} className="min-w-0 flex-1 truncate text-md font-semibold">
          {title}
        </h2>
        <IconButton icon={X} label={t`Close`} shortcut="Esc" onClick={ask} />
      </header>
      {tabs}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {foot && (
        <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-inset px-5 py-3.5">
          {foot}
        </footer>
      )}
      {asking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </dialog>
  );
}
