import type { DateSpan } from '#domain/finding-filters';
import { useNow } from '@/shared/lib/use-now';
import { DateRange } from '@/shared/ui/date-range';

interface DatesFilterProps {
  name: string;
  /** Offers future days instead of past ones. */
  ahead: boolean;
  value: DateSpan | undefined;
  onChange: (value: DateSpan | undefined) => void;
}

/** A range of days in UTC, either of which may stay open. */
export function DatesFilter({ name, ahead, value, onChange }: DatesFilterProps) {
  const today = new Date(useNow()).toISOString().slice(0, 10);
  return (
    <div className="px-1.5">
      <DateRange
        label={name}
        today={today}
        ahead={ahead}
        value={{ from: value?.from ?? null, to: value?.to ?? null }}
        onChange={({ from, to }) =>
          onChange(
            from === null && to === null
              ? undefined
              : { ...(from !== null && { from }), ...(to !== null && { to }) },
          )
        }
      />
    </div>
  );
}
