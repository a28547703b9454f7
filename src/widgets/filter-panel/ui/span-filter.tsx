import { useState } from 'react';
import { RangeSlider } from '@/shared/ui/range-slider';

interface SpanFilterProps {
  name: string;
  min: number;
  max: number;
  value: readonly [number, number] | undefined;
  onChange: (value: readonly [number, number] | undefined) => void;
}

/**
 * The list updates when the user releases a handle, not while dragging. The full span is no filter.
 */
export function SpanFilter({ name, min, max, value, onChange }: SpanFilterProps) {
  const [dragged, setDragged] = useState<readonly [number, number]>();
  return (
    <div className="px-1.5">
      <RangeSlider
        label={name}
        min={min}
        max={max}
        step={max > 10 ? 1 : max > 1 ? 0.1 : 0.01}
        value={dragged ?? value ?? [min, max]}
        onChange={setDragged}
        onCommit={(span) => {
          setDragged(undefined);
          if (span[0] !== (value?.[0] ?? min) || span[1] !== (value?.[1] ?? max)) onChange(span);
        }}
      />
    </div>
  );
}
