import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type AccessRowProps = {
  icon: LucideIcon;
  name: ReactNode;
  badge?: ReactNode;
  note: ReactNode;
  since: ReactNode;
  lastUse: ReactNode;
  action?: ReactNode;
};

/** A session or token: what it is, since when it exists, and when it was last used. */
export const AccessRow = ({ icon: Icon, ...row }: AccessRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t p-4 text-sm first:border-t-0">
    <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
      <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-md border bg-inset">
        <Icon aria-hidden strokeWidth={1.75} className="size-4 text-ink-2" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium break-all">
          {row.name}
          {row.badge}
        </p>
        <p className="text-xs text-ink-3">{row.note}</p>
      </div>
    </div>
    <dl className="w-40 num">
      <dt className="text-xs text-ink-3">
        <Trans>Since</Trans>
      </dt>
      <dd>{row.since}</dd>
    </dl>
    <dl className="w-40 num">
      <dt className="text-xs text-ink-3">
        <Trans>Last use</Trans>
      </dt>
      <dd>{row.lastUse}</dd>
    </dl>
    <div className="flex w-32 justify-end whitespace-nowrap">{row.action}</div>
  </li>
);
