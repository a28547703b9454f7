import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card, CardHead } from '@/shared/ui/card';

export const rotateCardId = 'rotate';

/** Explains how to handle a leaked secret: a patch alone leaves it in the Git history. */
export const RotateCard = ({ children }: { children?: ReactNode }) => (
  <Card aria-labelledby={rotateCardId}>
    <CardHead id={rotateCardId} title={<Trans>Next step: rotate the secret</Trans>} />
    <div className="flex flex-col gap-3 p-4 text-sm">
      <p className="max-w-[72ch] text-ink-2">
        <Trans>
          Removing it from the code is not enough: it stays in the history and in every clone.
        </Trans>
      </p>
      <div className="prose-text">
        <ol>
          <li>
            <Trans>Create a new secret at its provider.</Trans>
          </li>
          <li>
            <Trans>Put it in a secret store, and read it from there.</Trans>
          </li>
          <li>
            <Trans>Revoke the old secret.</Trans>
          </li>
          <li>
            <Trans>Scan again: the finding closes once the secret is gone.</Trans>
          </li>
        </ol>
      </div>
    </div>
    {children}
  </Card>
);
