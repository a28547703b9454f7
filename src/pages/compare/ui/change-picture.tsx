import { useLingui } from '@lingui/react/macro';
import type { FindingComparison } from '@/shared/api/generated/model';

interface ChangePictureProps {
  data: FindingComparison;
  before: string;
  after: string;
}

const height = 140;
const gap = 3;

/** Both sides as columns on one scale, with their common findings as a band between them. */
export function ChangePicture({ data, before, after }: ChangePictureProps) {
  const { t, i18n } = useLingui();
  const [gone, kept, added] = [data.gone.total, data.kept.total, data.new.total];
  const scale = (height - gap) / Math.max(data.before.total, data.after.total);
  // A few findings among thousands remain visible.
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, count * scale));
  const below = (count: number) => (count === 0 ? 0 : tall(count) + gap);
  const [left, right, band] = [below(gone), below(added), tall(kept)];
  const number = (count: number) => i18n.number(count);
  const bar = { width: 20, rx: 2 };
  const text = { fontSize: 11, fontWeight: 500, fill: 'var(--p-ink)' };
  return (
    <div>
      <svg
        viewBox={`0 0 300 ${height}`}
        role="img"
        aria-label={t`${before} has ${number(data.before.total)} findings: ${number(gone)} are gone, ${number(kept)} are kept. ${after} has ${number(data.after.total)}: ${number(kept)} kept, ${number(added)} new.`}
        className="mx-auto block w-full"
      >
        {kept > 0 && (
          <path
            d={`M66 ${left} C150 ${left} 150 ${right} 234 ${right} V${right + band} C150 ${right + band} 150 ${left + band} 66 ${left + band} Z`}
            fill="var(--p-info)"
            opacity="0.18"
          />
        )}
        <rect {...bar} x="46" y="0" height={tall(gone)} fill="var(--p-ok)" />
        <rect {...bar} x="46" y={left} height={band} fill="var(--p-info)" />
        <rect {...bar} x="234" y="0" height={tall(added)} fill="var(--p-danger)" />
        <rect {...bar} x="234" y={right} height={band} fill="var(--p-info)" />
        <g {...text}>
          {gone > 0 && (
            <text x="38" y={Math.max(9, tall(gone) / 2 + 4)} textAnchor="end">
              −{number(gone)}
            </text>
          )}
          {added > 0 && (
            <text x="262" y={Math.max(9, tall(added) / 2 + 4)}>
              +{number(added)}
            </text>
          )}
          {kept > 0 && (
            <text x="150" y={(left + right) / 2 + band / 2 + 4} textAnchor="middle">
              {t`${number(kept)} kept`}
            </text>
          )}
        </g>
      </svg>
      <div className="mt-1 flex justify-between gap-3 text-xs text-ink-3">
        {[
          { id: 'before', name: before, side: data.before },
          { id: 'after', name: after, side: data.after },
        ].map(({ id, name, side }) => (
          <span key={id} className="flex min-w-0 gap-1.5">
            <span className="truncate" title={name}>
              {name}
            </span>
            <span className="num">{number(side.total)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
