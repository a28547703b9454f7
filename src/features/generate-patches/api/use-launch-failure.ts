import { useLingui } from '@lingui/react/macro';
import { isLost } from '@/shared/api/api-error';
import { showJobsPanel } from '@/entities/job';
import { toast } from '@/shared/ui/toast';

/** Says that a lost run is still looked for; other errors belong to the form. */
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
