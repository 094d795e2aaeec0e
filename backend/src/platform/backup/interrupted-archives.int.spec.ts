import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { asideOf, sweepInterrupted } from './interrupted-archives.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-parts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const leave = (name: string) => writeFile(join(folder, name), 'half an archive');

describe('archives that nobody writes any more', () => {
  it('of a process that was killed are swept; those of a living one and whole ones stay [REL-8]', async () => {
    const writer = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const part = `masar-1.zip.${hostname()}.${writer.pid}.part`;
    await leave(part);
    await leave('masar-0.zip');
    expect(await sweepInterrupted(folder)).toBe(0);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    expect(await sweepInterrupted(folder)).toBe(1);
    expect(await readdir(folder)).toEqual(['masar-0.zip']);
  });

  it('are those of an earlier process with our number, as in a container that starts again [REL-8]', async () => {
    await writeFile(asideOf(join(folder, 'masar-1.zip')), 'half');
    expect(await sweepInterrupted(folder)).toBe(1);
  });

  it('of another machine, or named as formerly, are swept once they have not grown for an hour [REL-8]', async () => {
    const names = ['masar-1.zip.other.host.1.part', 'masar-2.zip.0f4c.part'];
    for (const name of names) await leave(name);
    expect(await sweepInterrupted(folder)).toBe(0);
    const longAgo = new Date(Date.now() - 61 * 60_000);
    await utimes(join(folder, names[0]!), longAgo, longAgo);
    expect(await sweepInterrupted(folder)).toBe(1);
    expect(await readdir(folder)).toEqual([names[1]]);
  });

  it('are none where no backup was ever made [REL-8]', async () => {
    expect(await sweepInterrupted(join(folder, 'nowhere'))).toBe(0);
  });
});
