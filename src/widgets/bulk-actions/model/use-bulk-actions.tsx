import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import {
  useChangeFindings,
  bulkActionRefusal,
  targetKey,
  type FindingRow,
  type FindingTarget,
} from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { AcceptRiskDialog } from '@/features/accept-risk';
import { BulkTriageDialog, FalsePositiveDialog, type Decision } from '@/features/triage-finding';
import { BulkEditDialog } from '@/features/bulk-edit';
import { exportFormats, type ExportFormat } from '@/features/export-findings';
import { RuleFromTarget } from '@/features/create-triage-rule';
import { PatchDialog, type PatchGoal, ReviewPatchesDialog } from '@/features/generate-patches';
import { SendDialog } from '@/features/send-to-developer';
import { findingCan } from '#domain/finding-can';
import type { BulkAction } from '../ui/bulk-bar';

export interface BulkActions {
  readonly actions: readonly BulkAction[];
  /** The dialog of the action that the user is preparing. */
  readonly dialog: ReactNode;
}

interface Chosen {
  /** The target; undefined while nothing is selected. */
  readonly target: FindingTarget | undefined;
  readonly count: number;
  /** Loaded findings, which may include others than the target. */
  readonly findings: readonly FindingRow[];
  /** Exports the target. */
  readonly onExport: (format: ExportFormat, target: FindingTarget) => void;
  /** Called when an action has started, so that the selection can be cleared. */
  readonly onDone: () => void;
}

type Preparing =
  | { dialog: 'send' | 'accept' | 'assign' | 'edit' | 'false-positive' | 'review' | 'rule' }
  | { dialog: 'decide'; decision: Decision }
  | { dialog: 'patch'; goal: PatchGoal };

/**
 * Number of findings from which a decision shows a preview first. Below it, the decision applies
 * immediately with an undo.
 */
const previewThreshold = 100;

const formatNames: Readonly<Record<ExportFormat, string>> = {
  json: 'JSON',
  csv: 'CSV',
  sarif: 'SARIF 2.1.0',
};

/** The bulk actions for the selected findings. */
export function useBulkActions({ target, count, findings, onExport, onDone }: Chosen): BulkActions {
  const { t, i18n } = useLingui();
  const [preparing, setPreparing] = useState<Preparing>();
  const { mutate: change, isPending, variables } = useChangeFindings();
  const mayNotBulk = useDisabledReason('findings:bulk');
  const mayNotSend = useDisabledReason('findings:send');
  const mayNotAccept = useDisabledReason('findings:accept-risk');
  const mayNotExport = useDisabledReason('findings:export');
  const nothing = count === 0 && t`Select findings first`;
  const noneToSend =
    target !== undefined &&
    count <= previewThreshold &&
    bulkActionRefusal(i18n, findingCan.send, target, findings);
  // Only the same action again is blocked: a user who triages row by row is faster than the server
  // responds.
  const busy =
    isPending &&
    target !== undefined &&
    targetKey(target) === targetKey(variables.target) &&
    t`Already queued`;
  const close = () => setPreparing(undefined);
  const done = () => {
    close();
    onDone();
  };
  const decide = (decision: Decision) => () => {
    const atOnce = target && 'finding_ids' in target && count <= previewThreshold;
    if (atOnce && decision === 'false-positive') setPreparing({ dialog: 'false-positive' });
    else if (atOnce && decision === 'reopen')
      change(
        {
          target,
          change: { status: 'open', false_positive: false },
          patch: { status: 'open', false_positive: false },
        },
        { onSuccess: onDone },
      );
    else setPreparing({ dialog: 'decide', decision });
  };
  const patch = (goal: PatchGoal) => () => setPreparing({ dialog: 'patch', goal });
  return {
    actions: [
      {
        id: 'send',
        label: t`Send`,
        shortcut: 'S',
        disabledReason: nothing || mayNotSend || noneToSend,
        run: () => setPreparing({ dialog: 'send' }),
      },
      {
        id: 'patch',
        label: t`Generate patch`,
        shortcut: 'D',
        disabledReason: nothing || mayNotBulk,
        run: patch('patch'),
      },
      {
        id: 'pull-requests',
        label: t`Open PRs`,
        shortcut: 'P',
        disabledReason: nothing || mayNotBulk,
        run: patch('pull-requests'),
      },
      {
        id: 'issues',
        // Five labels with counts do not fit at 1440 px in Spanish.
        rare: true,
        label: t`Open issues`,
        shortcut: 'I',
        disabledReason: nothing || mayNotBulk,
        run: patch('issues'),
      },
      {
        id: 'false-positive',
        label: t`False positive`,
        shortcut: 'M',
        disabledReason: nothing || mayNotBulk || busy,
        run: decide('false-positive'),
      },
      {
        id: 'review-patches',
        rare: true,
        label: t`Review patches`,
        disabledReason: nothing || mayNotBulk,
        run: () => setPreparing({ dialog: 'review' }),
      },
      {
        id: 'accept',
        rare: true,
        label: t`Accept risk`,
        shortcut: 'R',
        disabledReason: nothing || mayNotAccept,
        run: () => setPreparing({ dialog: 'accept' }),
      },
      {
        id: 'approve',
        rare: true,
        label: t`Approve risk`,
        disabledReason: nothing || mayNotAccept,
        run: decide('approve'),
      },
      {
        id: 'decline',
        rare: true,
        label: t`Decline risk`,
        disabledReason: nothing || mayNotAccept,
        run: decide('decline'),
      },
      {
        id: 'assign',
        rare: true,
        label: t`Assign`,
        shortcut: 'A',
        disabledReason: nothing || mayNotBulk,
        run: () => setPreparing({ dialog: 'assign' }),
      },
      {
        id: 'edit',
        rare: true,
        label: t`Status, assignee, tags`,
        disabledReason: nothing || mayNotBulk,
        run: () => setPreparing({ dialog: 'edit' }),
      },
      {
        id: 'reopen',
        rare: true,
        label: t`Reopen`,
        disabledReason: nothing || mayNotBulk || busy,
        run: decide('reopen'),
      },
      {
        id: 'rule',
        rare: true,
        label: t`Always do this…`,
        disabledReason: nothing || mayNotBulk,
        run: () => setPreparing({ dialog: 'rule' }),
      },
      ...exportFormats.map((format) => {
        const name = formatNames[format];
        return {
          id: `export-${format}`,
          rare: true as const,
          label: t`Export as ${name}`,
          disabledReason: nothing || mayNotExport,
          run: () => target && onExport(format, target),
        };
      }),
    ],
    dialog: target && preparing && dialogOf(preparing),
  };

  function dialogOf(what: Preparing): ReactNode {
    if (!target) return undefined;
    const common = { target, count, onClose: close, onDone: done };
    switch (what.dialog) {
      case 'send':
        return <SendDialog {...common} />;
      case 'accept':
        return <AcceptRiskDialog {...common} />;
      case 'assign':
      case 'edit':
        return <BulkEditDialog {...common} isAssigning={what.dialog === 'assign'} />;
      case 'rule':
        return <RuleFromTarget target={target} findings={findings} onClose={close} />;
      case 'false-positive':
        return (
          <FalsePositiveDialog
            count={count}
            onClose={close}
            onChoose={(reason) => {
              close();
              change(
                {
                  target,
                  change: { false_positive: true, reason },
                  patch: { false_positive: true },
                },
                { onSuccess: onDone },
              );
            }}
          />
        );
      case 'decide':
        return (
          <BulkTriageDialog
            decision={what.decision}
            target={target}
            onClose={close}
            onDone={done}
          />
        );
      case 'review':
        return <ReviewPatchesDialog target={target} onClose={close} onDone={done} />;
      case 'patch':
        return <PatchDialog goal={what.goal} target={target} onClose={close} onDone={done} />;
    }
  }
}
