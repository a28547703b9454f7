import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { placeInReport, type Scan } from '@/entities/scan';
import { useCan } from '@/entities/session';
import { dateTimeOf } from '@/shared/lib/ago';
import { saveBlob } from '@/shared/lib/save-blob';
import { Count } from '@/shared/ui/badge';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { IconButton } from '@/shared/ui/icon-button';
import { groupIgnored, ignoredAsCsv, groupPlacesByMessage } from '../model/ignored-groups';
import { ignoredMessage } from '../model/ignored-messages';
import { skippedResultMessage } from '../model/skipped-result-messages';
import { ReimportButton } from './reimport-button';

/**
 * The entries that did not become findings, grouped by reason, with example locations and what the
 * user can do.
 */
export function IgnoredCard({ scan }: { scan: Scan }) {
  const { id, attributes } = scan;
  const { t, i18n } = useLingui();
  const groups = groupIgnored(attributes.ignored, attributes.ignored_by_reason);
  const maySet = useCan('client:manage');
  const isSet = groups.some(({ reason }) => ignoredMessage[reason].setting);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const count = i18n.number(attributes.counts.ignored);
  const until = attributes.kept_until === null ? '' : dateTimeOf(i18n, attributes.kept_until);
  const shown = attributes.ignored.length;
  const rest = i18n.number(total - shown);
  return (
    <Card id="ignored" aria-labelledby="ignored-title" className="overflow-hidden">
      <CardHead
        id="ignored-title"
        title={<Trans>Entries that aren’t findings</Trans>}
        note={<Count>{i18n.number(total)}</Count>}
        actions={
          <IconButton
            icon={Download}
            size="sm"
            label={t`Download these entries as CSV`}
            onClick={() =>
              saveBlob(
                `ignored-${id}.csv`,
                new Blob([ignoredAsCsv(attributes.ignored)], { type: 'text/csv;charset=utf-8' }),
              )
            }
          />
        }
      />
      <ul className="divide-y divide-line">
        {groups.map(({ reason, count, examples }) => (
          <li key={reason} className="flex items-start gap-3 px-4 py-3">
            <span className="w-8 shrink-0 text-right text-sm font-semibold num">
              {i18n.number(count)}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="text-sm font-medium">{i18n._(ignoredMessage[reason].title)}</h3>
              <ul className="mt-0.5">
                {groupPlacesByMessage(examples, (result) => skippedResultMessage(i18n, result)).map(
                  ([words, places]) => (
                    <li key={words} className="text-2xs break-words text-ink-3">
                      <span className="font-mono">
                        {places.map((place) => placeInReport(i18n, place)).join(', ')}
                      </span>{' '}
                      {words}
                    </li>
                  ),
                )}
              </ul>
              <p className="mt-1 text-xs text-ink-2">{i18n._(ignoredMessage[reason].advice)}</p>
            </div>
            {ignoredMessage[reason].setting && maySet && (
              <Link to="/settings/client" className={buttonStyles({ size: 'sm' })}>
                <Trans>Open settings</Trans>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {total > shown && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-3">
          <Trans>
            The first {i18n.number(shown)} are listed; {rest} more were left out for similar
            reasons.
          </Trans>
        </p>
      )}
      <div className="border-t border-line bg-inset px-4 py-3 empty:hidden">
        {attributes.counts.ignored > 0 && (
          <ReimportButton
            scan={scan}
            reason={
              isSet ? (
                <Trans>
                  If you change the settings, you can import these {count} again without uploading
                  the file.
                </Trans>
              ) : (
                <Trans>The file is kept until {until}. You can reimport it until then.</Trans>
              )
            }
          >
            <Plural
              value={attributes.counts.ignored}
              one="Import it again"
              other={`Import the ${count} again`}
            />
          </ReimportButton>
        )}
      </div>
    </Card>
  );
}
