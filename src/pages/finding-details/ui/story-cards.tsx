import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Finding } from '@/entities/finding';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { linkStyles, OutLink } from '@/shared/ui/link';
import { RichText } from '@/shared/ui/rich-text';

export function DescriptionCard({ finding: { attributes } }: { finding: Finding }) {
  const { description, mitigation } = attributes;
  if (!description && !mitigation) return null;
  return (
    <Card aria-labelledby="why">
      <CardHead id="why" title={<Trans>Why it matters</Trans>} />
      <CardBody className="max-w-[72ch]">
        {description && <RichText format="markdown" text={description} />}
        {mitigation && (
          <div className="mt-3">
            <h3 className="mb-1 text-sm font-semibold">
              <Trans>What to do</Trans>
            </h3>
            <RichText format="markdown" text={mitigation} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** Findings that mean the same, with why they were put together. */
export function DuplicatesCard({ finding: { attributes } }: { finding: Finding }) {
  if (attributes.duplicates.length === 0) return null;
  return (
    <Card aria-labelledby="duplicates">
      <CardHead id="duplicates" title={<Trans>Duplicates</Trans>} />
      <ul className="divide-y divide-line">
        {attributes.duplicates.map((link) => (
          <li key={link.finding_id} className="px-4 py-2.5 text-sm">
            <Link to="/findings/finding-details/$id" params={{ id: link.finding_id }} className={linkStyles.title}>
              {link.title}
            </Link>
            <p className="text-xs text-ink-3">
              {link.tool} · {link.reason}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A control is often written with its standard in front. */
const violation = (name: string, control: string) => (control.startsWith(name) ? control : `${name} · ${control}`);

/** The controls and standards that the finding stands against, with why. */
export function PoliciesCard({ finding: { attributes } }: { finding: Finding }) {
  if (attributes.policies.length === 0) return null;
  return (
    <Card aria-labelledby="policies">
      <CardHead id="policies" title={<Trans>Policies</Trans>} />
      <ul className="divide-y divide-line">
        {attributes.policies.map(({ name, control, reason, uri }) => (
          <li key={`${name} ${control}`} className="px-4 py-2.5 text-sm">
            {uri ? (
              <OutLink href={uri}>
                {violation(name, control)}
              </OutLink>
            ) : (
              <span className="font-medium">
                {violation(name, control)}
              </span>
            )}
            <p className="text-xs break-words text-ink-3">{reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
