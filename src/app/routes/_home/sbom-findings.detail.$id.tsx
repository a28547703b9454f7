import { createFileRoute, notFound } from '@tanstack/react-router';

// As specified: components live under /supply-chain.
export const Route = createFileRoute('/_home/sbom-findings/detail/$id')({
  beforeLoad: () => {
    throw notFound();
  },
});
