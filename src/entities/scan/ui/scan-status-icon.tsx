import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import { warningOf } from '../model/scan-warning';
import { isFinished, type Scan } from '../model/scan';

const lookOf = (scan: Scan) => {
  if (scan.attributes.status === 'failed') return { Icon: CircleX, tone: 'text-danger-text' };
  if (!isFinished(scan)) return { Icon: LoaderCircle, tone: 'text-progress-text' };
  return warningOf(scan)
    ? { Icon: TriangleAlert, tone: 'text-warn-text' }
    : { Icon: CircleCheck, tone: 'text-ok-text' };
};

/** Failed, incomplete, complete or running, beside a text that names the status. */
export function ScanStatusIcon({ scan }: { scan: Scan }) {
  const { Icon, tone } = lookOf(scan);
  return <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-4 shrink-0 ${tone}`} />;
}
