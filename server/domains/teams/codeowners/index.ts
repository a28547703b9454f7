export { listOwnerLines, listReadings } from './codeowners.repo.ts';
export { ownerName } from './parse-codeowners.ts';
export {
  enqueueReadCodeowners,
  listOwnerHandles,
  readCodeowners,
  readCodeownersJob,
} from './read-codeowners.ts';
