import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../environment/masar-server.ts';
import { builtScripts } from './built-scripts.ts';

const kilobyte = 1000;
/** PERF-4, in bytes of brotli. */
const budget = {
  landingScripts: 120 * kilobyte,
  landingAll: 250 * kilobyte,
  kit: 85 * kilobyte,
  route: 35 * kilobyte,
  charts: 60 * kilobyte,
  part: 60 * kilobyte,
  /** The room in three dimensions, which nobody gets who does not ask for it. */
  room: 200 * kilobyte,
};

export interface BundleFigures {
  isWithinBudget: boolean;
  /** Bytes, brotli. */
  landingScripts: number;
  /** All that is sent before anything is touched: page, styles, scripts, Arabic font, icon. */
  landingAll: number;
  /** The most that one screen behind the door has of MUI: it is loaded once and kept for all of them. */
  kit: number;
  /** What draws charts, whatever their number. */
  charts: number;
  /** Own scripts of each other route beside the kit, the largest first. */
  routes: Record<string, number>;
  /** What routes load only where it is used: Markdown, dialogs. */
  parts: Record<string, number>;
}

const built = join(root, 'portal/dist');
const chartPart = 'Plot';
const roomPart = 'RoomScene';

/** Sizes of what the portal's build sends, from the built files themselves (PERF-4). */
export async function measureBundles(address: string): Promise<BundleFigures> {
  const { landing, later } = builtScripts(built);
  const isRoute = (name: string) => /(Page|Screen)$/.test(name);
  const isFrame = (name: string) => name === 'SignedInHeader' || name === 'BottomBar';
  const own = later.map(({ name, own: bytes }) => [name, bytes] as const).toSorted(([, a], [, b]) => b - a);
  const routes = own.filter(([name]) => isRoute(name));
  const parts = own.filter(([name]) => !isRoute(name) && name !== chartPart);
  const kit = Math.max(...later.filter(({ name }) => isRoute(name) || isFrame(name)).map(({ ofKit }) => ofKit));
  const charts = own.find(([name]) => name === chartPart)?.[1];
  if (charts === undefined) throw new Error(`The build has no part ${chartPart}; what draws charts has another name.`);

  const page = await (await fetch(address)).text();
  const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  const others = [...new Set(named)].filter((file) => !file.endsWith('.js'));
  const sizeOf = (file: string): number => statSync(join(built, /\.(css|svg)$/.test(file) ? `${file}.br` : file)).size;
  const landingAll = landing + brotliCompressSync(page).length + others.reduce((sum, file) => sum + sizeOf(file), 0);
  const isWithinBudget =
    landing <= budget.landingScripts &&
    landingAll <= budget.landingAll &&
    kit <= budget.kit &&
    charts <= budget.charts &&
    routes.every(([, size]) => size <= budget.route) &&
    parts.every(([name, size]) => size <= (name === roomPart ? budget.room : budget.part));
  return {
    isWithinBudget,
    landingScripts: landing,
    landingAll,
    kit,
    charts,
    routes: Object.fromEntries(routes),
    parts: Object.fromEntries(parts),
  };
}
