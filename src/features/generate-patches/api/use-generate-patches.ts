import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { isLost } from '@/shared/api/api-error';
import { generatePatches } from '@/shared/api/generated/findings/findings';
import type { GeneratePatchRequest } from '@/shared/api/generated/model';
import { launch, showRun, showWork } from '@/shared/lib/launches';
import { toast } from '@/shared/ui/toast';

/** Begins the work and shows what becomes of each finding. */
export function useGeneratePatches() {
  const { t, i18n } = useLingui();
  return useMutation({
    mutationFn: (request: GeneratePatchRequest) =>
      launch({ store: 'remediation', kind: 'generate_patches' }, (run) =>
        generatePatches({ ...request, locale: i18n.locale === 'es' ? 'es' : 'en', run_id: run }),
      ),
    onSuccess: ({ job_id: job }) => showRun(job),
    onError: (error) => {
      if (isLost(error))
        toast({
          kind: 'error',
          title: t`The connection was lost`,
          detail: t`Whether it arrived is looked up as soon as the server answers.`,
          action: { label: t`Show`, onPress: showWork },
        });
    },
  });
}
