import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '@masar/local-postgres';
import { demoEnvironment, startDemoDatabase } from './bench/demo-database.js';
import { areAllHeld, HeldClients } from './bench/held-clients.js';
import type { HeldFigures } from './bench/line-holder.js';
import { compiledServer, type MeasuredServer, startMeasured } from './bench/measured-server.js';
import { grown, memoryFigures, type MemorySample, windowFigures, windowsOf } from './bench/memory-figures.js';
import { MixedLoad } from './bench/mixed-load.js';
import { ServerSamples } from './bench/server-samples.js';

const perSecond = 100;
const sampleMs = 1000;
const residentMb = 350;
/** What the ups and downs of garbage collection leave between two quarters of a run. */
const noiseMb = 15;
/** How often the run tells how it stands, on standard error. */
const parts = 12;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, held: { type: 'string', default: '500' } },
});
const minutes = Number(values.minutes);
const held = Number(values.held);

/**
 * PERF-8: one server under a hundred mixed calls a second while `--held` people (500 where left out) keep streams and
 * sockets open: its memory, event loop, handles, connections, descriptors. `--minutes 60` for the whole promise, 5 where
 * left out. On a PostgreSQL of its own with the demo data.
 */
async function main(): Promise<void> {
  const scratch = await startDemoDatabase();
  try {
    const metricsPort = await findFreePort();
    const server = await startMeasured(compiledServer, [], {
      ...demoEnvironment,
      DATABASE_URL: scratch.url,
      METRICS_PORT: String(metricsPort),
    });
    try {
      const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
      process.exitCode = (await measure(server, metricsUrl, scratch.url)) ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    await scratch.stop();
  }
}

async function measure(server: MeasuredServer, metricsUrl: string, databaseUrl: string): Promise<boolean> {
  const looks = await ServerSamples.open(server.process.pid!, metricsUrl, databaseUrl);
  try {
    const halves = { streams: Math.ceil(held / 2), sockets: Math.floor(held / 2) };
    const clients = held > 0 ? await HeldClients.open(server.url, databaseUrl, halves) : undefined;
    const load = await MixedLoad.prepare(server.url);
    load.start(perSecond);
    const samples = await sampled(looks);
    await load.stop();
    return told(samples, looks.missed, load.tally, await clients?.close());
  } finally {
    await looks.close();
  }
}

/** Prints the one line and says whether everything is as promised. */
function told(
  samples: readonly MemorySample[],
  missedLooks: number,
  { sent, failed, failures }: MixedLoad['tally'],
  heldFigures: HeldFigures | undefined,
): boolean {
  const memory = memoryFigures(samples);
  const quarters = windowsOf(samples, 4);
  const grew = grown(quarters);
  const figures = {
    minutes,
    requestsPerSecond: Math.round(sent / (minutes * 60)),
    failed,
    missedLooks,
    ...memory,
    grew,
    ...(heldFigures && { held: heldFigures }),
    quarters,
    ...(failed > 0 && { failures }),
  };
  const pass =
    memory.rssMaxMb < residentMb &&
    memory.rssGrowthMb < noiseMb &&
    memory.heapFloorGrowthMb < noiseMb &&
    grew.length === 0 &&
    (!heldFigures || areAllHeld(heldFigures)) &&
    failed === 0;
  console.log(JSON.stringify({ id: 'PERF-8', pass, figures }));
  return pass;
}

/** A look every second until the time is over. */
async function sampled(looks: ServerSamples): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const startedAt = performance.now();
  const lengthMs = minutes * 60_000;
  let [toldParts, toldSamples] = [0, 0];
  while (performance.now() - startedAt < lengthMs) {
    const sample = await looks.take();
    if (sample) samples.push(sample);
    if (performance.now() - startedAt > ((toldParts + 1) * lengthMs) / parts) {
      console.error(JSON.stringify(windowFigures(samples.slice(toldSamples))));
      [toldParts, toldSamples] = [toldParts + 1, samples.length];
    }
    await sleep(sampleMs);
  }
  return samples;
}

await main();
