import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireGuest } from '../session/guards';

export const Route = createFileRoute('/_guest')({
  beforeLoad: requireGuest,
  component: Outlet,
  // Not worth a file of its own.
  codeSplitGroupings: [],
});
