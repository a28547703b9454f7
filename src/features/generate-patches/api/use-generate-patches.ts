import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { FindingTarget } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { generatePatches } from '@/shared/api/generated/findings/findings';
import type { GeneratePatchRequest } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';

type PatchOptions = Pick<GeneratePatchRequest, 'apply_pr' | 'apply_issues'>;

const requestOf = (target: FindingTarget): GeneratePatchRequest => ('finding_ids' in target ? { findings: target.finding_ids } : target);

/** Asks for patches, and at wish for what follows from them. The work goes on in the background. */
export function useGeneratePatches() {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ target, options }: { target: FindingTarget; options: PatchOptions }) => generatePatches({ ...requestOf(target), ...options }),
    onSuccess: () => toast({ kind: 'ai', title: t`Patches are being made`, detail: t`You can go on; each finding shows its own when it is ready.` }),
    onError: (error) => toast({ kind: 'error', title: t`No patch was made`, detail: messageOf(error) }),
  });
  return { generate: (target: FindingTarget, options: PatchOptions) => mutate({ target, options }), isPending };
}
