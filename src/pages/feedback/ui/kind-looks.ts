import { msg } from '@lingui/core/macro';
import { Bug, Heart, Lightbulb } from 'lucide-react';

export const kindLooks = {
  idea: { icon: Lightbulb, name: msg`Idea` },
  problem: { icon: Bug, name: msg`Something is wrong` },
  praise: { icon: Heart, name: msg`Something is good` },
} as const;
