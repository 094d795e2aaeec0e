import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const root = dirname(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname));
const isWindows = process.platform === 'win32';
const workspaceNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
const oldestNode = 20;

/** Installs the packages when they are missing or differ from the lockfile, then runs a script on the workspace's Node. */
export async function runAfterInstallation(argv) {
  refuseOldNode();
  const difference = findDifference();
  if (difference) install(difference);
  await runScript(argv);
}

function refuseOldNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return;
  fail(
    `يحتاج مسار إلى Node.js ${oldestNode} أو أحدث، والموجود ${process.versions.node}.`,
    `Masar needs Node.js ${oldestNode} or newer; this is ${process.versions.node}.`,
  );
}

/**
 * Why node_modules is not what package-lock.json says, or undefined when it is. npm writes the lockfile of what it
 * really installed into node_modules as its last step, so a half-done or outdated installation shows.
 */
export function findDifference(folder = root) {
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return 'node_modules is missing or incomplete';
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(installedFile);
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || entry.link || entry.optional) continue;
    if (installed[path]?.version !== entry.version) return `${path} should be ${entry.version}`;
  }
  return existsSync(join(folder, 'node_modules', 'node', 'bin')) ? undefined : 'the Node of the workspace is missing';
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function install(reason) {
  console.log(`تُثبَّت الحزم المطلوبة الآن، وقد يستغرق ذلك بضع دقائق…\nInstalling the packages (${reason})…`);
  const result = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutWorkspace() },
    stdio: 'inherit',
    shell: isWindows,
  });
  if (result.status === 0) return;
  fail(
    `تعذّر تثبيت الحزم. شغّل npm ci في ${root} بحساب يملك حق الكتابة فيه، ثم أعد المحاولة.`,
    `The packages could not be installed. Run npm ci in ${root} as a user who may write there, then try again.`,
  );
}

/** npm replaces node_modules, the Node inside included, so it has to run on the system's own. */
function pathWithoutWorkspace() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

/** Runs the script and leaves with its exit code. Signals reach it once, and it notices when this process is killed. */
async function runScript(argv) {
  const child = spawn(workspaceNode, argv, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...end) => resolve(end));
  });
  process.exitCode = signal ? 1 : (code ?? 1);
}

function fail(arabic, english) {
  console.error(`${arabic}\n${english}`);
  process.exit(1);
}
