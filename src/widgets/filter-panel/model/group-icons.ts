import {
  Bug,
  FileCode,
  GitBranch,
  ScanLine,
  Shield,
  Tag,
  User,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { FilterGroup } from '#domain/finding-filters';

export const groupIcons: Readonly<Record<FilterGroup, LucideIcon>> = {
  source_control: GitBranch,
  scan_info: ScanLine,
  code_info: FileCode,
  developer_info: User,
  remediation_info: Wrench,
  policy_info: Shield,
  vulnerability_info: Bug,
  other_info: Tag,
};
