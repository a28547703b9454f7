import preview from '#.storybook/preview';
import { severities, SeverityLabel } from './severity';

const meta = preview.meta({ title: 'UI/Severity', component: SeverityLabel });

export const InTables = meta.story({
  render: () => (
    <div className="flex flex-col gap-2 bg-surface p-3">
      {severities.map((severity) => (
        <SeverityLabel key={severity} severity={severity} />
      ))}
    </div>
  ),
});

export const InHeaders = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2 bg-surface p-3">
      {severities.map((severity) => (
        <SeverityLabel key={severity} severity={severity} look="badge" />
      ))}
    </div>
  ),
});
