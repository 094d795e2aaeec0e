import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { root } from '../../environment/masar-server.ts';

const execute = promisify(execFile);
const mostOutput = 64 * 1024 * 1024;
const pulseMs = 3000;

/** How this machine runs containers: with Docker, or with Podman and any Compose that talks to it. */
export interface EngineSettings {
  /** `docker` or `podman`. */
  engine: string;
  /** What builds an image from `-f FILE -t NAME .`, e.g. `docker build`. */
  build: string;
  /** What reads docker-compose.yml, e.g. `docker compose`. */
  compose: string;
}

const engines: readonly EngineSettings[] = [
  { engine: 'docker', build: 'docker build', compose: 'docker compose' },
  { engine: 'podman', build: 'podman build', compose: 'docker-compose' },
];

/** The engine that is meant, or the first that answers here: Docker, else Podman. */
export function engineHere(meant?: string): EngineSettings {
  const answers = (program: string): boolean => spawnSync(program, ['version'], { stdio: 'ignore' }).status === 0;
  const found = engines.find(({ engine }) => (meant ? engine === meant : answers(engine)));
  if (!found) throw new Error('There is neither Docker nor Podman.');
  return found;
}

/** Calls engine, builder and Compose, and looks after the checks of health where nothing on the machine does. */
export class Engine {
  readonly composeVersion: string;
  private readonly settings: EngineSettings;
  private pulse: NodeJS.Timeout | undefined;

  constructor(settings: EngineSettings) {
    this.settings = settings;
    this.composeVersion = spawnSync('sh', ['-c', `${settings.compose} version --short`], { encoding: 'utf8' }).stdout;
  }

  /** Builds an image from a folder of sources. */
  async build(dockerfile: string, image: string, sources = root): Promise<void> {
    await this.call([...this.settings.build.split(' '), '-f', dockerfile, '-t', image, '.'], { cwd: sources });
  }

  /** Runs `docker …` or `podman …`; answers what it printed. */
  run(...args: string[]): Promise<string> {
    return this.call([this.settings.engine, ...args]);
  }

  /** Runs Compose with the environment that the file asks for. */
  compose(args: readonly string[], environment: Record<string, string>): Promise<string> {
    return this.call([...this.settings.compose.split(' '), ...args], { environment });
  }

  /** Podman leaves checks of health to systemd's timers; without systemd they are asked for from here. */
  startPulse(): void {
    if (this.settings.engine !== 'podman' || existsSync('/run/systemd/system')) return;
    this.pulse = setInterval(() => void this.checkHealth().catch(() => undefined), pulseMs);
  }

  stopPulse(): void {
    clearInterval(this.pulse);
  }

  private async checkHealth(): Promise<void> {
    const names = (await this.run('ps', '--format', '{{.Names}}')).split('\n').filter(Boolean);
    await Promise.all(names.map((name) => this.run('healthcheck', 'run', name).catch(() => '')));
  }

  private async call(
    [program = '', ...args]: readonly string[],
    { cwd = root, environment = {} }: { cwd?: string; environment?: Record<string, string> } = {},
  ): Promise<string> {
    const options = { cwd, env: { ...process.env, ...environment }, maxBuffer: mostOutput, encoding: 'utf8' as const };
    try {
      return (await execute(program, args, options)).stdout;
    } catch (error) {
      const said = (error as { stderr?: string }).stderr ?? '';
      throw new Error(`${program} ${args.join(' ')} failed: ${said.slice(-2000)}`, { cause: error });
    }
  }
}
