import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  Ellipsis,
  GitCompareArrows,
  GitPullRequest,
  List,
  PanelRight,
  ScanLine,
  Trash2,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import { withFilters } from '@/entities/finding';
import type { Repository } from '@/entities/repository';
import { useDisabledReason } from '@/entities/session';
import { RemoveRepository } from '@/features/remove-repository';
import { ScanDialog, useScanDisabledReason } from '@/features/start-scan';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { useProposePipeline } from '../api/use-propose-pipeline';

interface RepositoryMenuProps {
  repository: Repository;
  onUpload: (repository: string) => void;
}

export function RepositoryMenu({ repository, onUpload }: RepositoryMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/_home/Repositories/' });
  const mayNotUpload = useDisabledReason('scans:upload');
  const mayNotManage = useDisabledReason('repositories:manage');
  const pipeline = useProposePipeline(repository);
  const notScannable = useScanDisabledReason([repository]);
  const [removing, setRemoving] = useState(false);
  const [scanning, setScanning] = useState(false);
  const { nickname } = repository.attributes;
  const label = t`More actions for ${nickname}`;
  return (
    <>
      <Menu
        label={label}
        placement={{ side: 'bottom', align: 'end' }}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
        entries={[
          {
            icon: PanelRight,
            label: t`Open`,
            onSelect: () =>
              void navigate({ to: '/Repositories', search: { ...search, open: repository.id } }),
          },
          {
            icon: List,
            label: t`View findings`,
            onSelect: () =>
              void navigate({
                to: '/findings/all',
                search: withFilters({}, { repository: [nickname] }),
              }),
          },
          {
            icon: GitCompareArrows,
            label: t`Compare`,
            onSelect: () =>
              void navigate({ to: '/Repositories/compare/$id', params: { id: repository.id } }),
          },
          {
            icon: ScanLine,
            label: t`Scan now`,
            disabledReason: notScannable,
            onSelect: () => setScanning(true),
          },
          {
            icon: Upload,
            label: t`Upload report`,
            disabledReason: mayNotUpload,
            onSelect: () => onUpload(repository.id),
          },
          {
            icon: GitPullRequest,
            label:
              pipeline.known === null ? t`Propose a pipeline` : t`Show the pipeline’s pull request`,
            disabledReason:
              mayNotManage ||
              (repository.attributes.data.source_control === 'manual' &&
                t`Added manually: no source host connected`),
            onSelect: pipeline.propose,
          },
          'separator',
          {
            icon: Trash2,
            label: t`Remove`,
            tone: 'danger',
            disabledReason: mayNotManage,
            onSelect: () => setRemoving(true),
          },
        ]}
      />
      {scanning && (
        <ScanDialog
          repositories={[{ id: repository.id, nickname }]}
          onClose={() => setScanning(false)}
          onStarted={() => setScanning(false)}
        />
      )}
      {removing && <RemoveRepository repository={repository} onClose={() => setRemoving(false)} />}
    </>
  );
}
