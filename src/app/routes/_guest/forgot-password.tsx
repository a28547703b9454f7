import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '@/pages/forgot-password';

export const Route = createFileRoute('/_guest/forgot-password')({ component: ForgotPasswordPage });
