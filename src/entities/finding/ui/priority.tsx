import { useLingui } from '@lingui/react/macro';
import { countText } from '@/shared/lib/count';

/** 0–100 with a bar in the text color, because only severities are colored. */
export function Priority({ value }: { value: number }) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <span className="w-6 text-right text-sm font-medium text-ink num">
        {countText(i18n, value, { maximumFractionDigits: 0 })}
      </span>
      <span
        aria-hidden
        className="h-1.5 w-10 rounded-full text-ink-2 priority-bar forced-colors:border"
        style={{ backgroundSize: `${Math.max(0, Math.min(value, 100))}%` }}
      />
    </span>
  );
}
