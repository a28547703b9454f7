import preview from '#.storybook/preview';
import { Card, CardBody } from '../card';
import { Confetti } from './confetti';

const meta = preview.meta({ title: 'UI/Confetti', component: Confetti });

export const BehindTheCard = meta.story({
  render: () => (
    <div className="relative isolate flex h-72 items-center justify-center">
      <Confetti />
      <Card>
        <CardBody>Subscription activated successfully</CardBody>
      </Card>
    </div>
  ),
});
