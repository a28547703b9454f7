import { Trans, useLingui } from '@lingui/react/macro';
import type { SecretPlace } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { Badge } from '@/shared/ui/badge';
import { OutLink } from '@/shared/ui/link';

/** Commits that added a secret to a file or removed it, oldest first. */
export const SecretPlaces = ({ places }: { places: readonly SecretPlace[] }) => (
  <ul className="divide-y divide-line border-t border-line text-sm">
    {places.map((place) => (
      <li
        key={`${place.commit} ${place.change} ${place.path}`}
        className="flex flex-col gap-1 px-4 py-3"
      >
        <Place place={place} />
      </li>
    ))}
  </ul>
);

function Place({ place }: { place: SecretPlace }) {
  const { t, i18n } = useLingui();
  const commit = place.commit.slice(0, 10);
  const headLine = place.head_line === null ? null : i18n.number(place.head_line);
  const names = (shown: readonly string[], total: number): string => {
    const more = total - shown.length;
    return [...shown, ...(more > 0 ? [t`${i18n.number(more)} more`] : [])].join(', ');
  };
  const where = [
    ...(place.branches_total > 0
      ? [t`Branches: ${names(place.branches, place.branches_total)}`]
      : []),
    ...(place.tags_total > 0 ? [t`Tags: ${names(place.tags, place.tags_total)}`] : []),
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <OutLink href={place.url} className="font-mono text-xs">
          {commit}
        </OutLink>
        <span>
          {place.change === 'removed' ? (
            <Trans>Removed from the file</Trans>
          ) : place.is_oldest ? (
            <Trans>Here or earlier: the oldest commit that was searched</Trans>
          ) : (
            <Trans>Added to the file</Trans>
          )}
        </span>
        {place.date !== null && (
          <span className="text-xs text-ink-3">{dateTimeOf(i18n, place.date)}</span>
        )}
        {headLine !== null && (
          <Badge tone="danger">
            <Trans>Still there, line {headLine}</Trans>
          </Badge>
        )}
      </p>
      <p className="font-mono text-xs wrap-anywhere text-ink-2">{`${place.path}:${place.line}`}</p>
      {where.length > 0 && <p className="text-xs wrap-anywhere text-ink-3">{where.join(' · ')}</p>}
    </>
  );
}
