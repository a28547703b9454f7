// The baseline for the list: 100,000 rows in the common table library, with plain text cells.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';

const count = 100_000;
const rowHeight = 44;
const words = [
  'critical',
  '97',
  'SQL injection in the search of orders',
  'ledger-api',
  'semgrep',
  'CWE-89',
  'Open',
  '12 d',
  'in 3 days',
];

function BareTable() {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  return (
    <div ref={scroller} role="grid" style={{ height: '100vh', overflow: 'auto' }}>
      <div style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            role="row"
            style={{
              position: 'absolute',
              insetInline: 0,
              top: 0,
              height: rowHeight,
              display: 'grid',
              gridTemplateColumns: `repeat(${words.length}, 1fr)`,
              transform: `translateY(${start}px)`,
            }}
          >
            {words.map((word) => (
              <div key={word} role="gridcell">
                {word} {index}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<BareTable />);
