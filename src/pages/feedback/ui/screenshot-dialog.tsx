import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  getFeedbackScreenshot,
  getGetFeedbackScreenshotQueryKey,
} from '@/shared/api/generated/connectors';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Dialog, DialogBody } from '@/shared/ui/dialog';

/** The screenshot attached to feedback. */
export function ScreenshotDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const picture = useQuery({
    queryKey: getGetFeedbackScreenshotQueryKey(id),
    queryFn: ({ signal }) => getFeedbackScreenshot(id, { signal }),
    staleTime: Infinity,
  });
  return (
    <Dialog title={t`Screenshot`} width="run" onClose={onClose}>
      <DialogBody>
        <QueryBoundary query={picture} label={t`Screenshot`} rows={4}>
          {(blob) => <Picture blob={blob} />}
        </QueryBoundary>
      </DialogBody>
    </Dialog>
  );
}

function Picture({ blob }: { blob: Blob }) {
  const { t } = useLingui();
  const show = (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(blob);
    return () => URL.revokeObjectURL(image.src);
  };
  return (
    <img
      ref={show}
      alt={t`Included with your feedback`}
      className="max-h-[70dvh] w-full rounded-md border border-line object-contain"
    />
  );
}
