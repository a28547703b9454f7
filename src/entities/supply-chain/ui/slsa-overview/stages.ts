import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Boxes, GitBranch, Hammer, type LucideIcon, Rocket } from 'lucide-react';
import type { SlsaThreat } from '#domain/finding-filters';

export type Stage = {
  id: string;
  name: MessageDescriptor;
  icon: LucideIcon;
  threats: readonly SlsaThreat[];
};

export const stages: readonly Stage[] = [
  { id: 'source', name: msg`Source`, icon: GitBranch, threats: ['A', 'B', 'C'] },
  { id: 'build', name: msg`Build`, icon: Hammer, threats: ['D', 'E'] },
  { id: 'publish', name: msg`Publish and distribute`, icon: Rocket, threats: ['F', 'G'] },
  { id: 'consume', name: msg`Consume`, icon: Boxes, threats: ['H', 'I'] },
];

const lowest = 26;
const highest = 100;

/** Height in px, logarithmic, so that one finding is visible beside two thousand. */
export const threatBarHeight = (count: number, most: number) =>
  Math.floor(
    lowest + (highest - lowest) * (most > 0 ? Math.log(count + 1) / Math.log(most + 1) : 0),
  );
