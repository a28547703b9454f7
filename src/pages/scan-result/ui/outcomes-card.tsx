import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CirclePlus, Equal, EyeOff, RotateCcw, type LucideIcon } from 'lucide-react';
import type { Scan } from '@/entities/scan';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { severities } from '@/shared/ui/severity';
import { accountOf } from '../model/account';
import { severityCount } from '../model/import-messages';
import { importSearch, outcomeRows, toolSearch } from '../model/result-figures';

type Outcome = ReturnType<typeof outcomeRows>[number];

const marks: Readonly<Record<Outcome['id'], readonly [LucideIcon, string]>> = {
  new: [CirclePlus, 'text-progress-text'],
  matched: [Equal, 'text-ink-3'],
  reopened: [RotateCcw, 'text-warn-text'],
  fixed: [CircleCheck, 'text-ok-text'],
  left: [EyeOff, 'text-ink-3'],
};

/** The outcomes of the report's findings, and its other effects on the repository. */
export function OutcomesCard({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { findings } = accountOf(scan);
  const { repository, counts } = scan.attributes;
  const { nickname } = repository;
  // For a report that contains and closes nothing, only what it leaves open is shown.
  const isEmpty = counts.total === 0 && counts.fixed === 0;
  const rows = outcomeRows(i18n, scan, now);
  const isOf = (row: Outcome) => row.id !== 'fixed' && row.id !== 'left';
  return (
    <Card aria-labelledby="outcomes" className="overflow-hidden">
      <CardHead
        id="outcomes"
        title={
          <Plural
            value={findings}
            _0="No findings"
            one="What the finding is"
            other="What the # findings are"
          />
        }
      />
      <ul className="divide-y divide-line">
        {(isEmpty ? [] : rows.filter(isOf)).map((row) => (
          <OutcomeRow key={row.id} row={row} scan={scan} />
        ))}
      </ul>
      <h3 className="border-y border-line bg-inset px-4 py-2 text-xs font-medium text-ink-2">
        <Trans>And in {nickname}, because of this report</Trans>
      </h3>
      <ul className="divide-y divide-line">
        {rows
          .filter((row) => !isOf(row) && !(isEmpty && row.id === 'fixed'))
          .map((row) => (
            <OutcomeRow key={row.id} row={row} scan={scan} />
          ))}
      </ul>
    </Card>
  );
}

function OutcomeRow({ row, scan }: { row: Outcome; scan: Scan }) {
  const [Mark, color] = marks[row.id];
  return (
    <li
      className={cx(
        'relative flex min-h-13 items-center gap-3 px-4 py-2',
        row.search && 'hover:bg-hover',
      )}
    >
      <Mark aria-hidden strokeWidth={1.75} className={`size-4 shrink-0 ${color}`} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">
          {row.search ? (
            // The entire row is the click target.
            <Link
              to="/findings/all"
              search={row.search}
              className={`${linkStyles.title} after:absolute after:inset-0`}
            >
              {row.label} <span className="sr-only">{row.figure}</span>
            </Link>
          ) : (
            row.label
          )}
        </p>
        <p className="text-xs text-ink-3">{row.note}</p>
        {row.id === 'new' && row.value > 0 && <NewBySeverity scan={scan} />}
        {row.id === 'left' && !row.search && <OpenOfTool scan={scan} />}
      </div>
      <span
        aria-hidden={row.search !== undefined}
        className={`text-lg font-semibold num ${row.value === 0 ? 'text-ink-3' : ''}`}
      >
        {row.figure}
      </span>
    </li>
  );
}

function OpenOfTool({ scan }: { scan: Scan }) {
  const search = toolSearch(scan);
  const { tool } = scan.attributes;
  return (
    search && (
      <Link
        to="/findings/all"
        search={search}
        className={`${linkStyles.action} inline-flex items-center text-xs`}
      >
        <Trans>All open findings of {tool} here</Trans>
      </Link>
    )
  );
}

/** "38 critical, 204 high", each linked to its findings while the list exists. */
function NewBySeverity({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const { counts, dry_run: dry, undone_at: undone } = scan.attributes;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3 num">
      {severities
        .filter((severity) => counts.new_by_severity[severity] > 0)
        .map((severity) => {
          const words = severityCount(i18n, severity, counts.new_by_severity[severity]);
          return dry || undone !== null ? (
            <span key={severity}>{words}</span>
          ) : (
            <Link
              key={severity}
              to="/findings/all"
              search={importSearch(scan, 'new', { severity: [severity] })}
              className={`${linkStyles.action} relative z-1 inline-flex min-h-6 items-center`}
            >
              {words}
            </Link>
          );
        })}
    </p>
  );
}
