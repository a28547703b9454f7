import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface FindingLinkProps {
  id: string;
  className?: string;
  /** In the grid the row is reached by J and K and opened by Enter; its link is then out of the tab order. */
  focusable?: boolean;
  children: ReactNode;
}

/** To the finding's page, carrying the query along so that next and previous know the list it came from. */
export const FindingLink = ({ id, className, focusable = false, children }: FindingLinkProps) => (
  <Link to="/findings/finding-details/$id" params={{ id }} search={true} tabIndex={focusable ? undefined : -1} preload={false} className={className}>
    {children}
  </Link>
);
