import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Scan } from '@/entities/scan';
import type { ScanChange, ScanChangeKind } from '@/shared/api/generated/model';
import { Badge, Count } from '@/shared/ui/badge';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph, severityNames } from '@/shared/ui/severity';

const kinds = {
  new: { word: msg`Would be new`, tone: 'info' },
  reopened: { word: msg`Would be reopened`, tone: 'warn' },
  fixed: { word: msg`Would be fixed`, tone: 'ok' },
} as const satisfies Record<ScanChangeKind, unknown>;

/** The findings that a dry run would change, most severe first. */
export function ChangesCard({ changes, counts }: Pick<Scan['attributes'], 'changes' | 'counts'>) {
  const { i18n } = useLingui();
  const all = counts.new + counts.reopened + counts.fixed;
  const shown = i18n.number(changes.length);
  const total = i18n.number(all);
  return (
    <Card aria-labelledby="changes" className="mb-4 overflow-hidden">
      <CardHead id="changes" title={<Trans>Impact</Trans>} note={<Count>{total}</Count>} />
      <ul className="divide-y divide-line">
        {changes.map((change, index) => (
          <Change key={`${change.finding_id ?? ''} ${String(index)}`} change={change} />
        ))}
      </ul>
      {changes.length < all && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-3">
          <Trans>
            Showing the {shown} most severe of {total}.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function Change({
  change: { change, finding_id: id, title, severity, place },
}: {
  change: ScanChange;
}) {
  const { i18n } = useLingui();
  const { word, tone } = kinds[change];
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 text-sm">
      <SeverityGlyph severity={severity} />
      <span className="sr-only">{i18n._(severityNames[severity])}</span>
      <div className="min-w-0 flex-1">
        {id === null ? (
          <p className="font-medium break-words">{title}</p>
        ) : (
          <Link
            to="/findings/finding-details/$id"
            params={{ id }}
            className={`${linkStyles.title} break-words`}
          >
            {title}
          </Link>
        )}
        {place && <p className="font-mono text-2xs break-all text-ink-3">{place}</p>}
      </div>
      <Badge tone={tone}>{i18n._(word)}</Badge>
    </li>
  );
}
