import { Download } from 'lucide-react';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Card, CardBody, CardFoot, CardHead } from './card';

const meta = preview.meta({ title: 'UI/Card', component: Card });

export const Whole = meta.story({
  render: () => (
    <Card>
      <CardHead
        title="Fix first"
        note="Highest priority, reachable in production"
        actions={<IconButton icon={Download} size="sm" label="Download" />}
      />
      <CardBody className="text-sm">SQL injection in account statement query</CardBody>
      <CardFoot>
        <Button size="sm">View all</Button>
      </CardFoot>
    </Card>
  ),
});
