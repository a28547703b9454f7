import { useLingui } from '@lingui/react/macro';
import { Page } from '@/widgets/app-shell';
import { CloudScanCard } from './cloud-scan-card';
import { ImageScanCard } from './image-scan-card';

export function CloudPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Cloud & images`} subtitle={t`Scans that need no repository: an account's configuration, a container image.`}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <CloudScanCard />
        <ImageScanCard />
      </div>
    </Page>
  );
}
