// Converts the CSS tokens to the JSON format of the Design Tokens Community Group, for design
// tools: theme-independent tokens, and the colours and shadows of each theme.

type Token = { $type: string; $value: unknown };
type Group = { [name: string]: Token | Group };

const themes = {
  light: ":root, [data-theme='light']",
  dark: "[data-theme='dark']",
} as const;

/** The text between the braces after a selector. */
const blockOf = (css: string, selector: string): string => {
  const start = css.indexOf(`\n${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no block "${selector}".`);
  const open = css.indexOf('{', start);
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(open + 1, at);
  }
  throw new Error(`The block "${selector}" of tokens.css does not end.`);
};

const declarationsOf = (block: string): ReadonlyMap<string, string> =>
  new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );

const numbersOf = (text: string): number[] => text.split(/[\s,]+/).map(Number);

const colorOf = (value: string) => {
  const [, components = '', alpha] = /^oklch\(([^/)]+)(?:\/\s*([\d.]+))?\)$/.exec(value) ?? [];
  if (components === '') throw new Error(`Unsupported color: "${value}".`);
  return {
    colorSpace: 'oklch',
    components: numbersOf(components.trim()),
    ...(alpha !== undefined && { alpha: Number(alpha) }),
  };
};

const dimensionOf = (value: string) => {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`Unsupported dimension: "${value}".`);
  return { value: Number(number), unit: unit ?? 'px' };
};

const shadowOf = (value: string) =>
  value.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^(.+?)\s+(oklch\(.+\))$/.exec(layer) ?? [];
    const [x = '', y = '', blur = '', spread = '0'] = lengths.split(' ');
    return {
      color: colorOf(color),
      offsetX: dimensionOf(x),
      offsetY: dimensionOf(y),
      blur: dimensionOf(blur),
      spread: dimensionOf(spread),
    };
  });

const token = ($type: string, $value: unknown): Token => ({ $type, $value });

const themeOf = (css: string, selector: string): Group => {
  const color: Group = {};
  const shadow: Group = {};
  for (const [name, value] of declarationsOf(blockOf(css, selector))) {
    const role = name.replace(/^p-/, '');
    if (role.startsWith('shadow-'))
      shadow[role.replace('shadow-', '')] = token('shadow', shadowOf(value));
    else color[role] = token('color', colorOf(value));
  }
  return { color, shadow };
};

const familyOf = (value: string): string[] =>
  value.split(/,\s*/).map((name) => name.replaceAll('"', ''));

/** The name prefix, type and value parser of each group. */
const groups: readonly [
  group: string,
  prefix: string,
  type: string,
  read: (v: string) => unknown,
][] = [
  ['font-family', 'font-', 'fontFamily', familyOf],
  ['font-weight', 'font-weight-', 'fontWeight', Number],
  ['radius', 'radius-', 'dimension', dimensionOf],
  ['breakpoint', 'breakpoint-', 'dimension', dimensionOf],
  ['easing', 'ease-', 'cubicBezier', (v) => numbersOf(v.replace(/^.*\(|\)$/g, ''))],
  ['duration', 'dur-', 'duration', (v) => ({ value: Number.parseFloat(v), unit: 'ms' })],
  ['control', 'p-control-', 'dimension', dimensionOf],
];

const typographyOf = (values: ReadonlyMap<string, string>): Group => {
  const sizes = [...values].filter(([name]) => /^text-\w+$/.test(name));
  return Object.fromEntries(
    sizes.map(([name, size]) => {
      const { value: rem } = dimensionOf(size);
      const line = dimensionOf(values.get(`${name}--line-height`) ?? size).value;
      const spacing = Number.parseFloat(values.get(`${name}--letter-spacing`) ?? '0');
      return [
        name.replace('text-', ''),
        token('typography', {
          fontFamily: '{font-family.sans}',
          fontSize: dimensionOf(size),
          fontWeight: '{font-weight.normal}',
          letterSpacing: { value: Number((spacing * rem).toFixed(4)), unit: 'rem' },
          lineHeight: Number((line / rem).toFixed(4)),
        }),
      ];
    }),
  );
};

const baseOf = (css: string): Group => {
  // Later blocks enlarge controls on phones and remove motion; the tokens are in the first block.
  const rest = css.slice(css.indexOf('@theme inline'));
  const measures = [...rest.matchAll(/\n:root \{([^}]*)\}/g)].map(([, block = '']) => block);
  const values = new Map([
    ...declarationsOf(blockOf(css, '@theme').replaceAll(/@keyframes[^}]*\}\s*\}/g, '')),
    ...declarationsOf(measures.join('\n')),
  ]);
  const made: Group = {
    space: { unit: token('dimension', dimensionOf(values.get('spacing') ?? '')) },
  };
  for (const [group, prefix, type, read] of groups) {
    const own = [...values].filter(
      ([name, value]) =>
        name.startsWith(prefix) &&
        value !== 'initial' &&
        (group !== 'font-family' || !name.startsWith('font-weight-')),
    );
    made[group] = Object.fromEntries(
      own.map(([name, value]) => [name.slice(prefix.length), token(type, read(value))]),
    );
  }
  return { ...made, typography: typographyOf(values) };
};

/** The files by name as JSON, generated from `tokens.css`. */
export const designTokens = (css: string): ReadonlyMap<string, Group> =>
  new Map([
    ['base.tokens.json', baseOf(css)],
    ['light.tokens.json', themeOf(`\n${css}`, themes.light)],
    ['dark.tokens.json', themeOf(`\n${css}`, themes.dark)],
  ]);
