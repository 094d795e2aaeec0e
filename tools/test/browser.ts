import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { KnownFailure, say } from '../workspace.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the journeys: CHROMIUM_PATH, an installed one, or, for root on Debian and Ubuntu, one installed now. */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && isRunnable('/usr/bin/apt-get')) {
    say({ ar: 'لا يوجد متصفح Chromium؛ يُثبَّت الآن بواسطة apt…', en: 'No Chromium found; installing it with apt…' });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = installedBrowser();
    if (installed) return installed;
  }
  throw new KnownFailure({
    ar: 'تحتاج الاختبارات الكبيرة إلى متصفح Chromium. ثبّته (مثلاً: sudo apt-get install chromium) أو عيّن CHROMIUM_PATH.',
    en: 'The large tests need a Chromium. Install one (for example: sudo apt-get install chromium) or set CHROMIUM_PATH.',
  });
}

function installedBrowser(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(wanted ? [wanted] : []), ...onPath, ...macPrograms].find(isRunnable);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
