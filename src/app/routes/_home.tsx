import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AppShell } from '@/widgets/app-shell';
import { requireSession } from '../session/guards';

export const Route = createFileRoute('/_home')({
  beforeLoad: requireSession,
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
});
