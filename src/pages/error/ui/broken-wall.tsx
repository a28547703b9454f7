const merlons = [10, 70, 130, 190, 250, 310, 370];
const fallen = { notFound: 250, other: 130 };
const joints = [-20, 40, 100, 160, 220, 280, 340, 400];

/**
 * A battlement with one stone missing; its position distinguishes a lost page from a broken one.
 */
export function BrokenWall({ gap }: { gap: keyof typeof fallen }) {
  const missing = fallen[gap];
  return (
    <svg viewBox="0 0 420 132" aria-hidden className="w-full max-w-105">
      <path d="M0 62h420v70H0z" className="fill-inset" />
      {merlons
        .filter((x) => x !== missing)
        .map((x) => (
          <g key={x}>
            <path
              d={`M${x} 63V14h40v49`}
              strokeWidth="1.5"
              className="fill-inset stroke-line-strong"
            />
            <rect x={x + 17} y="28" width="6" height="20" rx="3" className="fill-line-control" />
          </g>
        ))}
      <g strokeWidth="1.5" fill="none" className="stroke-line-strong">
        <path d="M0 62h10M410 62h10" />
        {merlons.slice(0, -1).map((x) => (
          <path key={x} d={`M${x + 40} 62h20`} />
        ))}
        <path d={`M${missing} 62h40`} />
        <g opacity=".6">
          <path d="M0 97h420" />
          {joints.map((x) => (
            <path key={x} d={`M${x} 62v35M${x + 30} 97v35`} />
          ))}
        </g>
      </g>
      <rect
        width="38"
        height="38"
        rx="1"
        transform={`translate(${missing + 2} 22) rotate(16 20 18)`}
        strokeWidth="1.75"
        strokeDasharray="4 4"
        className="fill-canvas stroke-primary"
      />
    </svg>
  );
}
