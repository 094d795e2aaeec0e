import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleLimits } from './bundle.js';
import type { BundleFiles } from './bundle-files.js';
import { refuse } from './bundle-refusal.js';
import { isLeftover } from './leftovers.js';

/** The files of a folder, within the limits; links are refused, so that nothing outside is read. */
export async function readFolder(folder: string): Promise<BundleFiles> {
  const files: BundleFiles = new Map();
  let bytes = 0;
  for (const path of await pathsIn(folder)) {
    const info = await lstat(join(folder, path));
    if (info.isSymbolicLink()) refuse(path, 'bundle.link');
    if (!info.isFile()) refuse(path, 'bundle.unknown_file');
    bytes += info.size;
    if (files.size >= bundleLimits.files) refuse(path, 'bundle.too_many_files', { max: bundleLimits.files });
    if (bytes > bundleLimits.bytes) refuse(path, 'bundle.too_large');
    files.set(path, await readFile(join(folder, path)));
  }
  return files;
}

/** Paths of everything but folders; links are named, never followed. */
async function pathsIn(folder: string, within = ''): Promise<string[]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true }).catch(() =>
    refuse(within || folder, 'bundle.missing_file'),
  );
  const paths: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = within ? `${within}/${entry.name}` : entry.name;
    if (isLeftover(path)) continue;
    if (entry.isDirectory() && path.split('/').length > 4) refuse(path, 'bundle.unknown_file');
    paths.push(...(entry.isDirectory() ? await pathsIn(folder, path) : [path]));
  }
  return paths;
}
