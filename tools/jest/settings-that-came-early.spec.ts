import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const imported = join(import.meta.dirname, 'settings-that-came-early.mjs');
const settings = { type: 'jest-light-runner-worker-data', workerData: { project: 'small' } };

/** A process that is busy until it was told twice, and only then listens and asks, as a slow start does. */
const slowProcess = `
  let told = 0;
  const begin = () => {
    process.on('message', (message) => {
      if (message.workerData) process.send({ heard: message.workerData });
    });
    process.send('jest-light-runner-get-worker-data');
  };
  const count = () => {
    told += 1;
    if (told === 2) { process.off('message', count); begin(); }
  };
  process.on('message', count);
  process.send('ready');
`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'masar-settings-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What such a process hears or asks, whichever is first, after the settings were sent before it listened. */
async function answerOf(...execArgv: string[]): Promise<unknown> {
  const script = join(folder, 'slow.mjs');
  writeFileSync(script, slowProcess);
  const child = fork(script, { execArgv });
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.on('message', (message) => {
        if (message !== 'ready') return resolve(message);
        child.send(settings);
        child.send('now');
        return undefined;
      });
    });
  } finally {
    child.kill();
  }
}

describe('settings that came early', () => {
  it('are given when they are asked for, and not asked for again', async () => {
    expect(await answerOf('--import', imported)).toEqual({ heard: { project: 'small' } });
  });

  it('would be asked for in vain without it', async () => {
    expect(await answerOf()).toBe('jest-light-runner-get-worker-data');
  });
});
