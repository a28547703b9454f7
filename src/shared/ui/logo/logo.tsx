import { cx } from '@/shared/lib/cx';

/** A shield whose top is a battlement: three merlons, with an arrow slit as the keyhole. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={cx('shrink-0', className ?? 'size-7')}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M3.5 3h4.2v3h2.2V3h4.2v3h2.2V3h4.2v9.4c0 4.3-3.3 7.3-8.5 9.1-5.2-1.8-8.5-4.8-8.5-9.1zM12 9.6a1.25 1.25 0 0 0-1.25 1.25v4.3a1.25 1.25 0 0 0 2.5 0v-4.3A1.25 1.25 0 0 0 12 9.6z"
    />
  </svg>
);

export const Logo = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2.5 text-md font-semibold">
    <LogoMark className="size-7 text-primary-text" />
    {name}
  </span>
);
