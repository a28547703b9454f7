import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { generatePatches } from '@/shared/api/generated/findings';
import type { GeneratePatchRequest } from '@/shared/api/generated/model';
import { launch, showJob } from '@/entities/job';
import { useLaunchFailure } from './use-launch-failure';

/** Starts the job and shows the outcome of each finding. */
export function useGeneratePatches() {
  const { i18n } = useLingui();
  const onError = useLaunchFailure();
  return useMutation({
    mutationFn: (request: GeneratePatchRequest) =>
      launch({ store: 'remediation', kind: 'generate_patches' }, (run) =>
        generatePatches({ ...request, locale: i18n.locale === 'es' ? 'es' : 'en', run_id: run }),
      ),
    onSuccess: ({ job_id: job }) => showJob(job),
    onError,
  });
}
