import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { heldBy } from './held-folders.ts';

/** What a server runs on beside the packages: what its image holds too (ops/docker/backend.Dockerfile). */
const parts = [
  'libs/domain/package.json',
  'libs/domain/src',
  'libs/i18n/package.json',
  'libs/i18n/src',
  'backend/package.json',
  'backend/dist',
  'backend/seeds',
  'portal/dist',
  'portal/dist-ssr',
  'admin-console/dist',
];

/** By which the parts find the packages of the checkout, and one another. */
const links = {
  'backend/node_modules': '../../../backend/node_modules',
  'node_modules/@masar/domain': '../../libs/domain',
  'node_modules/@masar/i18n': '../../libs/i18n',
};

/** Beside those that servers run on. */
const keptAtLeast = 2;

const folderOf = (checkout: string): string => join(checkout, '.builds');

/** The build that a server started now runs on, as `keepBuild` last named it; the checkout itself where none was kept. */
export function currentBuild(checkout: string): string {
  const current = join(folderOf(checkout), 'current');
  return existsSync(current) ? realpathSync(current) : checkout;
}

/**
 * Copies what was built to a folder of its own that no later build touches, and names it as the current one; the same
 * again is kept once. Former ones go, except the newest and those that servers run on (OPS-7).
 */
export function keepBuild(checkout: string): string {
  const folder = folderOf(checkout);
  const id = identityOf(checkout);
  const build = join(folder, id);
  mkdirSync(folder, { recursive: true });
  for (const unfinished of globSync('begun-*', { cwd: folder })) remove(join(folder, unfinished));
  if (!existsSync(build)) {
    const begun = join(folder, `begun-${id}`);
    copyTo(begun, checkout);
    renameSync(begun, build);
  }
  utimesSync(build, new Date(), new Date());
  nameCurrent(folder, id);
  prune(folder);
  return build;
}

/** Names and contents of all files: two builds of the same sources are one. */
function identityOf(checkout: string): string {
  const hash = createHash('sha256');
  for (const part of parts.filter((name) => existsSync(join(checkout, name)))) {
    const isFolder = statSync(join(checkout, part)).isDirectory();
    const files = isFolder ? globSync(`${part}/**`, { cwd: checkout, withFileTypes: true }) : undefined;
    const names = files?.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    for (const file of names?.toSorted() ?? [join(checkout, part)]) {
      const content = readFileSync(file);
      hash.update(`${file.slice(checkout.length)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function copyTo(build: string, checkout: string): void {
  for (const part of parts.filter((name) => existsSync(join(checkout, name)))) {
    cpSync(join(checkout, part), join(build, part), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(join(build, dirname(name)), { recursive: true });
    symlinkSync(target, join(build, name));
  }
}

/** In one step: whoever starts a server meanwhile gets the former build or this one. */
function nameCurrent(folder: string, id: string): void {
  const current = join(folder, 'current');
  if (existsSync(current) && readlinkSync(current) === id) return;
  rmSync(`${current}.next`, { force: true });
  symlinkSync(id, `${current}.next`);
  renameSync(`${current}.next`, current);
}

function prune(folder: string): void {
  const builds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const byAge = builds.map(({ name }) => ({ path: join(realpathSync(folder), name), name }));
  byAge.sort((one, other) => statSync(other.path).mtimeMs - statSync(one.path).mtimeMs);
  const held = heldBy(byAge.map(({ path }) => path));
  for (const { path } of byAge.slice(keptAtLeast)) if (!held.has(path)) remove(path);
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
