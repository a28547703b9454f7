import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSuperAdmin } from '../../session/guards';

export const Route = createFileRoute('/_home/manage-clients')({
  beforeLoad: requireSuperAdmin,
  component: Outlet,
  // Too small for a separate chunk.
  codeSplitGroupings: [],
});
