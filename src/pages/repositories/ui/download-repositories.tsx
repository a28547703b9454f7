import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { downloadRepositoriesCsv } from '@/shared/api/generated/repositories';
import { saveBlob } from '@/shared/lib/save-blob';
import { IconButton } from '@/shared/ui/icon-button';
import { toast } from '@/shared/ui/toast';
import { repositoriesFilter } from '../model/repositories-params';
import type { RepositoriesSearch } from '../model/repositories-search';

/** Downloads all pages of the list with its search, filters and order. */
export function DownloadRepositories({ search }: { search: RepositoriesSearch }) {
  const { t } = useLingui();
  const reason = useDisabledReason('repositories:export');
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadRepositoriesCsv(repositoriesFilter(search)),
    onSuccess: (file) => saveBlob('repositories.csv', file),
    onError: (error) =>
      toast({ kind: 'error', title: t`Failed to download file`, detail: messageOf(error) }),
  });
  return (
    <IconButton
      icon={Download}
      label={t`Download as CSV`}
      disabledReason={reason || (isPending && t`Preparing the file`)}
      onClick={() => mutate()}
    />
  );
}
