import { type ChildProcess, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@masar/local-postgres';
import { root } from '../../environment/masar-server.ts';
import { folderFor, hand, replaced, startProgram } from '../failover/programs.ts';
import { startSwift, type Swift } from '../s3/swift.ts';

const bucket = 'masar-archive';

/** A bucket for the database's log on a real S3 server, with https in front, since pgBackRest speaks nothing else. */
export class Archive {
  readonly swift: Swift;
  private readonly folder: string;
  private readonly door: ChildProcess;
  private readonly port: number;

  private constructor(folder: string, swift: Swift, port: number) {
    this.folder = folder;
    this.swift = swift;
    this.port = port;
    this.door = openDoor(folder, swift.port, port);
  }

  static async begin(): Promise<Archive> {
    const folder = mkdtempSync(join(tmpdir(), 'masar-archive-'));
    chmodSync(folder, 0o755);
    const swift = await startSwift();
    await swift.makeBucket(bucket);
    return new Archive(folder, swift, await findFreePort());
  }

  /** The settings that operators use, with the values of one node; answers the environment of its programs. */
  settingsOf(dataDirectory: string, port: number): Record<string, string> {
    const own = folderFor(this.folder, String(port));
    const path = join(own, 'pgbackrest.conf');
    const text = replaced(readFileSync(join(root, 'ops/archive/pgbackrest.conf'), 'utf8'), {
      's3.example.org': `localhost\nrepo1-storage-port=${this.port}\nrepo1-storage-ca-file=${this.folder}/door.crt`,
      'key=KEY': `key=${this.swift.accessKeyId}`,
      'secret=SECRET': `secret=${this.swift.secretAccessKey}`,
      'pass=PHRASE': 'pass=a phrase of this trial',
      'log-level-file=off': `log-level-file=off\nlock-path=${own}`,
      'pg1-path=/var/lib/postgresql/masar': `pg1-path=${dataDirectory}`,
      'pg1-port=5432': `pg1-port=${port}`,
    });
    writeFileSync(path, text);
    return { PGBACKREST_STANZA: 'masar', PGBACKREST_CONFIG: hand(path) };
  }

  /** How many objects it holds. */
  async size(): Promise<number> {
    return (await this.swift.list(bucket)).length;
  }

  end(): void {
    this.door.kill('SIGKILL');
    this.swift.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** HAProxy with a certificate for localhost, made for this trial. */
function openDoor(folder: string, from: number, port: number): ChildProcess {
  const [key, certificate] = [join(folder, 'door.key'), join(folder, 'door.crt')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const make = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...make, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(join(folder, 'door.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const settings = `
defaults
    mode http
    timeout connect 5s
    timeout client 2m
    timeout server 2m
listen door
    bind 127.0.0.1:${port} ssl crt ${folder}/door.pem
    bind [::1]:${port} ssl crt ${folder}/door.pem
    server swift 127.0.0.1:${from}
`;
  writeFileSync(join(folder, 'door.cfg'), settings);
  for (const name of ['door.pem', 'door.cfg', 'door.crt']) hand(join(folder, name));
  return startProgram(folderFor(folder, 'door'), 'door', ['haproxy', '-db', '-f', join(folder, 'door.cfg')]);
}
