import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeFileFor } from './compose-file.ts';
import { Engine, engineHere } from './engine.ts';
import { Images } from './images.ts';
import { Stack } from './stack.ts';
import { type Figures, tryHa, tryLive, tryScaled, tryUpgrade } from './trials.ts';

const names = ['live', 'scaled', 'ha', 'upgrade'] as const;
type Name = (typeof names)[number];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: names.join(',') },
      former: { type: 'string', default: 'HEAD~50' },
      engine: { type: 'string' },
      build: { type: 'string' },
      compose: { type: 'string' },
      'keep-images': { type: 'boolean', default: false },
      'by-tag': { type: 'boolean', default: false },
    },
  });
  const here = engineHere(values.engine);
  const engine = new Engine({
    ...here,
    ...(values.build && { build: values.build }),
    ...(values.compose && { compose: values.compose }),
  });
  const folder = mkdtempSync(join(tmpdir(), 'masar-containers-'));
  const images = new Images(engine, folder, { former: values.former, byTag: values['by-tag'] });
  const wanted = names.filter((name) => values.only.split(',').includes(name));
  engine.startPulse();
  try {
    if (!values['keep-images']) await images.buildAll(wanted.includes('upgrade'), wanted.includes('ha'));
    const file = composeFileFor(engine.composeVersion, folder, { byTag: values['by-tag'] });
    const figures: Partial<Record<Name, Figures>> = {};
    for (const name of wanted) figures[name] = await tried(name, engine, file, images);
    const failed = wanted.filter((name) => !figures[name] || figures[name]['failed']);
    const line = { id: 'SCL-6', pass: failed.length === 0, figures: { engine: here.engine, ...figures } };
    process.stdout.write(`${JSON.stringify(line)}\n`);
    process.exitCode = line.pass ? 0 : 1;
  } finally {
    engine.stopPulse();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One trial with a project of its own, which is removed whatever happens; nothing where it failed. */
async function tried(name: Name, engine: Engine, file: string, images: Images): Promise<Figures | undefined> {
  const profile = name === 'scaled' || name === 'ha' ? name : undefined;
  const stack = await Stack.plan(engine, file, profile);
  const startedAt = Date.now();
  try {
    const figures = await trial(name, stack, images);
    return { ...figures, seconds: Math.round((Date.now() - startedAt) / 1000) };
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n${await stack.logs().catch(String)}\n`);
    return undefined;
  } finally {
    await stack.remove().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
}

async function trial(name: Name, stack: Stack, images: Images): Promise<Figures> {
  if (name === 'upgrade') return tryUpgrade(stack, (version) => images.use(version));
  await images.use('new');
  return { live: tryLive, scaled: tryScaled, ha: tryHa }[name](stack);
}

await main();
