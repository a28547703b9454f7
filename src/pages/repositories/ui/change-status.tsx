import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { linkStyles } from '@/shared/ui/link';
import type { UndoableChange } from '../model/undoable-change';

interface DoneLineProps {
  done: UndoableChange | undefined;
  onUndo: () => void;
}

/** Always rendered, so that screen readers announce its changes. */
export const ChangeStatus = ({ done, onUndo }: DoneLineProps) => {
  const undo = done?.undo;
  return (
    <div role="status">
      {done && (
        <p className="flex items-center gap-2 border-b border-line bg-inset px-5 py-2 text-sm">
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ok-text" />
          <span className="min-w-0 flex-1">{done.title}</span>
          {undo && (
            <button
              type="button"
              className={`${linkStyles.action} min-h-6`}
              onClick={() => {
                onUndo();
                undo();
              }}
            >
              <Trans>Undo</Trans>
            </button>
          )}
        </p>
      )}
    </div>
  );
};
