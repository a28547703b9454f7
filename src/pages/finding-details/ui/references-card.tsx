import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles, OutLink } from '@/shared/ui/link';

/** Only web URLs become links, because a report may contain any text. */
const isWeb = (url: string) => /^https?:\/\//i.test(url);

/** Advisories may have dozens of references. */
const shownAtOnce = 8;

export function ReferencesCard({ references }: { references: readonly string[] }) {
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  const links = [...new Set(references)].filter(isWeb);
  if (links.length === 0) return null;
  const shown = all || links.length <= shownAtOnce + 1 ? links : links.slice(0, shownAtOnce);
  const moreWords = i18n.number(links.length - shown.length);
  return (
    <Card aria-labelledby="references">
      <CardHead id="references" title={<Trans>References</Trans>} />
      <ul className="flex flex-col gap-2 p-4 text-sm">
        {shown.map((url) => (
          <li key={url} className="min-w-0">
            <OutLink href={url} icon="before" className="break-words">
              {url.replace(/^https?:\/\//i, '')}
            </OutLink>
          </li>
        ))}
        {shown.length < links.length && (
          <li>
            <button
              type="button"
              className={`${linkStyles.action} min-h-6`}
              onClick={() => setAll(true)}
            >
              <Trans>{moreWords} more</Trans>
            </button>
          </li>
        )}
      </ul>
    </Card>
  );
}
