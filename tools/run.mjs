// node tools/run.mjs tools/test/main.ts: installs what is missing, then runs the script on the Node of the workspace.
import { runAfterInstallation } from './installation.mjs';

await runAfterInstallation(process.argv.slice(2));
