import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAddRepository } from '@/features/add-repository';
import { useStartScan } from '@/features/start-scan';
import { useUploadReport } from '@/features/upload-report';
import { invalidateRepositories, type SourceControl } from '@/entities/repository';
import { invalidateScans } from '@/entities/scan';
import { loadSample } from '@/shared/api/generated/client';
import { listRepositories } from '@/shared/api/generated/repositories';

export type FirstSource =
  | { kind: 'scan'; nickname: string; sourceControl: SourceControl; url: string; branch: string }
  | { kind: 'upload'; nickname: string; files: readonly File[] }
  | { kind: 'sample' };

type NewRepository = {
  nickname: string;
  sourceControl: SourceControl;
  url?: string;
  branch?: string;
};

/**
 * Gets the first findings from the chosen source. It resolves when the scan or import has started.
 */
export function useFirstFindings() {
  const client = useQueryClient();
  const add = useAddRepository();
  const start = useStartScan();
  const upload = useUploadReport();

  /** A retry after a refused scan reuses the repository of the first attempt. */
  const repositoryFor = async ({ nickname, sourceControl, ...data }: NewRepository) => {
    const { data: created } = await add.mutateAsync({
      source_control: sourceControl,
      data: [{ nickname, ...data }],
    });
    if (created[0]) return created[0].id;
    const { data: known } = await listRepositories({ q: nickname });
    const same = known.find(
      ({ attributes }) => attributes.nickname.toLowerCase() === nickname.toLowerCase(),
    );
    if (!same) throw new Error(`No repository ${nickname}`);
    return same.id;
  };

  return useMutation({
    mutationFn: async (source: FirstSource) => {
      if (source.kind === 'sample') {
        await loadSample();
        await Promise.all([invalidateScans(client), invalidateRepositories(client)]);
      } else if (source.kind === 'upload') {
        const { nickname, files } = source;
        const repository = await repositoryFor({ nickname, sourceControl: 'manual' });
        // On a retry, uploading a report again has no effect.
        for (const file of files)
          await upload.mutateAsync({ repository, file, tool: '', target: '', dryRun: false });
      } else {
        const { nickname, sourceControl, url, branch } = source;
        const repository = await repositoryFor({
          nickname,
          sourceControl,
          url,
          ...(branch !== '' && { branch }),
        });
        await start.mutateAsync({ repositories: [repository], kind: 'full' });
      }
    },
  });
}
