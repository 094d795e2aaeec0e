import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from '@masar/local-postgres';
import { outputOf } from '../child.ts';
import { KnownFailure, root, say, waitUntil } from '../workspace.ts';
import { currentBuild, keepBuild } from './kept-builds.ts';

/** Nx without its daemon, its screen and its cloud: nothing stays running and nothing leaves the machine. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', NX_INTERACTIVE: 'false' };

/** Another build of this checkout ends long before. */
const patience = 1_800_000;

/** What Nx, swc and Vite write to. */
const writtenByBuilds = [
  '.',
  '.builds',
  '.nx',
  'node_modules',
  'backend',
  'backend/dist',
  'portal',
  'portal/dist',
  'admin-console/dist',
];

/**
 * Builds what changed since the last build, and returns the folder that servers run on from now on. A checkout that may
 * not be written is served as it was built. With arguments for Nx all that it says is shown.
 */
export async function buildWhatChanged(signal: AbortSignal, nxArguments?: readonly string[]): Promise<string> {
  if (!writtenByBuilds.every((path) => isAbsentOrWritable(join(root, path)))) return useExistingBuild();
  mkdirSync(join(root, '.builds'), { recursive: true });
  let lock = tryLock(join(root, '.builds/lock'));
  await waitUntil(() => signal.aborted || lock.taken || (lock = tryLock(join(root, '.builds/lock'))).taken, patience);
  if (!lock.taken) throw buildFailed();
  try {
    await build(signal, nxArguments);
    return keepBuild(root);
  } finally {
    lock.release();
  }
}

async function build(signal: AbortSignal, nxArguments?: readonly string[]): Promise<void> {
  if (!isBuilt()) say({ ar: 'يُبنى مسار للمرة الأولى…', en: 'Building Masar for the first time…' });
  const nx = join(root, 'node_modules/.bin/nx');
  const args = ['run-many', '-t', 'build', '--output-style=static', ...(nxArguments ?? [])];
  const isShown = nxArguments !== undefined;
  const { code, output } = await outputOf(nx, args, {
    cwd: root,
    signal,
    isShown,
    // A build is for people whoever asks for it; Vite would make another one for tests.
    env: { ...process.env, ...nxEnvironment, NODE_ENV: 'production' },
  });
  if (code === 0) return;
  if (!isShown) console.error(output);
  throw buildFailed();
}

const buildFailed = (): KnownFailure =>
  new KnownFailure({ ar: 'فشل البناء؛ السبب أعلاه.', en: 'The build failed; the reason is above.' });

function useExistingBuild(): string {
  if (isBuilt()) {
    say({
      ar: 'المشروع للقراءة فقط؛ يُخدم كما بُني آخر مرة.',
      en: 'The checkout is read-only; it is served as it was last built.',
    });
    return currentBuild(root);
  }
  throw new KnownFailure({
    ar: `لم يُبنَ مسار بعد، ومجلده ${root} للقراءة فقط. شغّل npm run build بحساب يملك حق الكتابة فيه.`,
    en: `Masar is not built yet and ${root} is read-only. Run npm run build as a user who may write there.`,
  });
}

function isBuilt(): boolean {
  return existsSync(join(root, 'backend/dist/server/main.js')) && existsSync(join(root, 'portal/dist/index.html'));
}

function isAbsentOrWritable(folder: string): boolean {
  if (!existsSync(folder)) return true;
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
