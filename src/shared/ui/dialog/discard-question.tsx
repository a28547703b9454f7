import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../button';

/** Asks at the foot of a dialog or drawer whether to discard its input. */
export function DiscardQuestion({
  onKeep,
  onDiscard,
}: {
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      role="alert"
      className="sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-2 border-t border-warn-edge bg-warn-tint px-4 py-3"
    >
      <p className="mr-auto text-sm font-medium">
        <Trans>You have unsaved changes.</Trans>
      </p>
      <Button onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <Button ref={keep} kind="primary" onClick={onKeep}>
        <Trans>Keep editing</Trans>
      </Button>
    </div>
  );
}
