import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withoutDigests } from '../../../tools/check/image-digests.ts';
import { root } from '../../environment/masar-server.ts';
import type { Engine } from './engine.ts';

const dockerfile = 'ops/docker/backend.Dockerfile';

interface ImageSettings {
  /** The commit that the former image is built of. */
  former: string;
  /** Takes images of others by their tags, whatever stands under these on this machine. */
  byTag: boolean;
}

/** The images that the trials run: this tree's, and the former one's, whose data is taken over. */
export class Images {
  private readonly engine: Engine;
  private readonly folder: string;
  private readonly settings: ImageSettings;

  constructor(engine: Engine, folder: string, settings: ImageSettings) {
    this.engine = engine;
    this.folder = folder;
    this.settings = settings;
  }

  async buildAll(withFormer: boolean, withDatabase: boolean): Promise<void> {
    await this.build(dockerfile, 'masar-backend:new');
    if (withDatabase) await this.build('ops/docker/database-ha.Dockerfile', 'masar-database-ha');
    if (!withFormer) return;
    const sources = join(this.folder, 'former');
    mkdirSync(sources);
    const archive = execFileSync('git', ['archive', this.settings.former], { cwd: root, maxBuffer: 1024 ** 3 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    await this.build(dockerfile, 'masar-backend:former', sources);
  }

  private async build(file: string, image: string, sources = root): Promise<void> {
    let path = join(sources, file);
    if (this.settings.byTag) {
      const text = withoutDigests(readFileSync(path, 'utf8'));
      path = join(this.folder, `${basename(sources)}-${basename(file)}`);
      writeFileSync(path, text);
    }
    await this.engine.build(path, image, sources);
  }

  /** What docker-compose.yml calls masar-backend is from now on this one. */
  async use(version: 'former' | 'new'): Promise<void> {
    await this.engine.run('tag', `masar-backend:${version}`, 'masar-backend');
  }
}
