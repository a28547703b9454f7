import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';

type Registered = Omit<ComponentProps<typeof Checkbox>, 'label' | 'aria-label'>;

/**
 * A user who resets a password may have lost the account to an intruder, who may have left another
 * way to sign in. Known browsers need no checkbox, because they are bound to the old password.
 */
export function WhatEnds({ tokens, passkeys }: { tokens: Registered; passkeys: Registered }) {
  return (
    <fieldset className="flex flex-col gap-2 rounded-md border bg-inset p-3 text-sm">
      <legend className="sr-only">
        <Trans>What ends with the old password</Trans>
      </legend>
      <p>
        <Trans>You’re logged out everywhere, and all browsers are forgotten.</Trans>
      </p>
      <Checkbox
        {...tokens}
        label={<Trans>Revoke the API tokens that I created. Pipelines that use them fail.</Trans>}
      />
      <Checkbox
        {...passkeys}
        label={<Trans>Remove my passkeys. Choose this if you don’t recognise one.</Trans>}
      />
      <p className="text-ink-3">
        <Trans>
          Two-factor login stays on. Review your passkeys in the settings after logging in.
        </Trans>
      </p>
    </fieldset>
  );
}
