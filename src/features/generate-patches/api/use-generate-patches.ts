import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { isLost } from '@/shared/api/api-error';
import { generatePatches } from '@/shared/api/generated/findings';
import type { GeneratePatchRequest } from '@/shared/api/generated/model';
import { launch, showJob, showJobsPanel } from '@/entities/job';
import { toast } from '@/shared/ui/toast';

/** Starts the job and shows the outcome of each finding. */
export function useGeneratePatches() {
  const { t, i18n } = useLingui();
  return useMutation({
    mutationFn: (request: GeneratePatchRequest) =>
      launch({ store: 'remediation', kind: 'generate_patches' }, (run) =>
        generatePatches({ ...request, locale: i18n.locale === 'es' ? 'es' : 'en', run_id: run }),
      ),
    onSuccess: ({ job_id: job }) => showJob(job),
    onError: (error) => {
      if (isLost(error))
        toast({
          kind: 'error',
          title: t`The connection was lost`,
          detail: t`We’ll check whether it arrived once the server responds.`,
          action: { label: t`Show`, onPress: showJobsPanel },
        });
    },
  });
}
