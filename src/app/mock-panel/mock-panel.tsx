// A developer tool like Storybook: in English, without entries in the message catalogs, and in no
// build.
import { ChevronDown, FlaskConical, Link, PanelLeft, PanelRight } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MockCalls } from '@/shared/api/mocks/calls';
import { type Scenario, typical, writeScenario } from '@/shared/api/mocks/scenario';
import { Button } from '@/shared/ui/button';
import { MockChoices } from './mock-choices';
import { MockFaults } from './mock-faults';

export type MockPanelProps = {
  scenario: Scenario;
  /** The ids of all operations. */
  operations: readonly string[];
  calls: MockCalls;
  onChange: (scenario: Scenario) => void;
  /** Copies the URL of this scenario. */
  onCopyLink: () => void;
};

/** The words of the URL; role and data are always included. */
const summaryOf = ({ role, data, faults, ...others }: Scenario): string =>
  [
    role ?? 'role of the session',
    data,
    ...writeScenario({ ...others, role: undefined, data: typical.data, faults: typical.faults })
      .split(',')
      .filter(Boolean),
    faults.size > 0 && `${faults.size} ${faults.size === 1 ? 'fault' : 'faults'}`,
  ]
    .filter(Boolean)
    .join(', ');

// Inline styles, because the product's stylesheet would include classes that only this panel uses.
const place = { position: 'fixed', bottom: '1rem', zIndex: 60 } as const;
const size = { width: '21rem', maxWidth: 'calc(100vw - 2rem)', maxHeight: 'calc(100dvh - 2rem)' };

const headButton = 'inline-flex size-7 items-center justify-center rounded-md';

/** Chooses the scenario of the mocks. Alt M opens and closes it. */
export function MockPanel({ scenario, operations, calls, onChange, onCopyLink }: MockPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<'left' | 'right'>(() =>
    localStorage.getItem('mock-panel') === 'left' ? 'left' : 'right',
  );
  const { calls: count, failed } = useSyncExternalStore(calls.subscribe, calls.read);

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyM') return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, []);

  const other = side === 'left' ? 'right' : 'left';
  const move = () => {
    localStorage.setItem('mock-panel', other);
    setSide(other);
  };
  const style = { ...place, [side]: '1rem' };

  if (!isOpen)
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        style={style}
        className="flex items-center gap-2 rounded-full bg-ink px-3 py-1.5 text-xs text-canvas shadow-2"
      >
        <FlaskConical aria-hidden className="size-3.5" />
        Mock, {summaryOf(scenario)}
      </button>
    );

  const Move = side === 'left' ? PanelRight : PanelLeft;
  return (
    <aside
      aria-label="Mock data"
      style={{ ...style, ...size }}
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-overlay text-sm shadow-3"
    >
      <header className="flex items-center gap-2 bg-ink py-1.5 pr-1.5 pl-3 text-canvas">
        <FlaskConical aria-hidden className="size-4" />
        <h2 className="font-medium">Mock</h2>
        <span className="flex-1 text-xs">no server, lost when you reload</span>
        <button
          type="button"
          aria-label={`Move to the ${other}`}
          onClick={move}
          className={headButton}
        >
          <Move aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          aria-label="Fold"
          aria-expanded
          aria-keyshortcuts="Alt+M"
          onClick={() => setOpen(false)}
          className={headButton}
        >
          <ChevronDown aria-hidden className="size-4" />
        </button>
      </header>
      <div className="min-h-0 overflow-y-auto">
        <MockChoices scenario={scenario} onChange={onChange} />
        <MockFaults
          faults={scenario.faults}
          operations={operations}
          onChange={(faults) => onChange({ ...scenario, faults })}
        />
      </div>
      <footer className="flex items-center gap-2 border-t border-line bg-inset px-3 py-2">
        <p className="flex-1 text-xs text-ink-2" role="status">
          {count} calls,{' '}
          <span className={failed > 0 ? 'text-danger-text' : ''}>{failed} failed as asked</span>
        </p>
        <Button size="sm" kind="quiet" onClick={() => onChange(typical)}>
          Reset
        </Button>
        <Button size="sm" icon={Link} onClick={onCopyLink}>
          Copy link
        </Button>
      </footer>
    </aside>
  );
}
