import { useId } from 'react';
import { Switch } from '@/shared/ui/switch';

interface ToggleRowProps {
  name: string;
  hint: string | undefined;
  /** The badge's text while the value differs from the saved one. */
  changed: string | false;
  on: boolean;
  off: boolean;
  onChange: (on: boolean) => void;
}

export function ToggleRow({ name, hint, changed, on, off, onChange }: ToggleRowProps) {
  const id = useId();
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <p className="text-sm">
          {name}
          {changed !== false && <span className="ml-1.5 text-xs text-warn-text">{changed}</span>}
        </p>
        {hint && (
          <p id={id} className="text-xs text-ink-3">
            {hint}
          </p>
        )}
      </div>
      <Switch
        aria-label={name}
        aria-describedby={hint && id}
        disabled={off}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
