import { Trans } from '@lingui/react/macro';
import { codeOf, type Finding } from '@/entities/finding';
import { Card } from '@/shared/ui/card';
import { CodeViewer } from '@/shared/ui/code-viewer';

export function CodeCard({ finding }: { finding: Finding }) {
  const code = codeOf(finding.attributes);
  if (!code) return null;
  return (
    <Card aria-labelledby="code" className="overflow-hidden">
      <h2 id="code" className="sr-only">
        <Trans>Code</Trans>
      </h2>
      <CodeViewer code={code.text} path={code.path} firstLine={code.firstLine} hit={code.hit} />
    </Card>
  );
}
