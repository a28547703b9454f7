import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bell,
  Boxes,
  Bug,
  Building2,
  Cloud,
  Gauge,
  GitBranch,
  GitPullRequest,
  Handshake,
  type LucideIcon,
  Mail,
  Plug,
  Settings,
  Tags,
  Webhook,
} from 'lucide-react';
import { can, type Actor, type Permission } from '#domain/roles';

export type Destination = {
  to: string;
  label: MessageDescriptor;
  /** The label in the tab bar of phones. */
  short?: MessageDescriptor;
  icon: LucideIcon;
  /** Paths below this one belong to it as well. */
  owns?: string;
  count?: 'findings' | 'repositories' | 'notifications';
  /** The entry is hidden without this permission. */
  needs?: Permission;
};

export type NavigationGroup = {
  id: string;
  title?: MessageDescriptor;
  items: readonly Destination[];
};

export const navigation: readonly NavigationGroup[] = [
  {
    id: 'product',
    items: [
      { to: '/', label: msg`Overview`, icon: Gauge },
      {
        to: '/findings/all',
        label: msg`Findings`,
        icon: Bug,
        owns: '/findings',
        count: 'findings',
      },
      {
        to: '/Repositories',
        label: msg`Repositories`,
        short: msg`Repos`,
        icon: GitBranch,
        owns: '/Repositories',
        count: 'repositories',
      },
      { to: '/supply-chain', label: msg`Supply chain`, icon: Boxes, owns: '/supply-chain' },
      { to: '/cloud', label: msg`Cloud & images`, icon: Cloud },
    ],
  },
  {
    id: 'work',
    title: msg`Work`,
    items: [
      { to: '/pull-requests', label: msg`Pull requests`, icon: GitPullRequest },
      {
        to: '/notifications',
        label: msg`Notifications`,
        short: msg`Inbox`,
        icon: Bell,
        count: 'notifications',
      },
      { to: '/mail', label: msg`Mail`, icon: Mail, needs: 'outbox:read' },
    ],
  },
  {
    id: 'manage',
    title: msg`Manage`,
    items: [
      {
        to: '/connector',
        label: msg`Connectors`,
        icon: Plug,
        owns: '/connector',
        needs: 'connectors:use',
      },
      { to: '/connector/tools', label: msg`Webhooks`, icon: Webhook, needs: 'webhooks:manage' },
      { to: '/settings', label: msg`Settings`, icon: Settings, owns: '/settings' },
    ],
  },
  {
    id: 'platform',
    title: msg`Platform`,
    items: [
      {
        to: '/manage-clients',
        label: msg`Clients`,
        icon: Building2,
        owns: '/manage-clients',
        needs: 'clients:read',
      },
      { to: '/partners', label: msg`Partners`, icon: Handshake, needs: 'partners:manage' },
      { to: '/plan-pricings', label: msg`Plans`, icon: Tags, needs: 'pricing:manage' },
    ],
  },
];

/** The entries for a user; empty groups are omitted. */
export const destinationsOf = (person: Actor): readonly NavigationGroup[] =>
  navigation
    .map((group) => ({
      ...group,
      items: group.items.filter(({ needs }) => needs === undefined || can(person, needs)),
    }))
    .filter(({ items }) => items.length > 0);

const all = navigation.flatMap((group) => group.items);

/** The entry of a path: an exact match wins over the longest owning prefix. */
export const destinationOf = (pathname: string): Destination | undefined =>
  all.find((item) => item.to === pathname) ??
  all
    .filter(
      (item) =>
        item.owns !== undefined && (pathname === item.owns || pathname.startsWith(`${item.owns}/`)),
    )
    .sort((a, b) => (b.owns?.length ?? 0) - (a.owns?.length ?? 0))[0];

const onPhones = ['/', '/findings/all', '/Repositories', '/notifications'];
export const tabDestinations = all.filter((item) => onPhones.includes(item.to));
