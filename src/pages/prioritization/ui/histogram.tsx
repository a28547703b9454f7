import { useLingui } from '@lingui/react/macro';
import type { PriorityBin } from '@/shared/api/generated/model';

/** A bar for the new value and a tick for the current one, so that color is not the only cue. */
export function Histogram({ bins }: { bins: readonly PriorityBin[] }) {
  const { t, i18n } = useLingui();
  const most = Math.max(1, ...bins.flatMap(({ before, after }) => [before, after]));
  const height = (count: number) => `${count === 0 ? 0 : Math.max(2, (count / most) * 100)}%`;
  return (
    <figure>
      <div aria-hidden className="flex h-20 items-end gap-1">
        {bins.map(({ from, before, after }) => (
          <span key={from} className="relative h-full flex-1 border-b border-line">
            <span
              className="forced-fill absolute inset-x-0.5 bottom-0 rounded-t-xs bg-chart-1"
              style={{ height: height(after) }}
            />
            <span
              className="forced-fill absolute inset-x-0 h-0.5 bg-ink"
              style={{ bottom: height(before) }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden className="mt-1 flex justify-between text-2xs text-ink-3 num">
        {[0, 20, 40, 60, 80, 100].map((mark) => (
          <span key={mark}>{i18n.number(mark)}</span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{t`Findings by priority, before and after`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Priority`}</th>
            <th scope="col">{t`Now`}</th>
            <th scope="col">{t`After`}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, before, after }) => (
            <tr key={from}>
              <th scope="row">{t`${from} to ${from + 10}`}</th>
              <td>{i18n.number(before)}</td>
              <td>{i18n.number(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 flex items-center gap-4 text-xs text-ink-3">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="forced-fill h-0.5 w-3.5 bg-ink" />
          {t`Now`}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="forced-fill size-2 rounded-xs bg-chart-1" />
          {t`After`}
        </span>
      </figcaption>
    </figure>
  );
}
