import { Trans } from '@lingui/react/macro';
import { Card, CardHead } from '@/shared/ui/card';
import { OutLink } from '@/shared/ui/link';

/** Only web addresses become links: a report can say anything. */
const isWeb = (url: string) => /^https?:\/\//i.test(url);

export function ReferencesCard({ references }: { references: readonly string[] }) {
  const links = [...new Set(references)].filter(isWeb);
  if (links.length === 0) return null;
  return (
    <Card aria-labelledby="references">
      <CardHead id="references" title={<Trans>References</Trans>} />
      <ul className="flex flex-col gap-2 p-4 text-sm">
        {links.map((url) => (
          <li key={url} className="min-w-0">
            <OutLink href={url} icon="before" className="break-words">
              {url.replace(/^https?:\/\//i, '')}
            </OutLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
