import { Trans } from '@lingui/react/macro';
import { Kbd } from '../kbd';

/** What `onCommandEnter` does, at the foot of a dialog; a phone has no such key. */
export const CommandEnterHint = () => (
  <span className="max-sm:hidden">
    <Kbd keys="Ctrl Enter" /> <Trans>confirms</Trans>
  </span>
);
