import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { pageHref } from '@/shared/i18n';
import type { ReadyPatch } from '@/shared/api/generated/model';
import { getGetRemediationQueryOptions } from '@/shared/api/generated/remediation';
import { cx } from '@/shared/lib/cx';
import { Checkbox } from '@/shared/ui/checkbox';
import { DiffViewer } from '@/shared/ui/diff-viewer';
import { OutLink } from '@/shared/ui/link';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SeverityGlyph } from '@/shared/ui/severity';

interface ReadyPatchRowProps {
  patch: ReadyPatch;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One patch, with a checkbox to open it and its diff on demand. */
export function ReadyPatchRow({ patch, isChosen, onChoose }: ReadyPatchRowProps) {
  const { t } = useLingui();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const { finding } = patch;
  const place = [finding.repository, finding.place].filter(Boolean).join(' · ');
  const source = {
    report: t`From the report`,
    advisory: t`From the advisory`,
    ai: t`Written by AI`,
  }[patch.source];
  return (
    <li className="border-b border-line last:border-0">
      <div className="flex min-h-13 items-center gap-3 px-5 py-1.5">
        <Checkbox
          aria-label={t`Open the patch for ${finding.title}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <SeverityGlyph severity={finding.severity} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm text-left"
          onClick={() => setOpen(!open)}
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{finding.title}</span>
            <span className="block truncate text-xs text-ink-3">
              {[place, source, patch.is_edited && t`edited by hand`].filter(Boolean).join(' · ')}
            </span>
          </span>
          <ChevronRight
            aria-hidden
            strokeWidth={1.75}
            className={cx(
              'size-4 shrink-0 text-ink-3 transition-[rotate] duration-(--dur-fast)',
              open && 'rotate-90',
            )}
          />
        </button>
      </div>
      <div id={panel} hidden={!open} className="border-t border-line bg-inset">
        {open && <PatchChange patch={patch} />}
      </div>
    </li>
  );
}

function PatchChange({
  patch: { remediation_id: id, finding, issue_url: issue },
}: Pick<ReadyPatchRowProps, 'patch'>) {
  const { t } = useLingui();
  const query = useQuery(getGetRemediationQueryOptions(id));
  return (
    <QueryBoundary query={query} label={t`Patch`} rows={3}>
      {({ data: remediation }) => (
        <>
          {remediation.is_stale && (
            <p className="flex items-start gap-2 px-5 py-2 text-sm">
              <TriangleAlert
                aria-hidden
                strokeWidth={1.75}
                className="mt-0.5 size-4 shrink-0 text-warn-text"
              />
              <Trans>The flagged code has changed since this patch was generated.</Trans>
            </p>
          )}
          <DiffViewer
            diff={remediation.code_diff ?? ''}
            path={remediation.file_path ?? ''}
            view="unified"
          />
          <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-5 py-2 text-sm">
            <OutLink href={pageHref(`/findings/finding-details/${finding.id}`)}>
              <Trans>Edit it on the finding’s page</Trans>
            </OutLink>
            {issue !== null && (
              <OutLink href={issue}>
                <Trans>Issue</Trans>
              </OutLink>
            )}
          </p>
        </>
      )}
    </QueryBoundary>
  );
}
