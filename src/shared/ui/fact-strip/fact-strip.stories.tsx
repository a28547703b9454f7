import preview from '#.storybook/preview';
import { FactStrip } from './fact-strip';

const meta = preview.meta({
  title: 'UI/Fact strip',
  component: FactStrip,
  args: {
    facts: [
      { id: 'by', term: 'By', value: 'admin@acme.example' },
      { id: 'when', term: 'When', value: '20 Nov 2026, 09:52' },
      { id: 'back', term: 'Comes back if', value: 'Lines 121–126 change' },
      { id: 'ai', term: 'AI second opinion', value: 'Disagrees, 74% sure' },
    ],
  },
});

export const FourFacts = meta.story({});
