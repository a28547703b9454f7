import { Trans } from '@lingui/react/macro';
import type { FindingRow } from '../model/finding';
import { useIsNew } from '../model/new-findings';

const New = () => <Trans context="finding">New</Trans>;

/** The mark beside the title of a finding that is new to the user; `NewWord` is its text. */
export const NewMark = ({ finding }: { finding: FindingRow }) =>
  useIsNew(finding) && (
    <span
      aria-hidden
      className="inline-flex h-4 shrink-0 items-center rounded-sm border border-line bg-inset px-1 text-2xs font-medium text-ink-2"
    >
      <New />
    </span>
  );

/** The end of the row's text for screen readers. */
export const NewLabel = ({ finding }: { finding: FindingRow }) =>
  useIsNew(finding) && (
    <span className="sr-only">
      <New />
    </span>
  );
