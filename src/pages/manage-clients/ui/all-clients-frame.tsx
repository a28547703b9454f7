import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { ChooseClients } from './choose-clients';
import { ReadOnlyBanner } from './read-only-banner';

/** The layout around the findings of all managed organizations. */
export function useAllClientsFrame(choice: ComponentProps<typeof ChooseClients>) {
  const { t } = useLingui();
  return {
    title: t`Findings of all organisations`,
    breadcrumb: (
      <Link to="/manage-clients">
        <Trans>Clients</Trans>
      </Link>
    ),
    actions: null,
    header: (
      <>
        <ReadOnlyBanner all />
        <div className="pb-2">
          <ChooseClients {...choice} />
        </div>
      </>
    ),
  };
}
