import { Globe } from 'lucide-react';
import preview from '#.storybook/preview';
import { Badge, Count } from './badge';

const meta = preview.meta({ title: 'UI/Badge', component: Badge });

export const Tones = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="ok">Connected</Badge>
      <Badge tone="warn">SLA 6 h</Badge>
      <Badge tone="danger">Expired</Badge>
      <Badge tone="progress">Scanning</Badge>
      <Badge tone="ai">AI fix</Badge>
      <Badge>Draft</Badge>
      <Badge tone="primary">Current plan</Badge>
      <Badge tone="solid">12</Badge>
      <Badge icon={Globe}>Internet-facing</Badge>
    </div>
  ),
});

export const Counts = meta.story({
  render: () => (
    <div className="flex gap-2">
      <Count>184,206</Count>
      <Count tone="primary">3</Count>
      <Count tone="solid">12</Count>
    </div>
  ),
});
