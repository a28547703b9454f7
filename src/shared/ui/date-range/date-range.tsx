import { useLingui } from '@lingui/react/macro';
import { Input } from '../input';

/** ISO dates, inclusive; null is open-ended. */
export type Dates = { from: string | null; to: string | null };
export type DateRangeProps = {
  label: string;
  value: Dates;
  onChange: (value: Dates) => void;
  /** ISO date: the latest date that can be chosen, and the end of the presets. */
  today: string;
  /** The presets begin at `today`, and any later date can be selected. */
  ahead?: boolean;
};

const dayMs = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last `days` days up to and including `today` (UTC). */
export const lastDays = (days: number, today: string): Dates => ({
  from: iso(Date.parse(today) - (days - 1) * dayMs),
  to: today,
});

const shortcuts = [7, 30, 90];

/** Up to `days` days after `today` (UTC). */
const nextDays = (days: number, today: string): Dates => ({
  from: null,
  to: iso(Date.parse(today) + days * dayMs),
});

/** Two native date fields that keep each other in order, and the most common ranges. */
export function DateRange({ label, value, onChange, today, ahead = false }: DateRangeProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-xs text-ink-2">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <Input
          type="date"
          aria-label={t`From`}
          value={value.from ?? ''}
          max={value.to ?? (ahead ? undefined : today)}
          onChange={(event) => onChange({ ...value, from: event.target.value || null })}
        />
        <Input
          type="date"
          aria-label={t`To`}
          value={value.to ?? ''}
          min={value.from ?? undefined}
          max={ahead ? undefined : today}
          onChange={(event) => onChange({ ...value, to: event.target.value || null })}
        />
      </div>
      <div className="flex flex-wrap gap-1">
        {shortcuts.map((days) => {
          const span = (ahead ? nextDays : lastDays)(days, today);
          const on = span.from === value.from && span.to === value.to;
          return (
            <button
              key={days}
              type="button"
              aria-pressed={on}
              onClick={() => onChange(on ? { from: null, to: null } : span)}
              className="min-h-6 rounded-sm border border-line px-2 text-xs text-ink-2 hover:bg-hover aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-text"
            >
              {t`${days} days`}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
