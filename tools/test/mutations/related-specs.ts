import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The rooms whose code gets faults, with what `#…/` in their imports means. */
const rooms = {
  backend: {
    '#platform/': 'backend/src/platform/',
    '#modules/': 'backend/src/modules/',
    '#testing/': 'backend/testing/',
  },
  portal: { '#': 'portal/src/' },
  'admin-console': { '#': 'admin-console/src/' },
} as const;
type Room = keyof typeof rooms;
export const roomOf = (file: string): Room => file.slice(0, file.indexOf('/')) as Room;

const imported = /(?:from|import\()\s*'([^']+)'/g;
const isSpec = /\.spec\.tsx?$/;
const needsDatabase = /\.(?:int|http)\.spec\.ts$/;

/** Who imports whom in the rooms, read once. */
export class Imports {
  private readonly importers = new Map<string, Set<string>>();
  private readonly files: readonly string[];

  constructor(root: string, files: readonly string[]) {
    this.files = files;
    const known = new Set(files);
    for (const file of files)
      for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
        const target = targetOf(file, name, known);
        if (target) this.importers.set(target, (this.importers.get(target) ?? new Set()).add(file));
      }
  }

  /**
   * The specs that are run against a fault in a file: small ones that reach it by their imports, those in its folders
   * first, then of those with a database the ones beside it, in its folders upwards to its module.
   */
  specsOf(file: string, { small = 5, medium = 4 } = {}): { small: string[]; medium: string[] } {
    const reached = this.reaching(file).filter((one) => isSpec.test(one) && !needsDatabase.test(one));
    // Whole pages are drawn by all specs of the portal alike: those of the same feature look at them.
    const nearest = reached.sort((one, other) => sharedFolders(file, other) - sharedFolders(file, one));
    return { small: nearest.slice(0, small), medium: this.mediumBeside(file).slice(0, medium) };
  }

  /** Breadth first, so that the nearest comes first. */
  private reaching(file: string): string[] {
    const seen = new Set([file]);
    for (const at of seen) for (const importer of this.importers.get(at) ?? []) seen.add(importer);
    return [...seen];
  }

  private mediumBeside(file: string): string[] {
    if (roomOf(file) !== 'backend') return [];
    const medium = this.files.filter((one) => needsDatabase.test(one));
    const found = new Set<string>();
    for (let folder = dirname(file); folder.split('/').length > 3; folder = dirname(folder))
      for (const one of medium) if (one.startsWith(`${folder}/`)) found.add(one);
    return [...found];
  }
}

function targetOf(file: string, name: string, known: ReadonlySet<string>): string | undefined {
  const alias = Object.entries(rooms[roomOf(file)]).find(([prefix]) => name.startsWith(prefix));
  const path = alias
    ? alias[1] + name.slice(alias[0].length)
    : name.startsWith('.')
      ? normalize(join(dirname(file), name))
      : undefined;
  if (path === undefined) return undefined;
  const bare = path.replace(/\.jsx?$/, '');
  return [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find((one) => known.has(one));
}

function sharedFolders(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => path.split('/').slice(0, -1)) as [string[], string[]];
  const different = a.findIndex((folder, at) => folder !== b[at]);
  return different < 0 ? a.length : different;
}
