import { useState } from 'react';
import { cx } from '@/shared/lib/cx';

const sizes = {
  xs: 'size-5 text-2xs',
  sm: 'size-6 text-2xs',
  md: 'size-7 text-2xs',
  lg: 'size-10 text-sm',
} as const;
/** Derived from the name, so that a user keeps their color. */
const tones = [
  'bg-low-tint text-low-text',
  'bg-ai-tint text-ai-text',
  'bg-warn-tint text-warn-text',
  'bg-critical-tint text-critical-text',
  'bg-ok-tint text-ok-text',
  'bg-info-tint text-info-text',
] as const;

export const initials = (name: string) => {
  const words = name.split(/[\s._@-]+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words[1] : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
};
const toneOf = (name: string) =>
  tones[
    Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length
  ] ?? tones[0];

export type AvatarProps = {
  name: string;
  /** A 200 px square that is known to exist; initials replace it if it does not load. */
  src?: string | undefined;
  size?: keyof typeof sizes;
  /** The name is not shown beside it, so it needs a label. */
  labelled?: boolean;
};

export function Avatar({ name, src, size = 'sm', labelled = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const naming = labelled
    ? ({ role: 'img', 'aria-label': name } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <span
      {...naming}
      title={name}
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full align-middle font-medium',
        sizes[size],
        toneOf(name),
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={200}
          height={200}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** Placeholder for "unassigned", in the same size. */
export const NoAvatar = ({ label, size = 'sm' }: { label: string; size?: keyof typeof sizes }) => (
  <span
    role="img"
    aria-label={label}
    title={label}
    className={cx(
      'inline-flex shrink-0 rounded-full border border-dashed border-line-control align-middle',
      sizes[size],
    )}
  />
);

/** Two letters on a tile, for objects; users have a round avatar. Show the name beside it. */
export const Monogram = ({ letters }: { letters: string }) => (
  <span
    aria-hidden
    className="inline-flex size-8 shrink-0 items-center justify-center rounded-md border border-line bg-inset text-xs font-semibold text-ink-2"
  >
    {letters}
  </span>
);
