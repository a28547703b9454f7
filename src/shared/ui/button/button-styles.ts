import { cx } from '@/shared/lib/cx';

export const buttonKinds = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary:
    'border border-line-strong bg-surface text-ink shadow-1 hover:bg-hover aria-pressed:border-primary aria-pressed:bg-selected aria-pressed:shadow-none',
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  ai: 'bg-ai text-on-ai hover:bg-ai-hover',
} as const;
export const buttonSizes = {
  sm: 'min-h-control-sm px-2 text-sm',
  md: 'min-h-control-md px-3 text-sm',
  lg: 'min-h-control-lg px-4 text-base',
} as const;

export type ButtonKind = keyof typeof buttonKinds;
export type ButtonSize = keyof typeof buttonSizes;

const base =
  'inline-flex items-center justify-center gap-2 rounded-md py-0.5 font-medium select-none transition-colors duration-(--dur-instant) forced-colors:border';
const disabled = 'border border-line bg-inset text-ink-3';

/** Button styles for links that lead to a page. */
export const buttonStyles = ({
  kind = 'secondary',
  size = 'md',
}: { kind?: ButtonKind; size?: ButtonSize } = {}) => cx(base, buttonSizes[size], buttonKinds[kind]);
export const disabledButtonStyles = (size: ButtonSize) => cx(base, buttonSizes[size], disabled);
