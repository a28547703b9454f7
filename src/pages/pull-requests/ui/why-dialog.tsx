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
  merged_still_found: msg`It was merged, and a later scan finds the problem again. Its fix is free for another attempt.`,
  checks_failing: msg`Parapet changes only what the fix needs. Where the checks of the repository fail on it, change its branch at the source host, or close it and generate another fix.`,
  conflict: msg`The code that the fix changes is another one by now. An update makes the fix again on the latest commit. Where that fails too, close the pull request and generate another fix.`,
  update_refused: msg`The pull request stays as it was. Trying again asks the source host once more.`,
  updating: msg`Parapet makes the fix again on the latest commit of the base branch and verifies it there.`,
  waiting: msg`The settings of its repository say when Parapet updates pull requests by itself. You can update it at once.`,
  checks_running: msg`The checks of the repository decide whether it can be merged.`,
  checks_passed: msg`Nothing is in its way: the repository’s maintainers can merge it.`,
  open: msg`It waits for the repository’s maintainers.`,
  gone: msg`Scans after the merge no longer find what it fixes.`,
  partly_gone: msg`A finding counts as fixed once a scan after the merge no longer finds it.`,
  merged: msg`No scan after the merge has looked yet. A finding counts as fixed once one no longer finds it.`,
  closed: msg`It was closed at its source host without a merge, so its findings are open again. Parapet does not open it again by itself.`,
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
