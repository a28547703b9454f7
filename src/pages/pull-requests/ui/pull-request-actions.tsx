import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CircleHelp, Ellipsis, RefreshCw, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { openFilters } from '#domain/finding-filters';
import { pullRequestFilter } from '#domain/filter-values';
import { targetOfSearch, withFilters } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { PatchDialog } from '@/features/generate-patches';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { rulesOf } from './rules-button';
import { useUpdatePullRequest } from '../api/use-update-pull-request';
import { kindOf, type PullRequestKind } from '../model/pull-request-kind';
import { rowMarks } from '../model/use-row-keys';
import { WhyDialog } from './lazy';
import { FailingLog, placeOf } from './pull-request-parts';

const updatedByButton: ReadonlySet<PullRequestKind> = new Set([
  'conflict',
  'update_refused',
  'waiting',
]);

interface PullRequestActionsProps {
  pull: OpenedPullRequest;
  /** When the list was loaded (ms). */
  seenAt: number;
}

/** The recommended action, and a menu of all actions with the reasons for unavailable ones. */
export function PullRequestActions({ pull, seenAt }: PullRequestActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'why' | 'again'>();
  const navigate = useNavigate();
  const update = useUpdatePullRequest();
  const mayNotUpdate = useDisabledReason('remediation:apply');
  const mayNotMake = useDisabledReason('findings:bulk');
  const kind = kindOf(pull);
  const notUpdatable =
    mayNotUpdate ||
    (pull.state !== 'open' && t`It is not open.`) ||
    (pull.updating && t`It’s already being updated.`) ||
    (pull.update?.state === 'others_pushed' && t`Others have pushed to its branch.`);
  const notRepeatable =
    mayNotMake ||
    (pull.state === 'open' && t`Close it at its source host first.`) ||
    (pull.findings === pull.fixed && t`All of its findings are fixed.`) ||
    ((kind === 'merged' || kind === 'partly_gone') &&
      t`The next scan shows whether its findings are gone.`);
  const ask = () => update.mutate(pull.finding_id);
  const close = () => setOpen(undefined);
  const label = t`More actions for ${placeOf(pull)}`;
  return (
    <>
      {kind === 'merged_still_found' && (
        <Button
          {...rowMarks.action}
          size="sm"
          className="whitespace-nowrap"
          disabledReason={notRepeatable}
          onClick={() => setOpen('again')}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      {updatedByButton.has(kind) && (
        <Button
          {...rowMarks.action}
          size="sm"
          className="whitespace-nowrap"
          busy={update.isPending}
          disabledReason={notUpdatable}
          onClick={ask}
        >
          {kind === 'waiting' ? <Trans>Update now</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
      {kind === 'closed' && (
        <Button size="sm" onClick={() => setOpen('why')}>
          <Trans>Why</Trans>
        </Button>
      )}
      <FailingLog pull={pull} />
      <Menu
        label={label}
        placement={{ side: 'bottom', align: 'end' }}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
        entries={[
          {
            icon: RefreshCw,
            label: t`Update branch`,
            disabledReason: notUpdatable,
            onSelect: ask,
          },
          {
            icon: WandSparkles,
            label: t`Generate another fix`,
            disabledReason: notRepeatable,
            onSelect: () => setOpen('again'),
          },
          {
            icon: SlidersHorizontal,
            label: t`Rules of ${pull.repository.nickname}`,
            onSelect: () => void navigate(rulesOf(pull.repository.id)),
          },
          { icon: CircleHelp, label: t`Why`, onSelect: () => setOpen('why') },
        ]}
      />
      {open === 'why' && <WhyDialog pull={pull} onClose={close} />}
      {open === 'again' && (
        <PatchDialog
          goal="pull-requests"
          target={targetOfSearch(
            withFilters(
              {},
              {
                ...openFilters,
                pull_request: [pullRequestFilter(pull.repository.id, pull.number)],
              },
            ),
            [],
            pull.findings - pull.fixed,
            seenAt,
          )}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  );
}
