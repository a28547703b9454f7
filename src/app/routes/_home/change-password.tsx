import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '@/pages/change-password';

export const Route = createFileRoute('/_home/change-password')({ component: ChangePasswordPage });
