import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PullRequestLife } from '@/features/remediate-finding';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { kindOf, type PullRequestKind } from '../model/pull-request-kind';
import { placeOf } from './pull-request-parts';
import { PullRequestState } from './pull-request-state';

/** The meaning of each state, and what the user can do about it. */
const meanings: Readonly<Record<PullRequestKind, MessageDescriptor>> = {
  merged_still_found: msg`It was merged, but a later scan still finds the problem. Generate another fix to try again.`,
  checks_failing: msg`Parapet changes only what the fix needs. If the repository’s checks fail, change the branch at the source host, or close the pull request and generate another fix.`,
  conflict: msg`The code that the fix changes has been modified. Update to regenerate the fix on the latest commit. If that fails too, close the pull request and generate another fix.`,
  update_refused: msg`The pull request hasn’t changed. Try again to resend the update.`,
  updating: msg`Parapet regenerates the fix on the latest commit of the base branch and verifies it there.`,
  waiting: msg`Its repository’s settings schedule automatic updates. You can update it now.`,
  checks_running: msg`The checks of the repository decide whether it can be merged.`,
  checks_passed: msg`It’s ready: the repository’s maintainers can merge it.`,
  open: msg`It waits for the repository’s maintainers.`,
  gone: msg`Scans after the merge no longer find what it fixes.`,
  partly_gone: msg`A finding counts as fixed once a scan after the merge no longer finds it.`,
  merged: msg`No scan has run since the merge. A finding counts as fixed once a scan no longer finds it.`,
  closed: msg`It was closed at its source host without a merge, so its findings are open again. Parapet won’t reopen it automatically.`,
};

interface WhyDialogProps {
  pull: OpenedPullRequest;
  onClose: () => void;
}

/** Explains a pull request's state, with everything that the server knows about it. */
export function WhyDialog({ pull, onClose }: WhyDialogProps) {
  const { i18n } = useLingui();
  const { checks, update, waiting, state, opened_at: opened, ended_at: ended } = pull;
  const by = pull.opened_by?.username;
  return (
    <Dialog title={pull.title} description={placeOf(pull)} onClose={onClose}>
      <DialogBody className="flex flex-col gap-4 text-sm">
        <PullRequestState pull={pull} />
        <p className="text-ink-2">{i18n._(meanings[kindOf(pull)])}</p>
        {state === 'open' && (checks ?? update ?? waiting) !== null && (
          <PullRequestLife checks={checks} update={update} waiting={waiting} />
        )}
        <ul className="flex flex-col gap-1 text-xs text-ink-3">
          <li>
            {by === undefined ? (
              <Trans>Opened on {dateTimeOf(i18n, opened)}</Trans>
            ) : (
              <Trans>
                Opened on {dateTimeOf(i18n, opened)} by {by}
              </Trans>
            )}
          </li>
          {ended !== null && (
            <li>
              {state === 'merged' ? (
                <Trans>Merged by {dateTimeOf(i18n, ended)} at the latest</Trans>
              ) : (
                <Trans>Closed by {dateTimeOf(i18n, ended)} at the latest</Trans>
              )}
            </li>
          )}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
