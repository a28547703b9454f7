import { msg } from '@lingui/core/macro';
import {
  Bell,
  Building,
  Cloud,
  Fingerprint,
  Gauge,
  Languages,
  ReceiptText,
  Scale,
  ShieldCheck,
  ShieldHalf,
  Sparkles,
  UserRound,
  Users,
} from 'lucide-react';
import type { Destination, NavigationGroup } from './navigation';

export const settingsNavigation: readonly NavigationGroup[] = [
  {
    id: 'organisation',
    title: msg`Organisation`,
    items: [
      { to: '/settings/client', label: msg`General`, icon: Building },
      { to: '/settings/team', label: msg`Team`, icon: Users },
      { to: '/settings/security', label: msg`Security`, icon: ShieldCheck },
      { to: '/settings/prioritization', label: msg`Prioritisation`, icon: ShieldHalf },
      { to: '/settings/policies', label: msg`Policies`, icon: Scale },
      { to: '/settings/openai', label: msg`AI models`, icon: Sparkles },
      { to: '/settings/cnapp', label: msg`Cloud protection`, icon: Cloud },
    ],
  },
  {
    id: 'billing',
    title: msg`Billing`,
    items: [
      { to: '/settings/billing', label: msg`Plan`, icon: Gauge },
      { to: '/payment/invoices', label: msg`Invoices`, icon: ReceiptText },
    ],
  },
  {
    id: 'you',
    title: msg`You`,
    items: [
      { to: '/settings/account', label: msg`Account`, icon: UserRound },
      { to: '/settings/authentication', label: msg`Authentication`, icon: Fingerprint },
      { to: '/settings/notifications', label: msg`Notifications`, icon: Bell },
      { to: '/settings/language', label: msg`Language`, icon: Languages },
    ],
  },
];

export const settingsDestinations: readonly Destination[] = settingsNavigation.flatMap(
  (group) => group.items,
);
