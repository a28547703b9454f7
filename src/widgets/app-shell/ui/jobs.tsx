import { ReviewPatchesDialog } from '@/features/generate-patches';
import { JobsDock } from '@/features/track-jobs';

/** Jobs of this browser, with the way from generated patches to their review. */
export const Jobs = () => (
  <JobsDock
    patchReview={(job, onClose) => (
      <ReviewPatchesDialog target={{ job_id: job }} onClose={onClose} />
    )}
  />
);
