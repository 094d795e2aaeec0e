import { urlForDatabase } from '@masar/local-postgres';
import pg from 'pg';
import { CrowdInstallation } from '../crowd-installation.ts';
import { fillDatabase } from './fill/fill-database.ts';
import { findPlaces, type Places } from './places.ts';
import { explainEverything } from './plans.ts';
import { call, type Side } from './rounds.ts';
import type { VolumeSizes } from './sizes.ts';

/** Carrying certificates into the public log takes as long as there are many. */
const carriedWithinMs = 30 * 60_000;
const repliesPages = { small: 3, large: 60 };

/** A server on a database of a size. */
export class VolumeInstallation extends CrowdInstallation {
  private readonly sizes: VolumeSizes;
  private watcher: pg.Client | undefined;

  constructor(sizes: VolumeSizes) {
    super();
    this.sizes = sizes;
  }

  /** Starts on the demo data, fills the database and starts the server anew on it. */
  async fill(say: (line: string) => void): Promise<void> {
    await this.start();
    await this.whileStopped(() => fillDatabase(this.superuserUrl, this.sizes, say));
    await this.untilCarried();
  }

  get superuserUrl(): string {
    return urlForDatabase(this.adminUrl, 'masar');
  }

  /** Who is asked about what, and how what is kept is forgotten. */
  async side(): Promise<Side> {
    const found = await this.ask((client) => findPlaces(client, this.sizes));
    const places: Places = { ...found, admin: await this.demoAdmin(), deepReplies: '' };
    places.deepReplies = await this.deepPage(places);
    await this.watcher?.end();
    this.watcher = new pg.Client({ connectionString: this.databaseUrl });
    await this.watcher.connect();
    return {
      port: this.port,
      places,
      forget: async () => {
        await this.watcher!.query('notify shared_answers_changed');
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
    };
  }

  /** Has every statement explained from now on; the server starts anew. */
  async explain(): Promise<void> {
    await this.whileStopped(async () => {
      const admin = new pg.Client({ connectionString: this.superuserUrl });
      await admin.connect();
      try {
        await explainEverything(admin);
      } finally {
        await admin.end();
      }
    });
  }

  override async remove(): Promise<void> {
    await this.watcher?.end().catch(() => undefined);
    await super.remove();
  }

  private async untilCarried(): Promise<void> {
    for (const limit = Date.now() + carriedWithinMs; Date.now() < limit;) {
      const left = await this.ask(async (client) => {
        const { rows } = await client.query<{ left: number }>(
          `select (select count(*) from certificates)::int - (select count(distinct certificate_id) from certificate_log)::int as left`,
        );
        return rows[0]!.left;
      });
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    throw new Error('The certificates were not carried into the log.');
  }

  private async demoAdmin(): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/auth/demo-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'admin' }),
    });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Follows the links of the hot topic's replies. */
  private async deepPage({ learners, hotDiscussion }: Places): Promise<string> {
    let path = `/api/discussions/${hotDiscussion}/replies?limit=20`;
    const pages = this.sizes.hotReplies > 1000 ? repliesPages.large : repliesPages.small;
    for (let page = 0; page < pages; page += 1) {
      const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, { headers: { cookie: learners[0]!.cookie } });
      await answer.arrayBuffer();
      const next = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      if (!next) break;
      const address = new URL(next, 'http://127.0.0.1');
      path = address.pathname + address.search;
    }
    await call(this.port, { path, cookie: learners[0]!.cookie });
    return path;
  }
}
