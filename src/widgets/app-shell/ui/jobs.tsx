import { ReviewPatchesDialog } from '@/features/generate-patches';
import { JobsDock } from '@/features/track-jobs';

/** This browser's jobs, with the review of generated patches. */
export const Jobs = () => (
  <JobsDock
    patchReview={(job, onClose) => (
      <ReviewPatchesDialog target={{ job_id: job }} onClose={onClose} />
    )}
  />
);
