import { Trans, useLingui } from '@lingui/react/macro';
import { subjectName } from '@/entities/supply-chain';

interface DifferentSubjectsProps {
  /** The subjects of the earlier and the later SBOM. */
  from: string | null;
  to: string | null;
}

/** Warns that SBOMs of different subjects differ in nearly everything. */
export function DifferentSubjects({ from, to }: DifferentSubjectsProps) {
  const { i18n } = useLingui();
  if (from === to) return null;
  const names = [from, to].map((subject) => subjectName(i18n, subject)).join(', ');
  return (
    <p role="note" className="border-b border-line px-4 py-2 text-sm text-ink-2">
      <Trans>These SBOMs describe different subjects: {names}</Trans>
    </p>
  );
}
