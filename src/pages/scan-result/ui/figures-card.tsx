import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { formatName, type Scan, scanNoteMessage } from '@/entities/scan';
import { useNow } from '@/shared/lib/use-now';
import { cx } from '@/shared/lib/cx';
import { useSpaLink } from '@/shared/lib/spa-link';
import { Card } from '@/shared/ui/card';
import { ResultBar } from '@/shared/ui/result-bar';
import { accountOf, accountSentence } from '../model/account';
import { isScanWarning } from '#domain/scan-notes';
import { accountFigures } from '../model/result-figures';

/** What happened to the report's entries, and further facts about it. */
export function FiguresCard({ scan }: { scan: Scan }) {
  const { t, i18n } = useLingui();
  const spaLink = useSpaLink();
  const now = useNow();
  const { counts, notes } = scan.attributes;
  const figures = accountFigures(i18n, scan, now).map(({ link, ...figure }) => ({
    ...figure,
    ...(link && {
      link:
        link === 'reasons' ? { href: '#ignored' } : spaLink({ to: '/findings/all', search: link }),
    }),
  }));
  return (
    <Card aria-label={t`Result`} className="mb-4 overflow-hidden">
      {counts.total === 0 && (
        <Notes notes={notes.filter(({ code }) => isScanWarning(code))} areWarnings />
      )}
      <ResultBar
        label={accountSentence(i18n, scan)}
        total={{ label: t`Entries`, figure: i18n.number(counts.total), note: t`in the report` }}
        figures={figures}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-inset px-4 py-2.5 text-xs text-ink-2">
        <Balance scan={scan} />
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
      </div>
      <Notes notes={notes.filter(({ code }) => !isScanWarning(code))} />
      {counts.total > 0 && (
        <Notes notes={notes.filter(({ code }) => isScanWarning(code))} areWarnings />
      )}
    </Card>
  );
}

type NotesProps = { notes: Scan['attributes']['notes']; areWarnings?: boolean };

function Notes({ notes, areWarnings = false }: NotesProps) {
  const { i18n } = useLingui();
  if (notes.length === 0) return null;
  const Mark = areWarnings ? TriangleAlert : Info;
  return (
    <ul
      className={cx(
        'flex flex-col gap-1 border-t px-4 py-2.5 text-sm first:border-t-0',
        areWarnings ? 'border-warn-edge bg-warn-tint' : 'border-line text-ink-2',
      )}
    >
      {notes.map((note) => (
        <li key={note.text} className="flex gap-2">
          <Mark
            aria-hidden
            strokeWidth={1.75}
            className={cx('mt-0.5 size-4 shrink-0', areWarnings ? 'text-warn-text' : 'text-ink-3')}
          />
          <span className="min-w-0 break-words">{scanNoteMessage(i18n, note)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Whether every entry of the report is accounted for, and how the report was recognised. */
function Balance({ scan }: { scan: Scan }) {
  const { tool, format } = scan.attributes;
  const { entries, missing } = accountOf(scan);
  const known = format === null ? '' : formatName(format);
  // A format without a name is shown by the tool's name.
  const name = known === format ? (tool ?? known) : known;
  const Mark = missing === 0 ? CircleCheck : TriangleAlert;
  return (
    <>
      {(entries > 0 || missing !== 0) && (
        <span className="inline-flex items-center gap-1.5 font-medium text-ink">
          <Mark
            aria-hidden
            strokeWidth={1.75}
            className={`size-3.5 shrink-0 ${missing === 0 ? 'text-ok-text' : 'text-warn-text'}`}
          />
          {missing === 0 ? (
            <Trans>Every entry is accounted for</Trans>
          ) : (
            <Plural
              value={Math.abs(missing)}
              one="# entry is not accounted for"
              other="# entries are not accounted for"
            />
          )}
        </span>
      )}
      {entries === 0 && (
        <span className="font-medium text-ink">
          <Trans>The report lists nothing</Trans>
        </span>
      )}
      {name !== '' && <Trans>Read as {name}</Trans>}
    </>
  );
}
