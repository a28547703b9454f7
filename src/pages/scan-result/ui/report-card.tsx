import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lineOfPointer, scanQueries, type Scan } from '@/entities/scan';
import { useCan } from '@/entities/session';
import { useNow } from '@/shared/lib/use-now';
import { Card, CardFoot } from '@/shared/ui/card';
import { CodeViewer } from '@/shared/ui/code-viewer';
import { firstShownLine } from '../model/report-lines';

/**
 * Lines of the report that explain its result: around the error, otherwise the first ones. Shows
 * nothing if the report is no longer kept or is not text.
 */
export function ReportCard({ scan: { id, attributes } }: { scan: Scan }) {
  const now = useNow();
  const mayRead = useCan('scans:upload');
  const { kept_until: kept, error, file_name: file } = attributes;
  const isKept = kept !== null && Date.parse(kept) > now;
  const line = lineOfPointer(error?.pointer);
  const { data } = useQuery({
    ...scanQueries.report(id, firstShownLine(line)),
    enabled: isKept && mayRead,
  });
  if (!data || data.lines.length === 0) return null;
  return (
    <Card className="mb-4 flex-1 overflow-hidden">
      <CodeViewer
        code={data.lines.join('\n')}
        path={data.file_name ?? file ?? ''}
        firstLine={data.first_line}
        hit={line === undefined ? undefined : { from: line, to: line }}
        heading={
          <h2 className="mr-2 shrink-0 text-base font-semibold">
            <Trans>What the file says</Trans>
          </h2>
        }
      />
      <CardFoot>
        <p className="text-xs text-ink-3">
          {data.has_more ? (
            <Trans>The file continues. Secrets are masked.</Trans>
          ) : (
            <Trans>Secrets are masked.</Trans>
          )}
        </p>
      </CardFoot>
    </Card>
  );
}
