import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleDot, GitPullRequest, Info, Pencil, Sparkles, Wrench } from 'lucide-react';
import { useState } from 'react';
import { actionRefusal, type Finding, withFilters } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import {
  EarlierVersions,
  EditDiff,
  isIssueOnly,
  type ActionRefusal,
  PullRequestLife,
  RemediationNotes,
  type RemediationState,
  TemplateForm,
} from '@/features/remediate-finding';
import type { Remediation } from '@/shared/api/generated/model';
import { pullRequestFilter } from '#domain/filter-values';
import { findingCan } from '#domain/finding-can';
import { Button } from '@/shared/ui/button';
import { DiffViewer } from '@/shared/ui/diff-viewer';
import { linkStyles, OutLink } from '@/shared/ui/link';
import { RichText } from '@/shared/ui/rich-text';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { ownTitle } from '../model/own-title';
import { lineCounts } from '../model/patch';
import { FixActions } from './fix-actions';

interface FixCardProps {
  finding: Finding;
  state: RemediationState;
}

/** The fix: patch, origin, and its state at the source host. */
export function FixCard({ finding, state }: FixCardProps) {
  const { t, i18n } = useLingui();
  const { attributes } = finding;
  const { remediation: known, refused, isMaking } = state;
  // An issue's draft is not a fix.
  const remediation = known && isIssueOnly(known) ? undefined : known;
  const [view, setView] = useState<'unified' | 'split'>('unified');
  const [editing, setEditing] = useState(false);
  const mayNotEdit = useDisabledReason('remediation:edit');
  const diff = remediation?.code_diff ?? attributes.code_diff;
  const template = remediation?.template ?? undefined;
  const isFailed = remediation?.processing_status === 'failed';
  // The failure message shows the reason of a failed fix.
  const fixText = (isFailed ? null : remediation?.description) ?? attributes.fix?.description;
  // The scanner's advice is already shown below, under "What to do".
  const words = fixText && fixText !== attributes.mitigation ? fixText : undefined;
  const counts = diff ? lineCounts(diff) : undefined;
  const effort = attributes.fixing_effort;
  const suggests = Boolean(diff || template || words);
  const isBare = !suggests && !remediation;
  const notFixable = actionRefusal(i18n, findingCan.generatePatch, finding);
  const HeadIcon = remediation?.source === 'ai' ? Sparkles : Wrench;
  return (
    <section
      aria-labelledby="fix"
      className="min-w-0 overflow-hidden rounded-lg border border-ai-edge bg-surface"
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-b border-ai-edge bg-ai-tint px-4 py-2">
        <HeadIcon aria-hidden strokeWidth={1.75} className="size-4 text-ai-text" />
        <h2 id="fix" className="text-base font-semibold">
          {suggests ? <Trans>Suggested fix</Trans> : <Trans>Fix</Trans>}
        </h2>
        <span className="min-w-0 truncate text-xs text-ink-2">
          {(suggests && ownTitle(i18n, remediation, attributes)) || oneLine(attributes.mitigation)}
        </span>
        <span className="ml-auto flex items-center gap-1.5">
          {diff && !editing && (
            <span className="hidden md:inline-flex">
              <SegmentedControl
                label={t`Diff view`}
                value={view}
                onChange={setView}
                segments={[
                  { value: 'unified', label: t`Unified` },
                  { value: 'split', label: t`Split` },
                ]}
              />
            </span>
          )}
          {diff && !editing && (
            <Button
              size="sm"
              icon={Pencil}
              disabledReason={mayNotEdit || notFixable}
              onClick={() => setEditing(true)}
            >
              <Trans>Edit</Trans>
            </Button>
          )}
        </span>
      </header>
      {editing && diff ? (
        <EditDiff diff={diff} state={state} onClose={() => setEditing(false)} />
      ) : diff ? (
        <DiffViewer
          diff={diff}
          path={remediation?.file_path ?? attributes.file ?? ''}
          view={view}
        />
      ) : remediation && template !== undefined ? (
        <TemplateForm
          remediation={{ ...remediation, template }}
          state={state}
          mayNot={mayNotEdit || notFixable}
        />
      ) : null}
      {words && (!diff || remediation?.source === 'ai') && (
        <div className={`px-4 py-3 ${diff ? 'border-t border-line' : ''}`}>
          <div className="max-w-[72ch]">
            <RichText format="markdown" text={words} />
          </div>
        </div>
      )}
      {remediation && !suggests && !isFailed && !isMaking && (
        <p className="px-4 py-3 text-sm text-ink-2">
          <Trans>No patch is available. See the advice below.</Trans>
        </p>
      )}
      {isBare && (
        <p className="px-4 py-3 text-sm text-ink-2">
          {attributes.category === 'secret' ? (
            <Trans>
              Rotate the secret first. A patch only removes it from the code: it stays in the
              history.
            </Trans>
          ) : attributes.mitigation_kind === 'none' ? (
            <Trans>The report has no fix. Parapet can look for one.</Trans>
          ) : (
            <Trans>The report describes a fix. Parapet can turn it into a patch.</Trans>
          )}
        </p>
      )}
      {remediation && <RemediationNotes remediation={remediation} />}
      {remediation && (
        <EarlierVersions
          remediation={remediation}
          state={state}
          mayNot={mayNotEdit || notFixable || (isMaking && t`Generating a fix`)}
        />
      )}
      {known && <HostedLinks remediation={known} repository={attributes.repository.nickname} />}
      {refused && <RefusalNote refused={refused} />}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-inset px-4 py-2.5 text-xs text-ink-3">
        {counts && (
          <span className="font-medium num">
            <span className="text-ok-text">+{i18n.number(counts.added)}</span>{' '}
            <span className="text-danger-text">−{i18n.number(counts.removed)}</span>
          </span>
        )}
        {suggests && <Provenance finding={finding} remediation={remediation} />}
        {effort !== null && (
          <span>
            <Trans>Fixing effort {i18n.number(effort)} of 100</Trans>
          </span>
        )}
        <FixActions
          findingId={finding.id}
          diff={diff}
          state={state}
          notFixable={notFixable}
          isMade={remediation !== undefined}
        />
      </footer>
    </section>
  );
}

/** Advice that fits beside the heading; longer advice is shown below. */
const oneLine = (advice: string | null) =>
  advice !== null && advice.length <= 120 && !/[\n#]/.test(advice.trim()) ? advice : undefined;

/** The origin of the fix, and how reliable it is. */
function Provenance({
  finding: { attributes },
  remediation,
}: {
  finding: Finding;
  remediation: Remediation | undefined;
}) {
  const { t } = useLingui();
  if (!remediation && !attributes.code_diff && !attributes.fix) return null;
  const source = {
    report: t`From the ${attributes.tool} report`,
    advisory: t`From the advisory`,
    ai: remediation?.model ? t`Written by the AI model ${remediation.model}` : t`Written by AI`,
  }[remediation?.source ?? 'report'];
  const sure =
    attributes.confidence &&
    { high: t`high confidence`, medium: t`medium confidence`, low: t`low confidence` }[
      attributes.confidence
    ];
  const edited =
    remediation !== undefined &&
    remediation.code_diff !== remediation.code_diff_original &&
    t`edited by hand`;
  return <span>{[source, sure, edited].filter(Boolean).join(' · ')}</span>;
}

/** The pull request and issue at the source host, with their state. */
function HostedLinks({
  remediation,
  repository,
}: {
  remediation: Remediation;
  repository: string;
}) {
  const {
    pull_request_url: pullRequest,
    pull_request_number: number,
    pull_request_state: state,
    pull_request_checks: checks,
    pull_request_update: update,
    pull_request_waiting: waiting,
    issue_url: issue,
  } = remediation;
  if (!pullRequest && !issue && !waiting) return null;
  return (
    <ul className="flex flex-col gap-1.5 border-t border-line px-4 py-2.5 text-sm">
      {pullRequest && (
        <li className="flex flex-col gap-1.5">
          <span className="flex items-center gap-2">
            <GitPullRequest aria-hidden strokeWidth={1.75} className="size-4 text-ai-text" />
            <OutLink href={pullRequest}>
              {state === 'merged' ? (
                <Trans>Pull request, merged</Trans>
              ) : state === 'closed' ? (
                <Trans>Pull request, closed</Trans>
              ) : (
                <Trans>Pull request, open</Trans>
              )}
            </OutLink>
          </span>
          <span className="flex flex-wrap gap-x-3 gap-y-1">
            {number !== null && (
              <Link
                to="/findings/all"
                search={withFilters(
                  {},
                  { pull_request: [pullRequestFilter(remediation.repository_id, number)] },
                )}
                className={linkStyles.action}
              >
                <Trans>Everything it fixes</Trans>
              </Link>
            )}
            <Link to="/pull-requests" search={{ repository }} className={linkStyles.action}>
              <Trans>Pull requests of {repository}</Trans>
            </Link>
          </span>
          {state === 'open' && (checks || update || waiting) && (
            <PullRequestLife checks={checks} update={update} waiting={waiting} />
          )}
        </li>
      )}
      {waiting && state !== 'open' && (
        <li>
          <PullRequestLife checks={null} update={null} waiting={waiting} isOpen={false} />
        </li>
      )}
      {issue && (
        <li className="flex items-center gap-2">
          <CircleDot aria-hidden strokeWidth={1.75} className="size-4 text-progress-text" />
          <OutLink href={issue}>
            <Trans>Issue</Trans>
          </OutLink>
        </li>
      )}
    </ul>
  );
}

/** The server's refusal, shown as information: it is not the user's error, and nothing was lost. */
function RefusalNote({ refused: { what, why } }: { refused: ActionRefusal }) {
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 border-t border-line bg-info-tint px-4 py-2.5 text-sm"
    >
      <Info aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-info-text" />
      <p className="min-w-0">
        <span className="font-medium">
          {what === 'pull_request' ? (
            <Trans>No pull request was opened.</Trans>
          ) : what === 'issue' ? (
            <Trans>No issue was opened.</Trans>
          ) : (
            <Trans>No patch was generated.</Trans>
          )}
        </span>{' '}
        <span className="text-ink-2">{why}</span>
      </p>
    </div>
  );
}
