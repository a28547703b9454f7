import type { ReactNode, SyntheticEvent } from 'react';
import { pageHref } from '@/shared/i18n';
import { useSpaLink } from '@/shared/lib/spa-link';
import { useFindingsClient } from '../model/findings-client';

interface FindingLinkProps {
  id: string;
  /** The finding's organization, in a list over several. */
  client?: string | undefined;
  className?: string;
  /**
   * In the grid, J and K move to the row and Enter opens it, so its link is not in the tab order.
   */
  focusable?: boolean;
  children: ReactNode;
}

/**
 * Links to the finding's page and passes the query, so that next and previous follow the list. The
 * query is added on hover or focus, so that links do not render again with every URL change.
 */
export function FindingLink({
  id,
  client: ownerId,
  className,
  focusable = false,
  children,
}: FindingLinkProps) {
  const spaLink = useSpaLink();
  const managed = useFindingsClient();
  const client = ownerId ?? (typeof managed === 'string' ? managed : undefined);
  const link = () =>
    client === undefined
      ? spaLink({ to: '/findings/finding-details/$id', params: { id }, search: true })
      : spaLink({
          to: '/manage-clients/findings/finding-details/$client_id/$id',
          params: { client_id: client, id },
          search: true,
        });
  const path = client === undefined ? id : `${client}/${id}`;
  const carryQuery = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = link().href;
  };
  return (
    <a
      href={pageHref(
        `${client === undefined ? '' : '/manage-clients'}/findings/finding-details/${path}`,
      )}
      tabIndex={focusable ? undefined : -1}
      className={className}
      onPointerEnter={carryQuery}
      onFocus={carryQuery}
      onClick={(event) => link().onClick(event)}
    >
      {children}
    </a>
  );
}
