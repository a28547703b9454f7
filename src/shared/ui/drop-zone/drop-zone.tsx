import { Trans } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '../link';

export type DropZoneProps = {
  /** Formats and limit: "SARIF, JSON, XML or CSV, up to 200 MB". */
  hint: ReactNode;
  /** The file types that the picker offers: ".sarif,.json". */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  disabledReason?: string | false;
};

/**
 * A button to select a file, which can also be dropped. The caller shows progress and results
 * below.
 */
export function DropZone({
  hint,
  accept,
  multiple = false,
  onFiles,
  disabledReason = false,
}: DropZoneProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const depth = useRef(0); // dragenter and dragleave also fire for the children
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const drag = (step: 1 | -1) => (event: DragEvent) => {
    event.preventDefault();
    depth.current += step;
    setOver(depth.current > 0 && !disabledReason);
  };
  return (
    <div
      role="presentation"
      onDragEnter={drag(1)}
      onDragLeave={drag(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        if (!disabledReason) take(event.dataTransfer.files);
      }}
      className={cx(
        'flex min-w-0 flex-col items-center justify-center rounded-lg border-2 border-dashed p-5 text-center text-sm',
        over ? 'border-primary bg-primary-tint' : 'border-line-control bg-inset',
      )}
    >
      <Upload aria-hidden strokeWidth={1.75} className="size-5 text-ink-3" />
      <p className="mt-2">
        {disabledReason || (
          <Trans>
            <button
              type="button"
              aria-describedby={hintId}
              className={cx(linkStyles.action, 'min-h-6')}
              onClick={() => input.current?.click()}
            >
              Choose a file
            </button>{' '}
            or drop it here
          </Trans>
        )}
      </p>
      <p id={hintId} className="mt-0.5 text-xs text-ink-3">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={Boolean(disabledReason)}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = ''; // the same file may be chosen again after a failure
        }}
      />
    </div>
  );
}
