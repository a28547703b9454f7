import { Trans, useLingui } from '@lingui/react/macro';
import { SourceTile, type Repository } from '@/entities/repository';
import { cx } from '@/shared/lib/cx';
import { OpenFindings, RepositoryName, scanOf, type RepositoriesProps } from './repositories-table';
import { RepositoryMenu } from './repository-menu';
import { ScanState } from './scan-state';

interface RepositoryCardsProps extends RepositoriesProps {
  /** Side by side on wide screens, stacked in a single frame on phones. */
  asCards: boolean;
}

export function RepositoryCards({
  repositories,
  running,
  onUpload,
  asCards,
}: RepositoryCardsProps) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Repositories`}
      className={cx(
        'max-md:divide-y max-md:divide-line max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface',
        asCards ? 'gap-4 md:grid md:grid-cols-2 xl:grid-cols-3' : 'md:hidden',
      )}
    >
      {repositories.map((repository) => (
        <li
          key={repository.id}
          className="flex min-w-0 flex-col gap-2.5 p-4 md:rounded-lg md:border md:border-line md:bg-surface"
        >
          <div className="flex items-center gap-3">
            <SourceTile source={repository.attributes.data.source_control} />
            <div className="min-w-0 flex-1">
              <RepositoryName repository={repository} />
            </div>
            <RepositoryMenu repository={repository} onUpload={onUpload} />
          </div>
          <OpenFindings repository={repository} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ScanState repository={repository} running={scanOf(running, repository)} />
            <HighestPriority repository={repository} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function HighestPriority({ repository: { attributes } }: { repository: Repository }) {
  const { i18n } = useLingui();
  if (attributes.highest_priority === null) return null;
  const priority = i18n.number(attributes.highest_priority);
  return (
    <span className="text-xs whitespace-nowrap text-ink-3 num">
      <Trans>
        Priority <b className="font-semibold text-ink">{priority}</b>
      </Trans>
    </span>
  );
}
