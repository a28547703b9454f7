import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../icon-button';

export type PaginationProps = {
  /** One-based. */
  page: number;
  pageSize: number;
  total: number;
  /** False if counting stopped: "10,000+". */
  exact?: boolean;
  /** Replaces the row numbers if the list shows several rows as one. */
  shown?: string;
  onPage: (page: number) => void;
};

/** "1–50 of 212" with previous and next. */
export function Pagination({
  page,
  pageSize,
  total,
  exact = true,
  shown,
  onPage,
}: PaginationProps) {
  const { t, i18n } = useLingui();
  const first = i18n.number(total === 0 ? 0 : (page - 1) * pageSize + 1);
  const last = i18n.number(exact ? Math.min(page * pageSize, total) : page * pageSize);
  const all = `${i18n.number(total)}${exact ? '' : '+'}`;
  const atEnd = exact && page * pageSize >= total;
  return (
    <nav aria-label={t`Pages`} className="flex items-center gap-1 text-xs text-ink-3">
      <span aria-live="polite" className="mr-2 num">
        {shown ?? (
          <Trans>
            {first}–{last} of {all}
          </Trans>
        )}
      </span>
      <IconButton
        icon={ChevronLeft}
        size="sm"
        label={t`Previous page`}
        disabledReason={page <= 1 && t`This is the first page`}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        size="sm"
        label={t`Next page`}
        disabledReason={atEnd && t`This is the last page`}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
