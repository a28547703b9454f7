import { LogoMark } from '@/shared/ui/logo';
import { publicConfig } from '@/shared/config';
import { cx } from '@/shared/lib/cx';

export const frameClass =
  'flex h-12 w-full shrink-0 items-center gap-2.5 border-b border-line px-3 text-left -outline-offset-2';

export function Names({ organization }: { organization: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-sm leading-4 font-semibold">{organization}</span>
      <span className="block truncate text-2xs text-ink-3">{publicConfig.productName}</span>
    </span>
  );
}

export const Mark = ({ rail }: { rail: boolean }) => (
  <LogoMark className={cx('size-7 text-primary-text', rail && 'mx-auto')} />
);
