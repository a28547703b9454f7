import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cx } from '@/shared/lib/cx';
import { IconButton } from '../icon-button';
import { DiscardQuestion } from './discard-question';
import { useModal } from './use-modal';

const widths = { form: 'sm:w-[28rem]', wide: 'sm:w-[40rem]', run: 'sm:w-[46rem]' } as const;

export type DialogProps = {
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  width?: keyof typeof widths;
  /** Closing would lose input: Esc and the backdrop ask first. */
  dirty?: boolean;
  onClose: () => void;
  children?: ReactNode;
};

/** Open while mounted. On phones it is a bottom sheet. */
export function Dialog({
  title,
  description,
  width = 'form',
  dirty = false,
  onClose,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const ask = () => (dirty ? setAsking(true) : onClose());
  const modal = useModal(ask);
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={cx(
        'floating dialog-motion m-auto max-h-[calc(100dvh-4rem)] max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-xl backdrop:bg-scrim',
        'max-sm:mb-0 max-sm:max-h-[calc(100dvh-2rem)] max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none',
        widths[width],
      )}
    >
      {/* No header or footer element: a dialog may be within the top bar, where it would be a
          banner within a banner. */}
      <div className="flex items-start gap-3 px-5 pt-5">
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="text-lg font-semibold">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-0.5 text-sm text-ink-3">
              {description}
            </p>
          )}
        </div>
        <IconButton
          icon={X}
          label={t`Close`}
          shortcut="Esc"
          className="-mt-1 -mr-1.5"
          onClick={ask}
        />
      </div>
      {children}
      {asking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </dialog>
  );
}

export const DialogBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('p-5', className)} />
);

/**
 * Right-aligned actions, the primary one last; `note` precedes them. Sticky while the body scrolls.
 */
export const DialogFoot = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-inset px-5 py-3.5">
    {note && <div className="mr-auto text-xs text-ink-3 max-sm:w-full">{note}</div>}
    {children}
  </div>
);
