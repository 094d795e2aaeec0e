import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Passes a signal on to the programs that run and says which one it was, instead of leaving them behind in silence. */
export function stopChildrenOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      console.error(`Stopped by ${signal}.`);
      for (const child of running) child.kill(signal);
      process.exit(1);
    });
  }
}

function follow<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a program to its end and returns its exit code; one that a signal ended counts as failed. */
export function exitCodeOf(command: string, args: readonly string[], options: SpawnOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = follow(spawn(command, args, { stdio: 'inherit', ...options }));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program and keeps what it wrote to either stream; `isShown` passes it on at once as well. */
export function outputOf(
  command: string,
  args: readonly string[],
  { isShown = false, ...options }: SpawnOptions & { isShown?: boolean },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = follow(spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
    const keep = (chunk: string): void => {
      output += chunk;
      if (isShown) process.stdout.write(chunk);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
