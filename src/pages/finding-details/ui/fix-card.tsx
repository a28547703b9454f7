import { Trans, useLingui } from '@lingui/react/macro';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import type { Finding } from '@/entities/finding';
import { DiffViewer } from '@/shared/ui/diff-viewer';
import { Segmented } from '@/shared/ui/segmented';

/** What the report itself offers as a fix. Violet is for what a machine suggests; this came with the scan. */
export function FixCard({ finding: { attributes } }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const [view, setView] = useState<'unified' | 'split'>('unified');
  if (!attributes.code_diff) return null;
  const effort = attributes.fixing_effort;
  return (
    <section aria-labelledby="fix" className="min-w-0 overflow-hidden rounded-lg border border-ai-edge bg-surface">
      <header className="flex flex-wrap items-center gap-2 border-b border-ai-edge bg-ai-tint px-4 py-2">
        <Wrench aria-hidden strokeWidth={1.75} className="size-4 text-ai-text" />
        <h2 id="fix" className="text-base font-semibold">
          <Trans>Suggested fix</Trans>
        </h2>
        <span className="text-xs text-ink-2">{attributes.mitigation}</span>
        <span className="ml-auto hidden md:inline-flex">
          <Segmented
            label={t`How to show the change`}
            value={view}
            onChange={setView}
            segments={[
              { value: 'unified', label: t`Unified` },
              { value: 'split', label: t`Split` },
            ]}
          />
        </span>
      </header>
      <DiffViewer diff={attributes.code_diff} path={attributes.file ?? ''} view={view} />
      {effort !== null && (
        <footer className="border-t border-line bg-inset px-4 py-2.5 text-xs text-ink-3">
          <Trans>Fixing effort {i18n.number(effort)} of 100</Trans>
        </footer>
      )}
    </section>
  );
}
