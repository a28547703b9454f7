import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Card, CardHead } from '@/shared/ui/card';
import { TileGroup, TileRadio } from '@/shared/ui/radio-card';
import { type Registry, registries } from '@/entities/container-image';
import { ImageScanForm } from './image-scan-form';

const [first] = registries;

export function ImageScanCard() {
  const { t } = useLingui();
  const name = useId();
  const [registry, setRegistry] = useState<Registry | undefined>(first);
  return (
    <Card aria-labelledby="image-scan">
      <CardHead
        id="image-scan"
        title={t`Scan an image`}
        note={t`Pulls the image, scans its layers, then deletes it`}
      />
      <div className="px-4 pt-4">
        <TileGroup label={t`Registry`}>
          {registries.map((one) => (
            <TileRadio
              key={one.platform}
              name={name}
              value={one.platform}
              title={one.name}
              monogram={one.monogram}
              checked={registry?.platform === one.platform}
              onChange={() => setRegistry(one)}
            />
          ))}
        </TileGroup>
      </div>
      {registry && <ImageScanForm key={registry.platform} registry={registry} />}
    </Card>
  );
}
