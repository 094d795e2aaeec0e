import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../environment/masar-server.ts';

const kilobyte = 1000;
const budget = { landingScripts: 120 * kilobyte, landingAll: 250 * kilobyte, route: 60 * kilobyte };

interface BuiltModule {
  file: string;
  src?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

export interface BundleFigures {
  isWithinBudget: boolean;
  /** Bytes, brotli. */
  landingScripts: number;
  /** All that is sent before anything is touched: page, styles, scripts, Arabic font, icon. */
  landingAll: number;
  /** Own scripts of each other route, the largest first. */
  routes: Record<string, number>;
  /** What routes load only where it is used: Markdown, MUI. */
  parts: Record<string, number>;
}

const built = join(root, 'portal/dist');
const compressedSize = (file: string): number => statSync(join(built, `${file}.br`)).size;
const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Sizes of what the portal's build sends, from the built files themselves (PERF-4). */
export async function measureBundles(address: string): Promise<BundleFigures> {
  const modules = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltModule>;
  const closureOf = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    modules[name]?.imports?.forEach((imported) => closureOf(imported, found));
    return found;
  };
  const filesOf = (names: Iterable<string>): string[] => [...new Set([...names].map((name) => modules[name]!.file))];
  const entry = closureOf('index.html');
  const entryFiles = new Set(filesOf(entry));

  const loadedLater = Object.values(modules)
    .filter(({ src, isDynamicEntry }) => src && isDynamicEntry)
    .map(({ src = '' }) => {
      const own = filesOf(closureOf(src)).filter((file) => !entryFiles.has(file));
      return [/([\w-]+)\.\w+$/.exec(src)![1]!, sum(own.map(compressedSize))] as const;
    })
    .toSorted(([, a], [, b]) => b - a);
  const routes = loadedLater.filter(([name]) => name.endsWith('Page'));
  const parts = loadedLater.filter(([name]) => !name.endsWith('Page'));

  const page = await (await fetch(address)).text();
  const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  const others = [...new Set(named)].filter((file) => !file.endsWith('.js'));
  const sizeOf = (file: string): number =>
    /\.(css|svg)$/.test(file) ? compressedSize(file) : statSync(join(built, file)).size;
  const landingScripts = sum([...entryFiles].map(compressedSize));
  const landingAll = landingScripts + brotliCompressSync(page).length + sum(others.map(sizeOf));
  const isWithinBudget =
    landingScripts <= budget.landingScripts &&
    landingAll <= budget.landingAll &&
    loadedLater.every(([, size]) => size <= budget.route);
  return {
    isWithinBudget,
    landingScripts,
    landingAll,
    routes: Object.fromEntries(routes),
    parts: Object.fromEntries(parts),
  };
}
