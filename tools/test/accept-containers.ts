import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { fromSources } from '../from-sources.ts';
import { reportFailure, root } from '../workspace.ts';

/**
 * npm run accept:containers [-- --only live,scaled,ha,upgrade --former COMMIT --build COMMAND --compose COMMAND --keep-images]:
 * builds the images with Docker or Podman and runs docker-compose.yml in live mode and in its profiles (SCL-6).
 */
stopChildrenOnSignal();
try {
  const script = join(root, 'e2e/faults/containers/accept-containers.ts');
  process.exitCode = await exitCodeOf(process.execPath, [...fromSources, script, ...process.argv.slice(2)], {
    cwd: root,
  });
} catch (error) {
  reportFailure(error);
}
