import { CalendarDays, History } from 'lucide-react';

/** The two views of what is new differ at a glance. */
export function ViewIcon({ since }: { since: string }) {
  const Icon = since === 'last_visit' ? History : CalendarDays;
  return <Icon aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />;
}
