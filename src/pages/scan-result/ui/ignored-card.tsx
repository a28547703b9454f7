import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { Scan } from '@/entities/scan';
import { saveBlob } from '@/shared/lib/save-blob';
import { Count } from '@/shared/ui/badge';
import { Card, CardHead } from '@/shared/ui/card';
import { IconButton } from '@/shared/ui/icon-button';
import { groupIgnored, ignoredAsCsv } from '../model/ignored-groups';
import { ignoredWords } from '../model/ignored-words';

/** What was left out, grouped by why, with a few places of each and what can be done. */
export function IgnoredCard({ scan: { id, attributes } }: { scan: Scan }) {
  const { t, i18n } = useLingui();
  const groups = groupIgnored(attributes.ignored);
  const shown = attributes.ignored.length;
  const rest = i18n.number(attributes.counts.ignored - shown);
  return (
    <Card id="ignored" aria-labelledby="ignored-title" className="overflow-hidden">
      <CardHead
        id="ignored-title"
        title={<Trans>Ignored, with reasons</Trans>}
        note={<Count>{i18n.number(attributes.counts.ignored)}</Count>}
        actions={
          <IconButton
            icon={Download}
            size="sm"
            label={t`Download the ignored results as CSV`}
            onClick={() => saveBlob(`ignored-${id}.csv`, new Blob([ignoredAsCsv(attributes.ignored)], { type: 'text/csv;charset=utf-8' }))}
          />
        }
      />
      <ul className="divide-y divide-line">
        {groups.map(({ reason, count, examples }) => (
          <li key={reason} className="flex items-start gap-3 px-4 py-3">
            <span className="num w-8 shrink-0 text-right text-sm font-semibold">{i18n.number(count)}</span>
            <div className="min-w-0 flex-1">
              <h3 className="text-sm font-medium">{i18n._(ignoredWords[reason].title)}</h3>
              <ul className="mt-0.5">
                {examples.map(({ pointer, detail }) => (
                  <li key={`${pointer} ${detail}`} className="text-2xs break-words text-ink-3">
                    <span className="font-mono">{pointer}</span> {detail}
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-xs text-ink-2">{i18n._(ignoredWords[reason].advice)}</p>
            </div>
          </li>
        ))}
      </ul>
      {attributes.counts.ignored > shown && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-3">
          <Trans>The first {i18n.number(shown)} are listed; {rest} more were left out for the like reasons.</Trans>
        </p>
      )}
    </Card>
  );
}
