import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Count } from '../badge';

export type AccordionSectionProps = {
  title: ReactNode;
  icon?: LucideIcon;
  /** Number of active filters inside; 0 shows nothing. */
  count?: number;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A native disclosure: its content is mounted while it is open. */
export const AccordionSection = ({
  title,
  icon: Icon,
  count = 0,
  open,
  onToggle,
  children,
}: AccordionSectionProps) => (
  <details
    open={open}
    onToggle={(event) => event.currentTarget.open !== open && onToggle(event.currentTarget.open)}
    className="group/section border-b border-line last:border-0"
  >
    <summary className="flex min-h-9 list-none items-center gap-2 px-3 text-sm font-medium -outline-offset-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
      {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />}
      {title}
      {count > 0 && <Count tone="primary">{count}</Count>}
      <ChevronRight
        aria-hidden
        strokeWidth={1.75}
        className="ml-auto size-3.5 text-ink-3 transition-[rotate] duration-(--dur-fast) group-open/section:rotate-90"
      />
    </summary>
    <div className="px-3 pb-2">{open && children}</div>
  </details>
);
