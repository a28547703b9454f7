import { getFindingCode, type Finding } from '@/entities/finding';
import { CodeViewer } from '@/shared/ui/code-viewer';

export function PeekCode({ finding }: { finding: Finding }) {
  const code = getFindingCode(finding.attributes);
  if (!code) return null;
  return (
    <CodeViewer
      look="bare"
      code={code.text}
      path={code.path}
      firstLine={code.firstLine}
      hit={code.hit}
    />
  );
}
