import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Undo2 } from 'lucide-react';
import { messageOf } from '@/shared/api/error-message';
import type { Remediation, RemediationVersion } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { Button } from '@/shared/ui/button';
import type { RemediationState } from '../api/use-remediation';

interface EarlierVersionsProps {
  remediation: Remediation;
  state: RemediationState;
  /** Why the user cannot restore a version. */
  mayNot: string | false | undefined;
}

/** Versions before each edit or regeneration; the user can restore each. */
export function EarlierVersions({
  remediation: { versions },
  state: { takeBack },
  mayNot,
}: EarlierVersionsProps) {
  const { t } = useLingui();
  if (versions.length === 0) return null;
  return (
    <details className="group/section border-t border-line text-sm">
      <summary className="flex min-h-9 list-none items-center gap-2 px-4 text-ink-2 -outline-offset-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className="size-3.5 text-ink-3 transition-[rotate] duration-(--dur-fast) group-open/section:rotate-90"
        />
        <Plural value={versions.length} one="# earlier version" other="# earlier versions" />
      </summary>
      <ol className="flex flex-col divide-y divide-line border-t border-line">
        {versions.map((version) => (
          <li key={version._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block truncate">{version.title}</span>
              <VersionFacts version={version} />
            </span>
            <Button
              size="sm"
              icon={Undo2}
              aria-label={t`Restore: ${version.title}`}
              busy={takeBack.isPending && takeBack.variables === version._id}
              disabledReason={mayNot}
              onClick={() => takeBack.mutate(version._id)}
            >
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ol>
      {takeBack.isError && (
        <p role="alert" className="px-4 pb-2 text-xs text-danger-text">
          {messageOf(takeBack.error)}
        </p>
      )}
    </details>
  );
}

function VersionFacts({
  version: { source, model, replaced_at: at, replaced_by: by },
}: {
  version: RemediationVersion;
}) {
  const { t, i18n } = useLingui();
  const from = {
    report: t`from the report`,
    advisory: t`from the advisory`,
    ai: model === null ? t`by AI` : t`by ${model}`,
  }[source];
  const when = dateTimeOf(i18n, at);
  return (
    <span className="block text-xs text-ink-3">
      {by === 'editing' ? t`${from}, edited ${when}` : t`${from}, regenerated ${when}`}
    </span>
  );
}
