import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { type RadioInputProps, RadioMark } from '../radio';

const plain = 'min-w-0 rounded-md border border-line-strong bg-surface';
const frame = cx(
  plain,
  'has-checked:border-primary has-checked:bg-primary-tint has-disabled:bg-inset has-disabled:text-ink-3',
);
/**
 * Its fields may contain radios: only the one in its header decides whether the card is selected.
 */
const cardFrame = cx(
  plain,
  'has-[>label_:checked]:border-primary has-[>label_:checked]:bg-primary-tint has-[>label_:disabled]:bg-inset has-[>label_:disabled]:text-ink-3',
);

export type RadioCardProps = RadioInputProps & {
  title: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon;
  /** Fields that belong to this choice; shown while it is selected. */
  children?: ReactNode;
};

export const RadioCard = ({
  title,
  text,
  icon: Icon,
  children,
  className,
  ...rest
}: RadioCardProps) => (
  <div className={cx('group/card', cardFrame, className)}>
    <label className="flex gap-3 p-3">
      <RadioMark {...rest} className="mt-0.5" />
      {Icon && (
        <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-md bg-inset text-ink-2">
          <Icon aria-hidden strokeWidth={1.75} className="size-4" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{title}</span>
        {text && <span className="block text-xs text-ink-2">{text}</span>}
      </span>
    </label>
    {children && (
      <div className="hidden pr-3 pb-3 pl-10 group-has-[>label_:checked]/card:block">
        {children}
      </div>
    )}
  </div>
);

export type TileRadioProps = RadioInputProps & {
  title: string;
  /** Two or three letters, until the brand's logo is licensed. */
  monogram: string;
};

/** Two columns on phones, more if there is space: registries, hosts, presets. */
export const TileRadio = ({ title, monogram, className, ...rest }: TileRadioProps) => (
  <label className={cx('flex items-center gap-2.5 p-2.5', frame, className)}>
    <span
      aria-hidden
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-md border border-line bg-inset text-2xs font-semibold"
    >
      {monogram}
    </span>
    <span className="min-w-0 flex-1 text-sm font-medium break-words">{title}</span>
    <RadioMark {...rest} />
  </label>
);

export type IconRadioProps = RadioInputProps & { title: string; icon: LucideIcon };

/** A choice among a few kinds, each with an icon. */
export const IconRadio = ({ title, icon: Icon, className, ...rest }: IconRadioProps) => (
  <label className={cx('flex items-center gap-2.5 px-3 py-2.5', frame, className)}>
    <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
    <span className="min-w-0 flex-1 text-sm font-medium break-words">{title}</span>
    <RadioMark {...rest} />
  </label>
);

/** As many per row as fit beside their logo: a tile's name never breaks within a word. */
const tileColumns = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))' };

export const TileGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-sm font-medium">{label}</legend>
    <div className="grid gap-2" style={tileColumns}>
      {children}
    </div>
  </fieldset>
);
