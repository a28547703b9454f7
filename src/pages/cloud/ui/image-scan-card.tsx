import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card, CardHead } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { type Registry, registries } from '@/features/name-image';
import { ImageScanForm } from './image-scan-form';

const [first] = registries;

export function ImageScanCard() {
  const { t } = useLingui();
  const [registry, setRegistry] = useState<Registry | undefined>(first);
  return (
    <Card>
      <CardHead title={t`Scan a container image`} note={t`Pulls it once, with the credentials given`} />
      <div className="px-4 pt-4">
        <Field label={<Trans>Registry</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={registry?.platform ?? ''}
              onChange={(event) => setRegistry(registries.find(({ platform }) => platform === event.target.value))}
              options={registries.map(({ platform, name }) => ({ value: platform, label: name }))}
            />
          )}
        </Field>
      </div>
      {registry && <ImageScanForm key={registry.platform} registry={registry} />}
    </Card>
  );
}
