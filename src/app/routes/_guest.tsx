import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireGuest } from '../session/guards';

export const Route = createFileRoute('/_guest')({
  beforeLoad: requireGuest,
  component: Outlet,
  // Too small for a separate chunk.
  codeSplitGroupings: [],
});
