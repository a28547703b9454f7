import { useMutation } from '@tanstack/react-query';
import { applyPatches } from '@/shared/api/generated/findings';
import type { ApplyPatchRequest } from '@/shared/api/generated/model';
import { launch, showJob } from '@/entities/job';
import { useLaunchFailure } from './use-launch-failure';

/** Opens the patches without generating them again, and shows the outcome of each. */
export function useOpenPatches() {
  const onError = useLaunchFailure();
  return useMutation({
    mutationFn: (request: ApplyPatchRequest) =>
      launch({ store: 'remediation', kind: 'apply_patches' }, (run) =>
        applyPatches({ ...request, run_id: run }),
      ),
    onSuccess: ({ job_id: job }) => showJob(job),
    onError,
  });
}
