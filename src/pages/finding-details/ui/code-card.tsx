import { Trans, useLingui } from '@lingui/react/macro';
import { getFindingCode, type Finding } from '@/entities/finding';
import { Card } from '@/shared/ui/card';
import { CodeViewer } from '@/shared/ui/code-viewer';
import { useOpinion } from '../api/use-opinion';
import { jumpToReason, numberReasons, reasonMarkId } from '../model/opinion-reasons';

export function CodeCard({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const code = getFindingCode(finding.attributes);
  const status = useOpinion(finding.id, code !== undefined);
  if (!code) return null;
  const marks = numberReasons(status?.opinion).flatMap(({ reason: { file, line }, number }) =>
    file === code.path && line !== null
      ? [
          {
            line,
            id: reasonMarkId(number),
            label: String(number),
            name: t`Reason ${number} of the second opinion`,
            onPress: () => jumpToReason(number),
          },
        ]
      : [],
  );
  return (
    <Card aria-labelledby="code" className="overflow-hidden">
      <CodeViewer
        code={code.text}
        path={code.path}
        firstLine={code.firstLine}
        hit={code.hit}
        marks={marks}
        heading={
          <h2 id="code" className="mr-1 text-base font-semibold">
            <Trans>Code</Trans>
          </h2>
        }
      />
    </Card>
  );
}
