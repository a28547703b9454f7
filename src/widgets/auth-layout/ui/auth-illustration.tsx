import { Trans } from '@lingui/react/macro';

/** A row of merlons, 90 wide every 150, starting at `x`; the wall continues below. */
const battlement = (x: number, y: number) => {
  const merlons = Array.from(
    { length: 6 },
    (_, place) => `M${x + place * 150} ${y}h90v60h-90z`,
  ).join('');
  return `${merlons}M0 ${y + 57}h560v400H0z`;
};
const slits = [48, 198, 348, 498];

export const AuthIllustration = () => (
  <aside className="relative hidden flex-col overflow-hidden p-12 text-splash-ink [background:linear-gradient(var(--p-splash-bg),var(--p-splash-bg2))] lg:flex">
    <p className="max-w-[14ch] text-3xl leading-tight font-semibold text-balance">
      <Trans>All findings, ranked by risk.</Trans>
    </p>
    <p className="mt-4 max-w-[46ch] text-md text-splash-ink2">
      <Trans>
        One place for scanner results, supply-chain threats and the pull requests that fix them.
      </Trans>
    </p>
    <svg
      viewBox="0 0 548 410"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="absolute inset-x-0 bottom-0 h-[46%] w-full text-splash-ink"
    >
      <g fill="currentColor">
        <path d={battlement(-26, 0)} fillOpacity=".05" />
        <path d={battlement(-76, 112)} fillOpacity=".06" />
        <path d={battlement(12, 230)} fillOpacity=".11" />
      </g>
      {slits.map((x) => (
        <rect
          key={x}
          x={x}
          y="317"
          width="12"
          height="48"
          rx="6"
          className="fill-splash-mark"
          fillOpacity={x === 198 ? 1 : 0.25}
        />
      ))}
    </svg>
  </aside>
);
