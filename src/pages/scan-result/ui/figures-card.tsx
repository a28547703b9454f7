import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { formatName, type Scan } from '@/entities/scan';
import { useNow } from '@/shared/lib/use-now';
import { useSpaLink } from '@/shared/lib/spa-link';
import { Card } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { ResultBar } from '@/shared/ui/result-bar';
import { severities } from '@/shared/ui/severity';
import { accountOf } from '../model/account';
import { severityCount } from '../model/import-messages';
import { noteMessage } from '../model/note-messages';
import { importSearch, resultFigures } from '../model/result-figures';

/**
 * What the import came to: five figures, each leading to its findings, and what else is known of
 * the report.
 */
export function FiguresCard({ scan }: { scan: Scan }) {
  const { t, i18n } = useLingui();
  const spaLink = useSpaLink();
  const now = useNow();
  const { counts, format, notes } = scan.attributes;
  const figures = resultFigures(i18n, scan, now).map(({ search, ...figure }) => ({
    ...figure,
    ...(figure.value > 0 &&
      (search
        ? { link: spaLink({ to: '/findings/all', search }) }
        : figure.id === 'ignored' && { link: { href: '#ignored' } })),
  }));
  const label = figures.map(({ figure, label: name }) => `${figure} ${name}`).join(', ');
  return (
    <Card aria-label={t`Result`} className="mb-4 overflow-hidden">
      <ResultBar label={label} figures={figures} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-inset px-4 py-2.5 text-xs text-ink-2">
        {format && (
          <span className="inline-flex items-center gap-1.5">
            <CircleCheck aria-hidden strokeWidth={1.75} className="size-3.5 text-ok-text" />
            {formatName(format)}
          </span>
        )}
        <span className="num">{accountOf(i18n, scan)}</span>
        {counts.new > 0 && <NewBySeverity scan={scan} />}
        {counts.components > 0 && (
          <span className="num">
            <Plural value={counts.components} one="# component" other="# components" />
          </span>
        )}
        {counts.duplicates > 0 && (
          <span className="num">
            <Plural
              value={counts.duplicates}
              one="# duplicate linked"
              other="# duplicates linked"
            />
          </span>
        )}
        {notes.map((note) => (
          <span key={note.text} className="text-ink-3">
            {noteMessage(i18n, note)}
          </span>
        ))}
      </div>
    </Card>
  );
}

/** "New: 38 critical, 204 high": each leads to these, as long as there are any to see. */
function NewBySeverity({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const { counts, dry_run: dry, undone_at: undone } = scan.attributes;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-ink-3 num">
      <Trans>New:</Trans>
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
              className={`${linkStyles.action} inline-flex min-h-6 items-center`}
            >
              {words}
            </Link>
          );
        })}
    </span>
  );
}
