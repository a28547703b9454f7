import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import {
  isFinished,
  phaseName,
  placeInReport,
  reportFaultMessage,
  scanCauseName,
  scanErrorTitle,
  scanKindName,
  scanPartName,
  scannerName,
  scanQueries,
  type Scan,
} from '@/entities/scan';
import { Page } from '@/widgets/app-shell';
import { isScanWarning } from '#domain/scan-notes';
import { dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { dataSize } from '@/shared/lib/data-size';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardBody } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { durationMessage } from '../model/import-messages';
import { partMessage } from '../model/part-message';
import { importSearch } from '../model/result-figures';
import { ChangesCard } from './changes-card';
import { FiguresCard } from './figures-card';
import { IgnoredCard } from './ignored-card';
import { ReimportButton } from './reimport-button';
import { NextCard } from './next-card';
import { NothingCard } from './nothing-card';
import { OutcomesCard } from './outcomes-card';
import { ReopenedCard } from './reopened-card';
import { ReportCard } from './report-card';
import { UndoImport } from './undo-import';

/** A known tool's report that is empty but does not prove a clean scan. */
const saysNothing = ({ counts, notes }: Scan['attributes']): boolean =>
  counts.total === 0 &&
  counts.components === 0 &&
  counts.fixed === 0 &&
  notes.some(({ code }) => isScanWarning(code));

interface ScanResultPageProps {
  scan: Scan;
}

/** The result of an upload: first its progress, then the changes and the skipped results. */
export function ScanResultPage({ scan: loaded }: ScanResultPageProps) {
  const { t, i18n } = useLingui();
  const { data: scan = loaded } = useQuery(scanQueries.detail(loaded.id));
  const { status, repository, counts, undone_at: undone, dry_run: dry, run } = scan.attributes;
  const kind = run ? scanKindName(i18n, run.kind) : '';
  const title =
    run && status === 'failed'
      ? t`${kind} failed`
      : run && !isFinished(scan)
        ? kind
        : status === 'failed'
          ? t`Nothing could be imported`
          : undone !== null
            ? t`Import undone`
            : isFinished(scan)
              ? dry
                ? t`Dry run: nothing was changed`
                : saysNothing(scan.attributes)
                  ? t`Nothing was imported`
                  : t`Report imported`
              : t`Importing the report`;
  const compare = status === 'succeeded' && undone === null && !dry && (
    <Link
      to="/Repositories/compare/$id"
      params={{ id: repository.id }}
      search={{ by: 'scans', after: scan.id }}
      className={buttonStyles({})}
    >
      <Trans>Compare</Trans>
    </Link>
  );
  return (
    <Page
      title={title}
      subtitle={<ScanFacts scan={scan} />}
      current={run ? t`Scan result` : t`Import result`}
      breadcrumb={[
        <Link key="repositories" to="/Repositories">
          <Trans>Repositories</Trans>
        </Link>,
        <Link key="repository" to="/Repositories" search={{ open: repository.id }}>
          {repository.nickname}
        </Link>,
      ]}
      // A phone's top bar fits only one button.
      aside={
        <span className="flex flex-wrap gap-2 sm:hidden">
          <UndoImport scan={scan} />
          {compare}
        </span>
      }
      actions={
        <>
          <span className="contents max-sm:hidden">
            <UndoImport scan={scan} />
            {compare}
          </span>
          {status === 'succeeded' && counts.new > 0 && undone === null && !dry && (
            <Link
              to="/findings/all"
              search={importSearch(scan, 'new')}
              className={buttonStyles({ kind: 'primary' })}
            >
              <Plural value={counts.new} one="View # new" other="View # new" />
            </Link>
          )}
        </>
      }
    >
      <div aria-live="polite">
        {isFinished(scan) ? <Outcome scan={scan} /> : <Under scan={scan} />}
      </div>
    </Page>
  );
}

function ScanFacts({ scan: { attributes } }: { scan: Scan }) {
  const { i18n } = useLingui();
  const {
    file_name: file,
    tool,
    tool_version: version,
    target,
    file_size: size,
    finished_at: finished,
    run,
    group,
  } = attributes;
  if (run) {
    const person = run.cause === 'request' ? attributes.requested_by?.username : undefined;
    const facts = [
      [scannerName(run.scanner), version].filter(Boolean).join(' '),
      run.subject,
      attributes.commit?.slice(0, 7),
      person ?? scanCauseName(i18n, run.cause),
      finished && dateTimeOf(i18n, finished),
    ];
    return <>{facts.filter(Boolean).join(' · ')}</>;
  }
  const facts = [
    group && scanPartName(i18n, group),
    [tool, version].filter(Boolean).join(' '),
    target?.replace(/^[a-z]+:/, ''),
    dataSize(i18n, size),
    durationMessage(i18n, attributes),
    finished && dateTimeOf(i18n, finished),
  ].filter(Boolean);
  return (
    <>
      {file && <span className="font-mono text-xs break-all">{file}</span>}
      {file && ' · '}
      {facts.join(' · ')}
    </>
  );
}

function Under({ scan: { attributes } }: { scan: Scan }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <CardBody>
        <Progress
          label={phaseName(i18n, attributes.phase)}
          tone="progress"
          value={attributes.progress * 100}
          amount={i18n.number(attributes.progress, { style: 'percent' })}
        />
        <p className="mt-3 text-sm text-ink-3">
          {attributes.run ? (
            <Trans>You can leave this page. The scan continues.</Trans>
          ) : (
            <Trans>You can leave this page. The import continues.</Trans>
          )}
        </p>
      </CardBody>
    </Card>
  );
}

function Outcome({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const { attributes } = scan;
  const part = partMessage(i18n, scan.id, attributes);
  const until = attributes.kept_until === null ? '' : dateTimeOf(i18n, attributes.kept_until);
  const hasNothing = saysNothing(attributes) && attributes.undone_at === null;
  return (
    <>
      {part !== undefined && <p className="mb-4 text-sm text-ink-2">{part}</p>}
      {attributes.error && (
        <Card className="mb-4 border-danger-edge!" role="alert">
          <CardBody className="flex gap-3">
            <CircleX
              aria-hidden
              strokeWidth={1.75}
              className="mt-0.5 size-5 shrink-0 text-danger-text"
            />
            <div className="min-w-0 flex-1">
              <p className="text-sm font-medium">{scanErrorTitle(i18n, attributes.error)}</p>
              <p className="mt-0.5 text-sm break-words text-ink-2">
                {reportFaultMessage(i18n, attributes.error, attributes.error.message)}
              </p>
              {attributes.error.pointer && (
                <p className="mt-1 font-mono text-xs break-all text-ink-3">
                  {placeInReport(i18n, attributes.error.pointer)}
                </p>
              )}
              {typeof attributes.error.facts.output === 'string' && (
                <>
                  <p className="mt-3 text-xs text-ink-3">
                    <Trans>Last output</Trans>
                  </p>
                  <pre className="mt-1 rounded-md border border-line bg-inset p-3 font-mono text-xs break-words whitespace-pre-wrap">
                    {attributes.error.facts.output}
                  </pre>
                </>
              )}
              <div className="mt-3 empty:hidden">
                {/* A failed scanner leaves no report. */}
                {!(attributes.run && attributes.file_size === 0) && (
                  <ReimportButton
                    scan={scan}
                    reason={
                      <Trans>
                        The file is kept until {until}, so you don’t need to upload it again.
                      </Trans>
                    }
                  >
                    <Trans>Try again</Trans>
                  </ReimportButton>
                )}
              </div>
            </div>
          </CardBody>
        </Card>
      )}
      {attributes.status === 'succeeded' && <FiguresCard scan={scan} />}
      {attributes.status === 'succeeded' && hasNothing && (
        <div className="flex flex-col gap-x-4 lg:flex-row lg:items-start">
          <NothingCard scan={scan} />
          <ReportCard scan={scan} />
        </div>
      )}
      {attributes.error && <ReportCard scan={scan} />}
      {attributes.changes.length > 0 && (
        <ChangesCard changes={attributes.changes} counts={attributes.counts} />
      )}
      <Details scan={scan} />
    </>
  );
}

/**
 * In two columns if there is space: outcomes and remaining steps, then skipped results and reopened
 * findings.
 */
function Details({ scan }: { scan: Scan }) {
  const { status, dry_run: dry, undone_at: undone, counts } = scan.attributes;
  const isImported = status === 'succeeded';
  const touched = counts.total + counts.fixed + (counts.left?.total ?? 0);
  const hasOutcomes = isImported && touched > 0;
  const hasFollowUp = isImported && !dry && undone === null;
  const { data, error } = useQuery({ ...scanQueries.followUp(scan.id), enabled: hasFollowUp });
  const hasReopened = hasFollowUp && counts.reopened > 0;
  const steps = data?.steps ?? [];
  const hasIgnored = Object.keys(scan.attributes.ignored_by_reason).length > 0;
  const hasBeside = hasReopened || hasIgnored;
  return (
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-4',
        hasOutcomes && (hasBeside || steps.length > 0) && 'lg:grid-cols-[1.25fr_1fr]',
      )}
    >
      {hasOutcomes && (
        <div className="flex min-w-0 flex-col gap-4">
          <OutcomesCard scan={scan} />
          {hasBeside && steps.length > 0 && <NextCard steps={steps} />}
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-4">
        {hasIgnored && <IgnoredCard scan={scan} />}
        {hasReopened && <ReopenedCard scan={scan} reopened={error ? [] : data?.reopened} />}
        {!hasBeside && steps.length > 0 && <NextCard steps={steps} />}
      </div>
    </div>
  );
}
