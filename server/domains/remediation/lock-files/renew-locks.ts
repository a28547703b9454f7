// Updates the lock files that belong to the manifests of a pull request.
import path from 'node:path';
import { Problem } from '../../../platform/http/problem.ts';
import { compareVersions } from '#domain/versions';
import type { FileChange } from '../../source-hosts/index.ts';
import type { Upgrade } from '../manifests/edit.ts';
import { findMembers } from '../manifests/workspace-members.ts';
import type { LockOutcome } from './lock-outcome.ts';
import { type LockTool, toolForLock, toolsForManifest } from './lock-tools.ts';
import { type LockFiles, runLockTool } from './run-lock-tool.ts';

/** An upgrade in a pull request. */
export type UpgradeInFile = Upgrade & {
  manifest: string;
  /** The lock file, if the report or the remediation names it. */
  lock: string | undefined;
};

type Reader = (file: string) => Promise<string | undefined>;

/** The branch that the changes are based on. */
type Repository = { read: Reader; list: () => Promise<readonly string[]> };

const dirname = (file: string): string => path.posix.dirname(file);
const join = (folder: string, name: string): string => path.posix.join(folder, name);

/** The folder of the file and its parents up to the root, where a workspace keeps its lock file. */
const foldersAbove = (file: string): string[] => {
  const folder = dirname(file);
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)];
};

const mostLevels = 5;
const mostCompanions = 60;

type Found = { file: string; tool: LockTool };

/** Finds the nearest lock file: next to the manifest, or that of its workspace. */
const findLock = async (manifest: string, read: Reader): Promise<Found | undefined> => {
  const tools = toolsForManifest(manifest);
  if (tools.length === 0) return undefined;
  for (const folder of foldersAbove(manifest).slice(0, mostLevels))
    for (const tool of tools) {
      const file = join(folder, tool.lock);
      if ((await read(file)) !== undefined) return { file, tool };
    }
  return undefined;
};

const filesOf = async (
  { file, tool }: Found,
  { read, list }: Repository,
): Promise<LockFiles | undefined> => {
  const at = (name: string) => join(dirname(file), name);
  const [manifest, lock] = [await read(at(tool.manifest)), await read(file)];
  if (manifest === undefined || lock === undefined) return undefined;
  const names = [
    ...(tool.companions?.({ manifest, lock }) ?? []),
    ...(await findMembers(
      tool.members?.({ manifest, lock }) ?? [],
      { root: dirname(file), manifest: tool.manifest },
      list,
    )),
  ];
  if (names.length > mostCompanions) return undefined;
  const companions: Record<string, string> = {};
  for (const name of names) {
    const text = at(name).startsWith('..') ? undefined : await read(at(name));
    if (text !== undefined) companions[name] = text;
  }
  const settings = tool.settings === undefined ? undefined : await read(at(tool.settings));
  return { manifest, lock, settings: settings ?? '', companions };
};

type Renewed = { outcome: LockOutcome; files: Record<string, string> };

const renewOne = async (
  deps: Parameters<typeof runLockTool>[0],
  found: Found,
  upgrades: readonly Upgrade[],
  repository: Repository,
): Promise<Renewed> => {
  const { file, tool } = found;
  const files = await filesOf(found, repository).catch((error: unknown) => {
    if (error instanceof Problem) return undefined;
    throw error;
  });
  const command = tool.command(upgrades, files?.lock ?? '');
  const common = { file, tool: tool.program, command };
  const left = (why: Extract<LockOutcome, { isRenewed: false }>['why'], words?: string) => ({
    outcome: { ...common, isRenewed: false as const, why, words },
    files: {},
  });
  if (!files) return left('unreadable');
  const result = await runLockTool(deps, tool, files, upgrades);
  if ('why' in result) return left(result.why, result.words);
  const { versions } = tool;
  return {
    outcome: {
      ...common,
      isRenewed: true,
      resolved: versions
        ? upgrades.map((each) => ({
            ...each,
            versions: versions(result.lock, each.name, result.manifest),
          }))
        : [],
    },
    files: {
      ...(result.lock !== files.lock && { [file]: result.lock }),
      ...(tool.writesManifest === true &&
        result.manifest !== files.manifest && {
          [join(dirname(file), tool.manifest)]: result.manifest,
        }),
    },
  };
};

/** Lists each package once, with the highest version that any of the fixes requires. */
const highest = (upgrades: readonly Upgrade[]): Upgrade[] => {
  const known = new Map<string, Upgrade>();
  for (const { name, to } of upgrades) {
    const other = known.get(name);
    if (!other || compareVersions(to, other.to) > 0) known.set(name, { name, to });
  }
  return [...known.values()];
};

export type RenewedLocks = { changes: FileChange[]; outcomes: LockOutcome[] };

/**
 * Adds the lock files to the changes of a pull request, once for all its upgrades.
 * @param read reads a file of the branch that the changes are based on
 * @param list lists its files
 */
export const renewLocks = async (
  deps: Parameters<typeof runLockTool>[0],
  changes: readonly FileChange[],
  upgrades: readonly UpgradeInFile[],
  read: Reader,
  list: Repository['list'] = () => Promise.resolve([]),
): Promise<RenewedLocks> => {
  const texts = new Map(changes.map(({ path: file, content }) => [file, content]));
  const current: Reader = async (file) => texts.get(file) ?? read(file);
  const found = new Map<string, Found & { upgrades: UpgradeInFile[] }>();
  for (const upgrade of upgrades) {
    if (!texts.has(upgrade.manifest)) continue;
    const named = upgrade.lock === undefined ? undefined : toolForLock(upgrade.lock);
    const lock =
      named && upgrade.lock !== undefined
        ? { file: upgrade.lock, tool: named }
        : await findLock(upgrade.manifest, current);
    if (!lock) continue;
    const known = found.get(lock.file);
    found.set(lock.file, { ...lock, upgrades: [...(known?.upgrades ?? []), upgrade] });
  }
  const outcomes: LockOutcome[] = [];
  for (const lock of found.values()) {
    const { outcome, files } = await renewOne(deps, lock, highest(lock.upgrades), {
      read: current,
      list,
    });
    outcomes.push(outcome);
    for (const [file, text] of Object.entries(files)) texts.set(file, text);
  }
  return {
    outcomes,
    changes: [...texts].map(([file, content]) => ({
      path: file,
      content,
      exists: changes.find((each) => each.path === file)?.exists ?? true,
    })),
  };
};
