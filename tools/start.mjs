// npm start. Runs on any Node from 20 on and needs nothing installed: it installs what is missing, then hands over to
// tools/start/main.ts on the Node of node_modules.
import { runAfterInstallation } from './installation.mjs';

await runAfterInstallation(['tools/start/main.ts', ...process.argv.slice(2)]);
