import type { ReactNode, SyntheticEvent } from 'react';
import { pageHref } from '@/shared/i18n';
import { useSpaLink } from '@/shared/lib/spa-link';
import { useFindingsClient } from '../model/findings-client';

interface FindingLinkProps {
  id: string;
  /** Its organization, in a list over several. */
  client?: string | undefined;
  className?: string;
  /**
   * In the grid the row is reached by J and K and opened by Enter; its link is then out of the tab
   * order.
   */
  focusable?: boolean;
  children: ReactNode;
}

/**
 * Links to the finding's page and carries the query along, so that next and previous know the list.
 * The query is added on hover or focus: links need not render again with every change of the URL.
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
