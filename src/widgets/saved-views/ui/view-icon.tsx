import { CalendarDays, History } from 'lucide-react';

/** Distinguishes the two views of new findings. */
export function ViewIcon({ since }: { since: string }) {
  const Icon = since === 'last_visit' ? History : CalendarDays;
  return <Icon aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />;
}
