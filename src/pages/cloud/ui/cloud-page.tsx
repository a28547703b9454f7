import { useLingui } from '@lingui/react/macro';
import { Page } from '@/widgets/app-shell';
import { CloudScanCard } from './cloud-scan-card';
import { ImageScanCard } from './image-scan-card';
import { RecentScans } from './recent-scans';

export function CloudPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Cloud & images`}
      subtitle={t`Scan cloud account configurations and container images.`}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.25fr_1fr]">
        <ImageScanCard />
        <RecentScans kind="image" />
        <CloudScanCard />
        <RecentScans kind="cloud" />
      </div>
    </Page>
  );
}
