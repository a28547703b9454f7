import preview from '#.storybook/preview';
import { DescriptionList } from './description-list';

const meta = preview.meta({
  title: 'UI/Description list',
  component: DescriptionList,
  args: {
    items: [
      { id: 'by', term: 'By', value: 'admin@acme.example' },
      { id: 'when', term: 'When', value: '20 Nov 2026, 09:52' },
      { id: 'back', term: 'Comes back if', value: 'Lines 121–126 change' },
      { id: 'ai', term: 'AI second opinion', value: 'Disagrees, 74% sure' },
    ],
  },
});

export const FourFacts = meta.story({});
