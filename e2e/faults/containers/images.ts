import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../environment/masar-server.ts';
import type { Engine } from './engine.ts';

const dockerfile = 'ops/docker/backend.Dockerfile';

/** The images that the trials run: this tree's, and the former one's, whose data is taken over. */
export class Images {
  private readonly engine: Engine;
  private readonly folder: string;
  private readonly former: string;

  /** The former image is built of the commit that `former` names. */
  constructor(engine: Engine, folder: string, former: string) {
    this.engine = engine;
    this.folder = folder;
    this.former = former;
  }

  async buildAll(withFormer: boolean, withDatabase: boolean): Promise<void> {
    await this.engine.build(dockerfile, 'masar-backend:new');
    if (withDatabase) await this.engine.build('ops/docker/database-ha.Dockerfile', 'masar-database-ha');
    if (!withFormer) return;
    const sources = join(this.folder, 'former');
    mkdirSync(sources);
    const archive = execFileSync('git', ['archive', this.former], { cwd: root, maxBuffer: 1024 ** 3 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    await this.engine.build(dockerfile, 'masar-backend:former', sources);
  }

  /** What docker-compose.yml calls masar-backend is from now on this one. */
  async use(version: 'former' | 'new'): Promise<void> {
    await this.engine.run('tag', `masar-backend:${version}`, 'masar-backend');
  }
}
