import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Foundations/Tokens' });

const grounds = [
  'canvas',
  'surface',
  'inset',
  'hover',
  'selected',
  'overlay',
  'overlay-hover',
  'line',
  'line-strong',
  'line-control',
  'primary',
  'primary-hover',
  'focus',
  'danger',
  'ai',
  'diff-add',
  'diff-add-word',
  'diff-del',
  'diff-del-word',
  'code-hit',
];
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
];
const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];
const sizes = ['2xs', 'xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl'];
const radii = ['xs', 'sm', 'md', 'lg', 'xl'];

const Swatch = ({ name }: { name: string }) => (
  <div className="flex items-center gap-2 text-xs">
    <span
      className="size-8 shrink-0 rounded-md border border-line-strong"
      style={{ background: `var(--p-${name})` }}
    />
    {name}
  </div>
);

export const Colours = meta.story({
  render: () => (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {[...grounds, ...charts].map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </div>
  ),
});

export const Roles = meta.story({
  render: () => (
    <div className="flex flex-col gap-2">
      {roles.map((role) => (
        <div key={role} className="flex items-center gap-3 text-sm">
          <span className="size-5 rounded-sm" style={{ background: `var(--p-${role})` }} />
          <span
            className="w-40 rounded-md border px-2 py-1"
            style={{
              background: `var(--p-${role}-tint)`,
              borderColor: `var(--p-${role}-edge)`,
              color: `var(--p-${role}-text)`,
            }}
          >
            {role} on its tint
          </span>
          <span className="bg-surface px-2 py-1" style={{ color: `var(--p-${role}-text)` }}>
            {role} on surface
          </span>
        </div>
      ))}
    </div>
  ),
});

export const Type = meta.story({
  render: () => (
    <div className="flex flex-col gap-2">
      {sizes.map((size) => (
        <p
          key={size}
          style={{
            fontSize: `var(--text-${size})`,
            lineHeight: `var(--text-${size}--line-height)`,
          }}
        >
          {size}: every finding, ranked <span className="num">0123456789</span>
        </p>
      ))}
      <p className="code">mono: src/main/java/StatementRepository.java:124</p>
    </div>
  ),
});

export const RadiusAndShadow = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-4">
      {radii.map((radius) => (
        <span
          key={radius}
          className="inline-flex size-16 items-center justify-center border border-line-strong bg-surface text-xs"
          style={{ borderRadius: `var(--radius-${radius})` }}
        >
          {radius}
        </span>
      ))}
      {[1, 2, 3].map((level) => (
        <span
          key={level}
          className="inline-flex size-16 items-center justify-center rounded-lg border border-line bg-overlay text-xs"
          style={{ boxShadow: `var(--p-shadow-${level})` }}
        >
          {level}
        </span>
      ))}
    </div>
  ),
});
