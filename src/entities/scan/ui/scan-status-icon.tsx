import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { isFinished, type Scan } from '../model/scan';

const lookOf = (scan: Scan) => {
  if (scan.attributes.status === 'failed') return { Icon: CircleX, tone: 'text-danger-text' };
  return isFinished(scan)
    ? { Icon: CircleCheck, tone: 'text-ok-text' }
    : { Icon: LoaderCircle, tone: 'text-progress-text' };
};

/** Failed, succeeded or running, beside a text that names the status. */
export function ScanStatusIcon({ scan }: { scan: Scan }) {
  const { Icon, tone } = lookOf(scan);
  return <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-4 shrink-0 ${tone}`} />;
}
