import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type LoginRowProps = {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
  /** Content below, for this sign-in method. */
  children?: ReactNode;
};

/** A sign-in method, or something that one needs. */
export const LoginRow = ({ icon: Icon, title, text, actions, children }: LoginRowProps) => (
  <section className="flex gap-3 border-t border-line p-4 first:border-t-0">
    <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-ink-3" />
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-sm font-medium">{title}</h3>
          <p className="text-sm text-ink-3">{text}</p>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  </section>
);
