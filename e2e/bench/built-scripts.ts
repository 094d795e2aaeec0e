import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltModule {
  file: string;
  src?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** A screen or a part that is loaded later, in bytes of brotli beside the entry's scripts. */
interface LaterPart {
  /** Its module, without folder and ending. */
  name: string;
  /** Its scripts without MUI. */
  own: number;
  /** What it has of MUI and what that stands on. */
  ofKit: number;
}

/** What a build of the portal made: scripts of the entry, and of all that comes later. */
export function builtScripts(built: string): { landing: number; later: LaterPart[] } {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(built, '.vite', file), 'utf8')) as T;
  const modules = read<Record<string, BuiltModule>>('manifest.json');
  const kitShares = read<Record<string, number>>('kit-shares.json');

  const closureOf = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    modules[name]?.imports?.forEach((imported) => closureOf(imported, found));
    return found;
  };
  const filesOf = (name: string): string[] => [...new Set([...closureOf(name)].map((one) => modules[one]!.file))];
  const sum = (files: string[], share: (file: string) => number): number =>
    Math.round(files.reduce((total, file) => total + statSync(join(built, `${file}.br`)).size * share(file), 0));
  const ofKit = (file: string): number => kitShares[file] ?? 0;

  const entry = filesOf('index.html');
  const later = Object.values(modules)
    .filter(({ src, isDynamicEntry }) => src && isDynamicEntry)
    .map(({ src = '' }) => {
      const files = filesOf(src).filter((file) => !entry.includes(file));
      const name = /([\w-]+)\.\w+$/.exec(src)![1]!;
      return { name, own: sum(files, (file) => 1 - ofKit(file)), ofKit: sum(files, ofKit) };
    });
  return { landing: sum(entry, () => 1), later };
}
