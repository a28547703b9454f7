import { msg } from '@lingui/core/macro';
import { Bug, Heart, Lightbulb } from 'lucide-react';

export const kindStyles = {
  idea: { icon: Lightbulb, name: msg`Idea` },
  problem: { icon: Bug, name: msg`Problem` },
  praise: { icon: Heart, name: msg`Praise` },
} as const;
