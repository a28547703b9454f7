import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '@/shared/api/error-message';
import type { BulkPreview, BulkStay } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Button } from '@/shared/ui/button';
import { linkStyles } from '@/shared/ui/link';
import { severities, SeverityBar, SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { Skeleton } from '@/shared/ui/skeleton';
import { reasonLabel } from '../model/reason-labels';
import { FindingLink } from './finding-link';

interface ChangePreviewProps {
  preview: BulkPreview | undefined;
  error: Error | null;
  /** The preview belongs to a previous selection. */
  isStale: boolean;
  onRetry: () => void;
}

/**
 * Previews an action: how many findings of each severity would change, and why others would not.
 */
export function ChangePreview({ preview, error, isStale, onRetry }: ChangePreviewProps) {
  const { t } = useLingui();
  if (error) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-lg border border-danger-edge bg-danger-tint p-3 text-sm"
      >
        <TriangleAlert
          aria-hidden
          strokeWidth={1.75}
          className="size-4 shrink-0 text-danger-text"
        />
        <span className="min-w-0 flex-1">{messageOf(error)}</span>
        <Button size="sm" onClick={onRetry}>
          <Trans>Check again</Trans>
        </Button>
      </div>
    );
  }
  if (!preview) {
    return (
      <div
        role="status"
        aria-label={t`Calculating the impact`}
        className="rounded-lg border border-line p-3.5"
      >
        <Skeleton className="h-24" />
      </div>
    );
  }
  const stays = preview.total - preview.will_change;
  return (
    <section
      aria-label={t`Preview`}
      aria-busy={isStale || undefined}
      className={cx('flex flex-col gap-3', isStale && 'opacity-60')}
    >
      <div className="rounded-lg border border-line">
        <dl className="grid grid-cols-2">
          <Figure term={t`Will change`} value={preview.will_change} />
          <Figure term={t`Unchanged`} value={stays} className="border-l border-line" />
        </dl>
        <div className="px-3.5 pb-3.5">
          <SeverityBar counts={preview.severities} />
          <SeverityLegend counts={preview.severities} />
        </div>
      </div>
      {preview.stay.length > 0 && (
        <div>
          <h3 className="mb-1.5 text-sm font-semibold">
            <Plural value={stays} one="Why # stays" other="Why # stay" />
          </h3>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {preview.stay.map((one) => (
              <StayRow key={one.code} stay={one} />
            ))}
          </ul>
        </div>
      )}
      {preview.severities.critical > 0 && (
        <p className="flex items-start gap-2.5 rounded-lg border border-warn-edge bg-warn-tint px-3.5 py-2.5 text-sm">
          <TriangleAlert
            aria-hidden
            strokeWidth={1.75}
            className="mt-0.5 size-4 shrink-0 text-warn-text"
          />
          <span>
            <b className="font-semibold">
              <Plural
                value={preview.severities.critical}
                one="# is critical."
                other="# are critical."
              />
            </b>{' '}
            {preview.known_exploited > 0 && (
              <Plural
                value={preview.known_exploited}
                one="# is listed as known exploited."
                other="# are listed as known exploited."
              />
            )}
          </span>
        </p>
      )}
    </section>
  );
}

function Figure({ term, value, className }: { term: string; value: number; className?: string }) {
  const { i18n } = useLingui();
  return (
    <div className={cx('px-3.5 pt-2.5 pb-2', className)}>
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd className="text-2xl font-semibold num">{i18n.number(value)}</dd>
    </div>
  );
}

function SeverityLegend({ counts }: { counts: BulkPreview['severities'] }) {
  const { i18n } = useLingui();
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1">
      {severities.map(
        (severity) =>
          counts[severity] > 0 && (
            <li key={severity} className="inline-flex items-center gap-1.5 text-xs text-ink-3">
              <SeverityGlyph severity={severity} />
              <b className="font-semibold text-ink num">{i18n.number(counts[severity])}</b>{' '}
              {i18n._(severityNames[severity])}
            </li>
          ),
      )}
    </ul>
  );
}

/** One reason with its number of findings. It expands to the most urgent ones. */
function StayRow({ stay }: { stay: BulkStay }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const list = useId();
  const reason = reasonLabel(i18n, stay);
  return (
    <li className="px-3.5 py-2">
      <div className="flex items-center gap-3 text-sm">
        <span className="min-w-0 flex-1">{reason}</span>
        <span className="num">{i18n.number(stay.count)}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          aria-label={open ? t`Hide: ${reason}` : t`Show: ${reason}`}
          className={cx(linkStyles.action, 'min-h-6')}
          onClick={() => setOpen(!open)}
        >
          {open ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </button>
      </div>
      <ul id={list} hidden={!open} className="mt-1.5 flex flex-col gap-1">
        {open &&
          stay.examples.map(({ id, title, severity, repository }) => (
            <li key={id} className="flex min-w-0 items-center gap-2 text-xs">
              <SeverityGlyph severity={severity} />
              <FindingLink id={id} focusable className="min-w-0 flex-1 truncate">
                {title}
              </FindingLink>
              <span className="max-w-32 truncate text-ink-3">{repository}</span>
            </li>
          ))}
        {open && stay.count > stay.examples.length && (
          <li className="text-xs text-ink-3">
            <Plural value={stay.count - stay.examples.length} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </li>
  );
}
