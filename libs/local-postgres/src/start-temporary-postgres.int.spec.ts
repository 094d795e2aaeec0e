import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startTemporaryPostgres } from './index.ts';
import { isAlive } from './postmaster.ts';

const node24 = join(import.meta.dirname, '../../../node_modules/.bin/node');

describe('startTemporaryPostgres', () => {
  it('sweeps away the server and the folder of a killed starter, and its own when stopped [OPS-1]', async () => {
    const script = `const { startTemporaryPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
      const { pid, dataDirectory } = await startTemporaryPostgres();
      console.log(JSON.stringify({ pid, dataDirectory }));
      setInterval(() => {}, 1e3);`;
    const killed = spawn(node24, ['--input-type=module', '-e', script]);
    const [output] = (await once(killed.stdout, 'data')) as [Buffer];
    const abandoned = JSON.parse(output.toString()) as { pid: number; dataDirectory: string };
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const server = await startTemporaryPostgres();
    expect(isAlive(abandoned.pid)).toBe(false);
    expect(existsSync(abandoned.dataDirectory)).toBe(false);
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
    expect(existsSync(server.dataDirectory)).toBe(false);
  });
});
