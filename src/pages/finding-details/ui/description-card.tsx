import { Trans } from '@lingui/react/macro';
import type { Finding } from '@/entities/finding';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { RichText } from '@/shared/ui/rich-text';

export function DescriptionCard({ finding: { attributes } }: { finding: Finding }) {
  const { description, mitigation } = attributes;
  if (!description && !mitigation) return null;
  return (
    <Card aria-labelledby="why">
      <CardHead id="why" title={<Trans>Why it matters</Trans>} />
      <CardBody className="max-w-[72ch]">
        {description && <RichText format="markdown" text={description} />}
        {mitigation && (
          <div className="mt-3">
            <h3 className="mb-1 text-sm font-semibold">
              <Trans>What to do</Trans>
            </h3>
            <RichText format="markdown" text={mitigation} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
