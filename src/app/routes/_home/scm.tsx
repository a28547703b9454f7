import { createFileRoute } from '@tanstack/react-router';
import { SourceControlPage } from '@/pages/source-control';

export const Route = createFileRoute('/_home/scm')({ component: SourceControlPage });
