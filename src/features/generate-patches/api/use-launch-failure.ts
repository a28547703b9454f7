import { useLingui } from '@lingui/react/macro';
import { isLost } from '@/shared/api/api-error';
import { showJobsPanel } from '@/entities/job';
import { toast } from '@/shared/ui/toast';

/** Reports that the outcome of a lost request is being looked up. The form shows other errors. */
export function useLaunchFailure() {
  const { t } = useLingui();
  return (error: unknown) => {
    if (isLost(error))
      toast({
        kind: 'error',
        title: t`The connection was lost`,
        detail: t`We’ll check whether it arrived once the server responds.`,
        action: { label: t`Show`, onPress: showJobsPanel },
      });
  };
}
