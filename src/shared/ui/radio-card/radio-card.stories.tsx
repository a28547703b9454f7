import { Bug, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Input } from '../input';
import { RadioGroup } from '../radio';
import { SegmentedControl } from '../segmented-control';
import { IconRadio, RadioCard, TileGroup, TileRadio } from './radio-card';

function Cards() {
  const name = useId();
  return (
    <RadioGroup label="Accept until">
      <RadioCard
        name={name}
        value="date"
        title="A date"
        text="Policy allows up to 90 days for critical."
        defaultChecked
      >
        <Input type="date" aria-label="Date" />
      </RadioCard>
      <RadioCard
        name={name}
        value="fix"
        title="Until a fix is available"
        text="Expires as soon as a patch or fixed version is released"
      >
        <p className="text-xs">At the latest after 90 days</p>
        <SegmentedControl
          label="Remind"
          value="never"
          onChange={() => undefined}
          segments={[
            { value: 'never', label: 'Never' },
            { value: 'week', label: 'A week before' },
          ]}
        />
      </RadioCard>
    </RadioGroup>
  );
}

function Tiles() {
  const name = useId();
  return (
    <TileGroup label="Registry">
      <TileRadio name={name} value="aws_ecr" title="Amazon ECR" monogram="ECR" defaultChecked />
      <TileRadio name={name} value="azure_acr" title="Azure ACR" monogram="ACR" />
      <TileRadio name={name} value="docker_hub" title="Docker Hub" monogram="DH" />
      <TileRadio name={name} value="google_gar" title="Google GAR" monogram="GAR" disabled />
    </TileGroup>
  );
}

function Kinds() {
  const name = useId();
  return (
    <RadioGroup label="Topic" className="grid gap-2 sm:grid-cols-2">
      <IconRadio name={name} value="idea" title="Idea" icon={Lightbulb} defaultChecked />
      <IconRadio name={name} value="problem" title="Problem" icon={Bug} />
    </RadioGroup>
  );
}

const meta = preview.meta({ title: 'UI/Radio card', component: Cards });

export const WithFields = meta.story({});
export const AsTiles = meta.story({ render: () => <Tiles /> });

export const WithIcons = meta.story({ render: () => <Kinds /> });

export const ChosenCardOpens = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Date')).toBeVisible();
    // The second card's fields contain a checked radio, too, which must not make it the selected
    // card.
    await expect(canvas.getByText('At the latest after 90 days')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('Date')).not.toBeVisible();
    await expect(canvas.getByText('At the latest after 90 days')).toBeVisible();
  },
});
