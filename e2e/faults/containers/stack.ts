import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@masar/local-postgres';
import { root } from '../../environment/masar-server.ts';
import type { Engine } from './engine.ts';

/** Everything is well by then, or it never will be: pulling, starting and migrating included. */
const patienceMs = 300_000;

/** One project of docker compose with a volume of its own, in live mode, as an operator starts it. */
export class Stack {
  readonly address: string;
  private readonly project = `masar-trial-${randomBytes(3).toString('hex')}`;
  private readonly environment: Record<string, string>;
  private readonly engine: Engine;
  private readonly file: string;
  private readonly profile: string | undefined;

  private constructor(engine: Engine, file: string, port: number, profile?: string) {
    this.engine = engine;
    this.file = file;
    this.profile = profile;
    this.address = `http://localhost:${port}`;
    this.environment = {
      PORT: String(port),
      PUBLIC_URL: this.address,
      POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      // The trial has no https in front.
      ALLOW_INSECURE_COOKIES: 'true',
    };
  }

  static async plan(engine: Engine, file: string, profile?: string): Promise<Stack> {
    return new Stack(engine, file, await findFreePort(), profile);
  }

  /** Starts the services and what they need, and waits until people are answered. */
  async up(...services: string[]): Promise<void> {
    await this.compose('up', '-d', ...services);
    await this.untilReady();
  }

  /** Stops and removes the containers; the volume stays. */
  async down(): Promise<void> {
    await this.compose('down');
  }

  /** Removes everything, the volume included. */
  async remove(): Promise<void> {
    await this.compose('down', '--volumes', '--timeout', '10');
  }

  /** Runs a command inside a service's container; answers what it printed. */
  execute(service: string, ...command: string[]): Promise<string> {
    return this.compose('exec', '-T', service, ...command);
  }

  /** Ends a service as a power cut would. */
  async kill(service: string): Promise<void> {
    await this.engine.run('kill', '--signal', 'KILL', await this.containerOf(service));
  }

  /** Starts a service again that was killed or stopped. */
  async start(service: string): Promise<void> {
    await this.engine.run('start', await this.containerOf(service));
  }

  /** Stops a service as an operator does, with its time to finish. */
  async stop(service: string): Promise<void> {
    await this.compose('stop', service);
  }

  /** What the services said last, for whoever looks for a fault. */
  logs(): Promise<string> {
    return this.compose('logs', '--no-color', '--tail', '40');
  }

  async untilReady(): Promise<void> {
    await untilTrue(`${this.address} is ready`, async () => (await fetch(`${this.address}/api/health/ready`)).ok);
  }

  /** Waits until a server that was started anew answers in its own container. */
  async untilServerIsReady(service: string): Promise<void> {
    const ask = "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1))";
    await untilTrue(`${service} is ready`, async () => (await this.execute(service, 'node', '-e', ask)) === '');
  }

  private async containerOf(service: string): Promise<string> {
    const id = (await this.compose('ps', '-q', service)).trim();
    if (!id) throw new Error(`no container of ${service}`);
    return id;
  }

  private compose(...args: string[]): Promise<string> {
    const profile = this.profile ? ['--profile', this.profile] : [];
    const project = ['--project-directory', root, '-f', this.file, '-p', this.project, ...profile];
    return this.engine.compose([...project, ...args], this.environment);
  }
}

/** Waits until something is so; a question that fails counts as no. */
export async function untilTrue(what: string, ask: () => Promise<boolean>): Promise<void> {
  for (const limit = Date.now() + patienceMs; Date.now() < limit; await sleep(250)) {
    if (await ask().catch(() => false)) return;
  }
  throw new Error(`Not within ${patienceMs / 1000} s: ${what}`);
}
