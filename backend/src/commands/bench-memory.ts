import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '@masar/local-postgres';
import { demoEnvironment, startDemoDatabase } from './bench/demo-database.js';
import { compiled, startMeasured } from './bench/measured-server.js';
import { memoryFigures, type MemorySample } from './bench/memory-figures.js';
import { MixedLoad } from './bench/mixed-load.js';

const perSecond = 100;
const sampleMs = 1000;
const residentMb = 350;
/** What the ups and downs of garbage collection leave between two quarters of a run. */
const noiseMb = 15;

/** What the server itself tells of its memory. */
async function sample(metricsUrl: string, startedAt: number): Promise<MemorySample> {
  const text = await (await fetch(metricsUrl)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    atMs: performance.now() - startedAt,
    resident: figure('process_resident_memory_bytes'),
    heapUsed: figure('nodejs_heap_size_used_bytes'),
  };
}

/**
 * PERF-8: the memory of one server under a hundred mixed calls a second, `--minutes 60` for the whole promise, 5 where
 * left out. On a PostgreSQL of its own with the demo data.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
  const minutes = Number(values.minutes);
  const scratch = await startDemoDatabase();
  try {
    const metricsPort = await findFreePort();
    const server = await startMeasured(compiled('main.js'), [], {
      ...demoEnvironment,
      DATABASE_URL: scratch.url,
      METRICS_PORT: String(metricsPort),
    });
    try {
      const load = await MixedLoad.prepare(server.url);
      const samples: MemorySample[] = [];
      const startedAt = performance.now();
      load.start(perSecond);
      while (performance.now() - startedAt < minutes * 60_000) {
        samples.push(await sample(`http://127.0.0.1:${metricsPort}/metrics`, startedAt));
        await sleep(sampleMs);
      }
      await load.stop();
      const { sent, failed, failures } = load.tally;
      const memory = memoryFigures(samples);
      const figures = {
        minutes,
        requestsPerSecond: Math.round(sent / (minutes * 60)),
        failed,
        ...memory,
        ...(failed > 0 && { failures }),
      };
      const pass =
        memory.rssMaxMb < residentMb &&
        memory.rssGrowthMb < noiseMb &&
        memory.heapFloorGrowthMb < noiseMb &&
        failed === 0;
      console.log(JSON.stringify({ id: 'PERF-8', pass, figures }));
      process.exitCode = pass ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    await scratch.stop();
  }
}

await main();
