// Computes the contrast of the design tokens by WCAG 2.2.
import dark from '../src/app/styles/generated/dark.tokens.json' with { type: 'json' };
import light from '../src/app/styles/generated/light.tokens.json' with { type: 'json' };

type Color = { components: readonly number[] };
type Colors = Readonly<Record<string, { $value: Color }>>;

export const themes: Readonly<Record<'light' | 'dark', Colors>> = {
  light: light.color,
  dark: dark.color,
};

export type Theme = keyof typeof themes;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The relative luminance of an OKLCH colour, between 0 and 1. */
export const luminance = ({ components }: Color): number => {
  const [lightness = 0, chroma = 0, hue = 0] = components;
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
};

/** The contrast ratio, between 1 and 21. */
export const contrast = (one: Color, other: Color): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

/** The contrast of two tokens, by name. */
export const contrastOf = (theme: Theme, front: string, ground: string): number => {
  const [one, other] = [themes[theme][front], themes[theme][ground]];
  if (!one || !other) throw new Error(`No colours ${front} and ${ground} in the ${theme} theme.`);
  return contrast(one.$value, other.$value);
};

const roles = [
  'critical',
  'high',
  'medium',
  'low',
  'info',
  'ok',
  'warn',
  'danger',
  'progress',
  'ai',
  'primary',
] as const;

export type Pair = { front: string; ground: string; least: number };

/** Foreground on background, and the minimum contrast for WCAG AA: text 4.5, controls 3. */
export const pairs: readonly Pair[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((front) =>
    ['canvas', 'surface', 'overlay'].map((ground) => ({ front, ground, least: 4.5 })),
  ),
  ...roles.flatMap((role) => [
    { front: `${role}-text`, ground: `${role}-tint`, least: 4.5 },
    { front: `${role}-text`, ground: 'surface', least: 4.5 },
  ]),
  ...['primary', 'danger', 'ai'].map((role) => ({
    front: `on-${role}`,
    ground: role,
    least: 4.5,
  })),
  ...['line-control', 'focus', 'primary'].map((front) => ({ front, ground: 'surface', least: 3 })),
];
