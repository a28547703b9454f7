import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FindingsChart } from '@/shared/api/generated/model';
import { changeBars, daysOfBar } from '../model/change-bars';

/** New findings above the line and fixed ones below it, on one scale. */
export function ChangeBars({ data }: { data: FindingsChart }) {
  const { t, i18n } = useLingui();
  const bars = changeBars(data);
  const most = Math.max(...bars.flatMap(({ found, fixed }) => [found, fixed]));
  const { found, fixed } = data;
  if (most <= 0)
    return (
      <p className="py-2 text-xs text-ink-3">
        <Trans>Nothing new, and nothing fixed.</Trans>
      </p>
    );
  const names = { 1: t`By day`, 7: t`By week`, 28: t`By four weeks` };
  const name = names[daysOfBar(data.changes.length)];
  const day = (date: string) =>
    i18n.date(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const heightOf = (count: number) =>
    count === 0 ? 0 : `${Math.max(3, Math.round((count / most) * 50))}%`;
  return (
    <div className="course-changes">
      <div
        role="img"
        aria-label={t`${name}: ${plural(found, { one: '# new', other: '# new' })} and ${plural(fixed, { one: '# fixed', other: '# fixed' })} in all`}
        className="course-bars"
      >
        {bars.map(({ from, to, found: fresh, fixed: gone, hasBaseline }) => (
          <span
            key={from}
            title={`${from === to ? day(to) : `${day(from)} – ${day(to)}`}: ${t`${plural(fresh, { one: '# new', other: '# new' })}, ${plural(gone, { one: '# fixed', other: '# fixed' })}`}${hasBaseline ? `, ${t`a first import is left out`}` : ''}`}
            data-baseline={hasBaseline || undefined}
          >
            <i style={{ height: heightOf(fresh) }} />
            <i style={{ height: heightOf(gone) }} />
          </span>
        ))}
      </div>
      <p className="text-2xs num">
        <span className="block text-ink-2">
          <Plural value={found} one="# new" other="# new" />
        </span>
        <span className="block text-ok-text">
          <Plural value={fixed} one="# fixed" other="# fixed" />
        </span>
        <span className="block text-ink-3">{name}</span>
      </p>
    </div>
  );
}
