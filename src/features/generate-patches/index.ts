export { useGeneratePatches } from './api/use-generate-patches';
