import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

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
  private readonly medium: readonly string[];

  constructor(root: string, files: readonly string[]) {
    this.medium = files.filter((one) => needsDatabase.test(one));
    const known = new Set(files);
    for (const file of files)
      for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
        const target = targetOf(file, name, known);
        if (target) this.importers.set(target, (this.importers.get(target) ?? new Set()).add(file));
      }
  }

  /**
   * The specs that are run against a fault in a file: small ones that reach it by their imports, and of those with a
   * database the ones beside it, in its folders upwards to its module, and two from elsewhere.
   */
  specsOf(file: string, { small = 4, medium = 3 } = {}): { small: string[]; medium: string[] } {
    const reached = this.reaching(file);
    const reaching = reached.filter((one) => isSpec.test(one) && !needsDatabase.test(one));
    return {
      small: nearestFirst(reached, reaching).slice(0, small),
      medium: roomOf(file) === 'backend' ? this.mediumOf(file, medium) : [],
    };
  }

  /** Breadth first, so that the nearest comes first. */
  private reaching(file: string): string[] {
    const seen = new Set([file]);
    for (const at of seen) for (const importer of this.importers.get(at) ?? []) seen.add(importer);
    return [...seen];
  }

  private mediumOf(file: string, most: number): string[] {
    const reached = this.reaching(file);
    const beside = nearestFirst(reached, this.mediumBeside(file)).slice(0, most);
    return [...new Set([...beside, ...nearestFirst(reached, this.mediumElsewhere(file)).slice(0, 2)])];
  }

  private mediumBeside(file: string): string[] {
    const found = new Set<string>();
    for (let folder = dirname(file); folder.split('/').length > 3; folder = dirname(folder))
      for (const one of this.medium) if (one.startsWith(`${folder}/`)) found.add(one);
    return [...found];
  }

  /** Those that import the file, and those of the whole API that share a word with its folder or name. */
  private mediumElsewhere(file: string): string[] {
    const words = `${dirname(file)}-${basename(file)}`;
    return this.medium.filter(
      (one) => this.importers.get(file)?.has(one) || (one.startsWith('backend/test/') && sharedWords(words, one) > 0),
    );
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
  return [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}/index.tsx`].find((one) => known.has(one));
}

/**
 * Whole pages are drawn by all specs of the portal alike. Those of the feature whose files reach the fault first look at
 * them, of these the one of the page that does, then those in more of its folders or with words of its name.
 */
function nearestFirst(reached: readonly string[], specs: readonly string[]): string[] {
  const [file = ''] = reached;
  const nearness = specs.map((spec) => {
    const near = reached.filter((one) => !isSpec.test(one) && featureOf(one) === featureOf(spec));
    const ofFeature = near[0] === undefined ? Infinity : reached.indexOf(near[0]);
    const namesake = near.find((one) => stemOf(one) === stemOf(spec));
    const ofPage = namesake === undefined ? Infinity : reached.indexOf(namesake);
    return { spec, by: [ofFeature, -sharedFolders(file, spec), ofPage, -sharedWords(file, spec)] };
  });
  const differing = (a: readonly number[], b: readonly number[]): number => a.findIndex((value, at) => value !== b[at]);
  return nearness
    .sort(({ by: a }, { by: b }) => {
      const at = differing(a, b);
      return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
    })
    .map(({ spec }) => spec);
}

/** A feature or page of the portal, a resource of the console, a module of the backend. */
function featureOf(file: string): string {
  const depth = /^portal\/src\/app\/pages\//.test(file) ? 5 : roomOf(file) === 'admin-console' ? 3 : 4;
  return file.split('/').slice(0, -1).slice(0, depth).join('/');
}

const stemOf = (file: string): string => basename(file).split('.')[0] ?? '';

/** How many words two names have in common, be they in the plural or not; endings that say the kind are none. */
function sharedWords(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => {
    const words = stemOf(path)
      .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase()
      .split('-');
    return new Set(words.map((word) => word.replace(/s$/, '')));
  }) as [Set<string>, Set<string>];
  return [...a].filter((word) => b.has(word)).length;
}

function sharedFolders(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => path.split('/').slice(0, -1)) as [string[], string[]];
  const different = a.findIndex((folder, at) => folder !== b[at]);
  return different < 0 ? a.length : different;
}
