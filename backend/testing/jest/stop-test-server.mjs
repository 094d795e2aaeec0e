import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default async function stopTestServer() {
  if (!globalThis.testServer) return;
  await globalThis.testServer.stop();
  rmSync(dirname(process.env.TEST_SERVER_DEMO_FILES), { recursive: true, force: true });
}
