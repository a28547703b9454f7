import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

export type JobCounts = { ready: number; skipped: number; failed: number; total: number };

const announceMs = 10_000;
const fills = {
  ready: 'bg-ai',
  skipped: 'bg-info',
  failed: 'bg-danger',
  rest: 'bg-hover',
} as const;

/** Progress of a job. Screen readers hear it every ten seconds, not with every item. */
export function JobProgress({ label, counts }: { label: string; counts: JobCounts }) {
  const { t, i18n } = useLingui();
  const finished = counts.ready + counts.skipped + counts.failed;
  const done = i18n.number(finished);
  const all = i18n.number(counts.total);
  const [spoken, setSpoken] = useState('');
  const sentence = t`${done} of ${all} done`;
  const latest = useRef(sentence);
  useEffect(() => {
    latest.current = sentence;
  });
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), announceMs);
    return () => clearInterval(timer);
  }, []);
  const parts = [
    { id: 'ready', value: counts.ready, fill: fills.ready },
    { id: 'skipped', value: counts.skipped, fill: fills.skipped },
    { id: 'failed', value: counts.failed, fill: fills.failed },
    { id: 'rest', value: counts.total - finished, fill: fills.rest },
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium num">
        <Trans>
          {done} of {all} done
        </Trans>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={counts.total}
        aria-valuenow={finished}
        className="flex h-1.5 gap-0.5"
      >
        {parts.map(
          ({ id, value, fill }) =>
            value > 0 && (
              <span
                key={id}
                className={`forced-fill first:rounded-l-full last:rounded-r-full ${fill}`}
                style={{ flex: value }}
              />
            ),
        )}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
