import { Trans } from '@lingui/react/macro';
import { getFindingCode, type Finding } from '@/entities/finding';
import { Card } from '@/shared/ui/card';
import { CodeViewer } from '@/shared/ui/code-viewer';

export function CodeCard({ finding }: { finding: Finding }) {
  const code = getFindingCode(finding.attributes);
  if (!code) return null;
  return (
    <Card aria-labelledby="code" className="overflow-hidden">
      <CodeViewer
        code={code.text}
        path={code.path}
        firstLine={code.firstLine}
        hit={code.hit}
        heading={
          <h2 id="code" className="mr-1 text-base font-semibold">
            <Trans>Code</Trans>
          </h2>
        }
      />
    </Card>
  );
}
