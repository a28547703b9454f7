// Conventions that no published rule covers.
const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const property =
  'bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|accent|caret|divide|shadow|placeholder';
const rawColour = String.raw`/(^|[\s:"'])(${property})-(?:(?:${palette})-\d{2,3}|black|white|\[#)/`;
const colourMessage = 'Use a design token (src/app/styles), not a colour of the raw palette.';

const noRawColours = [
  { selector: `Literal[value=${rawColour}]`, message: colourMessage },
  { selector: `TemplateElement[value.raw=${rawColour}]`, message: colourMessage },
];

const noDefaultExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a name that is the same everywhere can be found.',
};

const noWildcardExports = {
  selector: 'ExportAllDeclaration',
  message: 'List what a slice offers by name.',
};

const noBareLazy = {
  selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
  message:
    'Use `lazyComponent` or `lazyInSuspense` (src/shared/lib/lazy-component.tsx): they wait for the texts too.',
};

const noSleeps = {
  selector: 'CallExpression[callee.property.name="waitForTimeout"]',
  message: 'Wait for what a person would see, not for time.',
};

const noRouteMocks = {
  selector: 'CallExpression[callee.object.name="page"][callee.property.name="route"]',
  message: 'End-to-end tests talk to the real server.',
};

export const styleRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExports,
        noWildcardExports,
        noBareLazy,
        ...noRawColours,
      ],
    },
  },
  {
    files: ['server/**/*.ts', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExports, noWildcardExports] },
  },
  {
    files: ['tests/e2e/**/*.ts', 'tests/support/e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExports, noSleeps, noRouteMocks] },
  },
  // Tools that load their configuration or stories by default export.
  {
    files: [
      '*.config.{ts,js}',
      '.storybook/**',
      '**/*.stories.tsx',
      'tests/**/*.setup.ts',
      'tests/**/global-*.ts',
      'drizzle.config.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
];
