import { Trans } from '@lingui/react/macro';
import { Kbd } from '../kbd';

/** Hint for `onCommandEnter` in the footer of a dialog; phones have no such key. */
export const CommandEnterHint = () => (
  <span className="max-sm:hidden">
    <Kbd keys="Ctrl Enter" /> <Trans>confirms</Trans>
  </span>
);
