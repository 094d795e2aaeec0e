import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, '../../../docs/verifier/verify-log.mjs');
const run = promisify(execFile);

/** Runs the verifier of the docs as strangers do: a process of its own that asks a site over HTTP (EVD-6). */
export class VerifierRuns {
  private constructor(
    private readonly site: string,
    private readonly folder: string,
  ) {}

  static async over(site: string): Promise<VerifierRuns> {
    return new VerifierRuns(site, await mkdtemp(join(tmpdir(), 'masar-log-')));
  }

  /** Looks at the log as it is and keeps its head, which every later run compares with. */
  async keepHead(): Promise<void> {
    const { faults } = await this.runWith(join(this.folder, 'kept.json'));
    if (faults !== '') throw new Error(`an honest log has faults: ${faults}`);
  }

  /** What it finds today; an empty text for nothing. */
  async faults(code?: string): Promise<string> {
    const head = join(this.folder, 'head.json');
    await copyFile(join(this.folder, 'kept.json'), head);
    return (await this.runWith(head, code)).faults;
  }

  async forget(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private async runWith(head: string, code?: string): Promise<{ faults: string }> {
    try {
      await run(process.execPath, [script, this.site, head, ...(code === undefined ? [] : [code])]);
      return { faults: '' };
    } catch (error) {
      const { code: exit, stdout } = error as { code?: number; stdout?: string };
      // 1 with lines of its own is a finding; anything else is a fault of the run.
      if (exit !== 1 || !stdout) throw error;
      return { faults: stdout };
    }
  }
}
