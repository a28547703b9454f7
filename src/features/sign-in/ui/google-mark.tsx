// The logo's four colours are fixed by the brand, so they are not tokens.
const parts = [
  [
    '#4285f4',
    'M22.6 12.3c0-.8-.1-1.500-.2-2.200H12v4.200h5.900a5 5 0 0 1-2.200 3.300v2.800h3.600c2.100-1.900 3.300-4.800 3.300-8.100z',
  ],
  [
    '#34a853',
    'M12 23c3 0 5.500-1 7.300-2.600l-3.600-2.800a6.700 6.700 0 0 1-10-3.500H2v2.900A11 11 0 0 0 12 23z',
  ],
  ['#fbbc05', 'M5.700 14.100a6.600 6.600 0 0 1 0-4.200V7H2a11 11 0 0 0 0 10z'],
  [
    '#ea4335',
    'M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2 7l3.700 2.900A6.600 6.600 0 0 1 12 5.400z',
  ],
] as const;

export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden className="size-4 shrink-0">
    {parts.map(([fill, d]) => (
      <path key={fill} fill={fill} d={d} />
    ))}
  </svg>
);
