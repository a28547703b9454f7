import { Plural } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { Connections } from '../api/use-connections';
import { isBroken, rowStateOf } from '../model/connection-state';

/** The broken connections, and how many repositories get no findings because of them. */
export function BrokenConnectors({
  connections: { all, notScanned },
}: {
  connections: Connections;
}) {
  const states = all.map(rowStateOf);
  const broken = states.filter(isBroken).length;
  const inPart = states.filter((state) => state === 'works_in_part').length;
  if (broken === 0) return null;
  return (
    <div
      role="status"
      className="mb-6 flex items-center gap-3 rounded-lg border border-danger-edge bg-danger-tint px-4 py-3 text-sm"
    >
      <TriangleAlert aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-danger-text" />
      <p>
        <strong className="font-semibold">
          <Plural
            value={broken}
            one="# connector does not work."
            other="# connectors do not work."
          />
        </strong>{' '}
        <Plural
          value={notScanned}
          _0="No repository needs them."
          one="# repository is not being scanned."
          other="# repositories are not being scanned."
        />{' '}
        {inPart > 0 && (
          <Plural value={inPart} one="# more works in part." other="# more work in part." />
        )}
      </p>
    </div>
  );
}
