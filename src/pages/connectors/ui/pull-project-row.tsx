import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RepositoryPicker } from '@/entities/repository';
import type { PullMapping, PullProject } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { countText } from '@/shared/lib/count';
import { useNow } from '@/shared/lib/use-now';
import { Checkbox } from '@/shared/ui/checkbox';
import { Select } from '@/shared/ui/select';

type Choice = { id: string; nickname: string };

interface PullProjectRowProps {
  project: PullProject;
  /** The saved mapping. */
  mapping: PullMapping | undefined;
  /** Undefined if the project is not chosen, empty if it has no repository yet. */
  repositoryId: string | undefined;
  /** A repository of the same name, suggested when the project is chosen. */
  proposed: Choice | undefined;
  choices: readonly Choice[];
  /** True if there are more repositories than `choices`. */
  hasMore: boolean;
  taken: ReadonlySet<string>;
  disabled: boolean;
  onChoose: (repositoryId: string) => void;
  onDrop: () => void;
}

/** A project, the repository that receives its findings, and the result of its last pull. */
export function PullProjectRow({
  project: { name },
  mapping,
  repositoryId,
  proposed,
  choices,
  hasMore,
  taken,
  disabled,
  onChoose,
  onDrop,
}: PullProjectRowProps) {
  const { t } = useLingui();
  const isChosen = repositoryId !== undefined;
  const proposal = proposed?.nickname;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-5 py-2 text-sm">
      <Checkbox
        className="min-w-40 flex-1 wrap-anywhere"
        label={name}
        checked={isChosen}
        disabled={disabled}
        onChange={() => (isChosen ? onDrop() : onChoose(proposed?.id ?? ''))}
      />
      {isChosen && hasMore && !disabled ? (
        <FoundRepository name={name} value={repositoryId} taken={taken} onChoose={onChoose} />
      ) : isChosen ? (
        <Select
          size="sm"
          className="w-40"
          aria-label={t`Repository for ${name}`}
          placeholder={t`Choose a repository`}
          value={repositoryId}
          disabled={disabled}
          // A repository receives the findings of one project only.
          options={choices
            .filter(({ id }) => id === repositoryId || !taken.has(id))
            .map(({ id, nickname }) => ({ value: id, label: nickname }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      ) : (
        <span className="w-40 text-xs text-ink-3">
          {mapping ? (
            <Trans>No longer pulled once saved</Trans>
          ) : proposal !== undefined ? (
            <Trans>{proposal} has the same name</Trans>
          ) : (
            <Trans>Not pulled</Trans>
          )}
        </span>
      )}
      {mapping?.pulled_at ? (
        <div className="w-32 text-xs text-ink-3">
          <LastPull mapping={mapping} at={mapping.pulled_at} />
        </div>
      ) : (
        <span aria-hidden className="w-32 text-xs text-ink-3 max-sm:hidden">
          –
        </span>
      )}
    </li>
  );
}

/** A repository, if there are more than a list loads at once. */
function FoundRepository({
  name,
  value,
  taken,
  onChoose,
}: { name: string; value: string } & Pick<PullProjectRowProps, 'taken' | 'onChoose'>) {
  const { t } = useLingui();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className="w-40">
      <RepositoryPicker
        by="id"
        aria-label={t`Repository for ${name}`}
        none={t`Choose a repository`}
        value={value}
        onChange={(id) => {
          const isTaken = id !== '' && id !== value && taken.has(id);
          setRefused(isTaken);
          if (!isTaken) onChoose(id);
        }}
      />
      {isRefused && (
        <p role="alert" className="mt-0.5 text-xs text-danger-text">
          <Trans>Already used by another project</Trans>
        </p>
      )}
    </div>
  );
}

/**
 * After a failed pull, the result of the last successful one stays, because its findings are still
 * there.
 */
function LastPull({ mapping, at }: { mapping: PullMapping; at: string }) {
  const { i18n } = useLingui();
  const now = useNow();
  return (
    <>
      <span className="block text-sm text-ink num">{timeAgo(i18n, at, now)}</span>
      <PullResult mapping={mapping} />
    </>
  );
}

function PullResult({ mapping: { outcome, problem, brought } }: { mapping: PullMapping }) {
  const { i18n } = useLingui();
  if (outcome === 'no_scan') return <Trans>No completed scan yet</Trans>;
  if (outcome === 'up_to_date') return <Trans>Nothing new</Trans>;
  const fresh = countText(i18n, brought?.new ?? 0);
  const fixed = countText(i18n, brought?.fixed ?? 0);
  if (outcome === 'failed')
    return (
      <span className="wrap-anywhere">
        <span className="text-danger-text">
          <Trans>Failed: {problem}</Trans>
        </span>
        {brought && (
          <span className="block">
            <Trans>
              Before: {fresh} new, {fixed} fixed
            </Trans>
          </span>
        )}
      </span>
    );
  if (brought === null) return <Trans>The report is being read</Trans>;
  return (
    <Trans>
      {fresh} new, {fixed} fixed
    </Trans>
  );
}
