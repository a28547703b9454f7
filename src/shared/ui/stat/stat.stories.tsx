import { ArrowDown, TriangleAlert } from 'lucide-react';
import preview from '#.storybook/preview';
import { Card } from '../card';
import { Sparkline } from '../sparkline';
import { Stat } from './stat';

const meta = preview.meta({ title: 'UI/Stat', component: Stat });

export const Readings = meta.story({
  render: () => (
    <Card className="grid sm:grid-cols-3">
      <Stat label="Open findings" value="184,206" size="hero" />
      <Stat
        label="Mean time to remediate"
        value="11.4"
        unit="days"
        reading={{ icon: ArrowDown, tone: 'ok', text: '1.8 days faster than October' }}
        trend={
          <Sparkline
            label="Mean time to remediate, 12 weeks, from 14 to 11.4 days"
            tone="ok"
            values={[14, 13.8, 13, 13.2, 12.4, 11.9, 11.4]}
          />
        }
      />
      <Stat
        label="Fixed within SLA"
        value="87"
        unit="%"
        reading={{ icon: TriangleAlert, tone: 'warn', text: '4 points below target 91%' }}
      />
    </Card>
  ),
});
