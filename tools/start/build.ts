import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf } from '../child.ts';
import { KnownFailure, root, say } from '../workspace.ts';

/** Nx without its daemon, its screen and its cloud: nothing stays running and nothing leaves the machine. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', NX_INTERACTIVE: 'false' };

/** What Nx, swc and Vite write to. */
const writtenByBuilds = [
  '.',
  '.nx',
  'node_modules',
  'backend',
  'backend/dist',
  'portal',
  'portal/dist',
  'admin-console/dist',
];

/** Builds what changed since the last build. A checkout that may not be written is served as it was built. */
export async function buildWhatChanged(signal: AbortSignal): Promise<void> {
  if (!writtenByBuilds.every((path) => isAbsentOrWritable(join(root, path)))) return useExistingBuild();
  const isFirst = !isBuilt();
  if (isFirst) say({ ar: 'يُبنى مسار للمرة الأولى…', en: 'Building Masar for the first time…' });
  const nx = join(root, 'node_modules/.bin/nx');
  const { code, output } = await outputOf(nx, ['run-many', '-t', 'build', '--output-style=static'], {
    cwd: root,
    signal,
    // A build is for people whoever asks for it; Vite would make another one for tests.
    env: { ...process.env, ...nxEnvironment, NODE_ENV: 'production' },
  });
  if (code === 0) return;
  console.error(output);
  throw new KnownFailure({ ar: 'فشل البناء؛ السبب أعلاه.', en: 'The build failed; the reason is above.' });
}

function useExistingBuild(): void {
  if (isBuilt()) {
    say({
      ar: 'المشروع للقراءة فقط؛ يُخدم كما بُني آخر مرة.',
      en: 'The checkout is read-only; it is served as it was last built.',
    });
    return;
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
