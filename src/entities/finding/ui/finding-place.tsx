import { placeOf, type FindingRow } from '../model/finding';

/**
 * The repository and the location in it. A long path is truncated at its beginning, so that file
 * and line stay visible.
 */
export function FindingPlace({ finding }: { finding: FindingRow }) {
  const place = placeOf(finding);
  const tail = place.lastIndexOf('/');
  return (
    <span
      className="flex min-w-0 text-2xs leading-4 text-ink-3 in-data-[density=compact]:hidden"
      title={place}
    >
      <span className="mr-1.5 max-w-40 shrink-0 truncate">
        {finding.attributes.repository.nickname}
      </span>
      {tail > 0 && <span className="truncate font-mono">{place.slice(0, tail)}</span>}
      <span className="max-w-full shrink-0 truncate font-mono">
        {place.slice(Math.max(tail, 0))}
      </span>
    </span>
  );
}
