import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withoutNews } from '../e2e/faults/containers/compose-file.ts';
import { foreignImages, imageFiles, withDigests, withoutDigests } from './check/image-digests.ts';

interface Service {
  image: string;
  profiles?: string[];
  user?: string;
  environment?: Record<string, string>;
  healthcheck?: { test?: unknown; disable?: boolean };
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  cap_drop?: string[];
  restart?: string;
}

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const compose = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: object;
    networks: object;
  };
  const { services } = compose;
  const named = (isMeant: (service: Service) => boolean): string[] =>
    Object.entries(services).flatMap(([name, service]) => (isMeant(service) ? [name] : []));
  const servers = named(({ image, user }) => image === 'masar-backend' && user !== 'root');
  const dockerfile = read('ops/docker/backend.Dockerfile');
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  it('starts database, server and mailbox, and in the profile scaled two servers, a replica and a proxy [OPS-2]', () => {
    expect(named(({ profiles }) => !profiles)).toEqual(['postgres', 'storage', 'backend', 'mailpit']);
    expect(named(({ profiles }) => profiles?.[0] === 'scaled')).toEqual(['backend-a', 'backend-b', 'replica', 'proxy']);
    expect(Object.keys(services['proxy']?.depends_on ?? {})).toEqual(['backend-a', 'backend-b']);
    expect(services['backend-a']).toEqual(services['backend-b']);
    expect(services['backend-a']?.environment?.['DATABASE_REPLICA_URL']).toContain('@replica:5432/');
  });

  it('starts in the profile ha three databases, what leads to the primary, and two servers [OPS-2] [SCL-4]', () => {
    expect(named(({ profiles }) => profiles?.[0] === 'ha')).toEqual([
      ...['backend-ha-a', 'backend-ha-b', 'etcd1', 'etcd2', 'etcd3', 'node1', 'node2', 'node3'],
      ...['haproxy', 'pgbouncer'],
    ]);
    expect(services['node1']?.environment?.['PATRONI_ETCD_HOSTS']).toBe('etcd1:2379,etcd2:2379,etcd3:2379');
    expect(services['backend-ha-a']).toEqual(services['backend-ha-b']);
    const { DATABASE_URL, DATABASE_DIRECT_URL } = services['backend-ha-a']?.environment ?? {};
    expect([DATABASE_URL, DATABASE_DIRECT_URL]).toEqual([
      expect.stringContaining('@pgbouncer:6432/'),
      expect.stringContaining('@haproxy:5000/'),
    ]);
    expect(read('ops/ha/pgbouncer.ini')).toContain('host=haproxy port=5000');
    for (const number of [1, 2, 3]) {
      const { PATRONI_NAME, PATRONI_POSTGRESQL_CONNECT_ADDRESS } = services[`node${number}`]?.environment ?? {};
      expect([PATRONI_NAME, PATRONI_POSTGRESQL_CONNECT_ADDRESS]).toEqual([`node${number}`, `node${number}:5432`]);
      expect(services['haproxy']?.environment?.[`NODE${number}`]).toBe(`node${number}:5432`);
    }
    const asked = [...read('ops/ha/haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);
    expect(Object.keys(services['haproxy']?.environment ?? {}).sort()).toEqual([...new Set(asked)].sort());
  });

  it('keeps what decides on the primary in a network of its own, and asks for a password before it obeys [OPS-2] [SCL-4]', () => {
    expect(compose.networks).toEqual({ cluster: { internal: true } });
    const inside = named(({ networks }) => networks?.join() === 'cluster');
    expect(inside).toEqual(['etcd1', 'etcd2', 'etcd3', 'node1', 'node2', 'node3']);
    expect(named(({ networks }) => networks?.includes('default') ?? false)).toEqual(['haproxy']);
    for (const name of ['node1', 'node2', 'node3']) {
      expect(services[name]?.ports).toBeUndefined();
      expect(services[name]?.environment).toMatchObject({
        PATRONI_RESTAPI_USERNAME: 'patroni',
        PATRONI_RESTAPI_PASSWORD: expect.stringMatching(/^\$\{POSTGRES_PASSWORD:\?/),
      });
    }
  });

  it('takes every image of others by its digest [OPS-2]', () => {
    const images = imageFiles.flatMap((file) => foreignImages(read(file)));
    expect(images.map((image) => image.split(/[:@]/)[0])).toEqual(
      expect.arrayContaining(['postgres', 'node', 'debian', 'axllent/mailpit']),
    );
    expect(images.filter((image) => !/:[\w.-]+@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
  });

  it('writes the digest behind the name of an image, wherever it stands, and what it makes itself stays [OPS-2]', () => {
    const file = 'FROM node:24 AS one\nFROM one\n  image: node:24\n  image: masar-backend\nFROM node:24@sha256:old\n';
    const pinned = 'FROM node:24@sha256:new AS one\nFROM one\n  image: node:24@sha256:new\n  image: masar-backend\n';
    expect(withDigests(file, new Map([['node:24', 'sha256:new']]))).toBe(`${pinned}FROM node:24@sha256:new\n`);
    expect(withoutDigests(`${pinned}FROM node:24@sha256:new\n`)).toBe(file.replace('@sha256:old', ''));
  });

  it('loses for an old Compose its name and restarts with a neighbour, and nothing else [SCL-6]', () => {
    const old = parse(withoutNews(text)) as typeof compose & { name?: string };
    expect(old.name).toBeUndefined();
    expect(old.services['proxy']?.depends_on).toEqual({
      'backend-a': { condition: 'service_healthy' },
      'backend-b': { condition: 'service_healthy' },
    });
    const without = (name: string): object =>
      Object.fromEntries(Object.entries(old.services).filter(([is]) => is !== name));
    const { proxy: _, ...others } = services;
    expect(without('proxy')).toEqual(others);
    expect(old.volumes).toEqual(compose.volumes);
  });

  it('asks for the names of its servers again, for one that is started anew may have another address [OPS-2]', () => {
    const conf = read('ops/nginx/nginx.conf');
    expect([...conf.matchAll(/^\s+server .+:3000 .*resolve/gm)]).toHaveLength(2);
    expect(conf).toContain('include /tmp/resolver.conf;');
    expect(read('ops/nginx/start-proxy.sh')).toContain('/etc/resolv.conf > /tmp/resolver.conf');
  });

  it('sends what the proxy takes to both servers [OPS-2]', () => {
    const targets = [...read('ops/nginx/nginx.conf').matchAll(/^\s+server ([\w-]+):3000/gm)].map(([, name]) => name);
    expect(targets).toEqual(named(({ profiles, image }) => profiles?.[0] === 'scaled' && image === 'masar-backend'));
  });

  it('knows of everything that keeps running whether it is well [OPS-2]', () => {
    expect(lastStage).toMatch(/^HEALTHCHECK /m);
    const unchecked = named(({ healthcheck, image }) => image !== 'masar-backend' && !healthcheck?.test);
    expect(unchecked).toEqual([]);
    expect(servers.filter((name) => services[name]?.healthcheck)).toEqual([]);
  });

  it('keeps everything on one volume and mounts only files that are there [OPS-2]', () => {
    expect(Object.keys(compose.volumes)).toEqual(['masar']);
    const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes);
    for (const mount of mounts.filter((mount) => mount !== 'masar:/masar')) {
      const [file = '', , mode] = mount.split(':');
      expect([mount, existsSync(join(root, file)), mode]).toEqual([mount, true, 'ro']);
    }
  });

  it('runs servers without root, rights and a writable disk, from an image built in stages [OPS-2]', () => {
    expect(dockerfile.match(/^FROM /gm)?.length).toBeGreaterThan(2);
    expect(lastStage).toMatch(/^USER node$/m);
    expect(servers).toEqual(['backend', 'backend-a', 'backend-b', 'backend-ha-a', 'backend-ha-b']);
    for (const name of servers) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(services[name]?.user).toBeUndefined();
    }
  });

  it('starts every server again that ends, as systemd does from the newest build [REL-11] [OPS-2] [OPS-7]', () => {
    for (const name of servers) expect(services[name]?.restart).toBe('unless-stopped');
    const unit = read('ops/systemd/masar.service');
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^WorkingDirectory=\/opt\/masar\/\.builds\/current$/m);
    const { flags } = JSON.parse(read('backend/server-process.json')) as { flags: string[] };
    expect(unit).toMatch(
      new RegExp(`^ExecStart=/usr/bin/env node ${flags.join(' ')} backend/dist/server/main.js$`, 'm'),
    );
  });

  it('lets nobody order Patroni about without a password, nor beside containers [OPS-2]', () => {
    const script = read('ops/ha/install-node.sh');
    expect(script).toMatch(/^: .*"\$\{RESTAPI_PASSWORD:\?\}"/m);
    expect(script).toMatch(/^PATRONI_RESTAPI_USERNAME=patroni\nPATRONI_RESTAPI_PASSWORD=\$RESTAPI_PASSWORD$/m);
  });

  it('never gives up for good what has to run, whatever ended it [REL-11] [OPS-2]', () => {
    const lasting = named(({ image }) => image !== 'masar-backend').concat(servers);
    expect(lasting.filter((name) => services[name]?.restart !== 'unless-stopped')).toEqual([]);
    const drops = ['ops/ha/install-node.sh', 'ops/ha/install-proxy.sh'].map(read).join('\n');
    const units = read('ops/systemd/masar.service').split(/^\[/m);
    expect(units[1]).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(units[2]).toMatch(/^RestartSec=\d+$/m);
    for (const unit of ['etcd', 'patroni', 'haproxy', 'pgbouncer'])
      expect(drops).toMatch(new RegExp(`^keep_running.* ${unit}\\b`, 'm'));
    expect(drops.match(/^StartLimitIntervalSec=0$/gm)).toHaveLength(2);
    expect(read('ops/systemd/masar-base-copy.service')).toMatch(/^Restart=on-failure$/m);
  });

  it('has no secret of its own [OPS-3]', () => {
    const uses = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)([^}]*)\}/g)];
    expect(uses.length).toBeGreaterThan(3);
    for (const [use, , fallback = ''] of uses) expect([use, /^(:\?.+|:-)$/.test(fallback)]).toEqual([use, true]);
  });

  it('sets only what the server reads, and starts it as npm start does [OPS-2] [PERF-8]', () => {
    const known = read('backend/src/platform/config/env.ts');
    const set = new Set(servers.flatMap((name) => Object.keys(services[name]?.environment ?? {})));
    expect([...set].filter((variable) => !known.includes(` ${variable}`))).toEqual([]);
    const { flags, environment } = JSON.parse(read('backend/server-process.json')) as {
      flags: string[];
      environment: Record<string, string>;
    };
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(lastStage)?.[1] ?? '[]') as string[];
    expect(command.slice(1, -1)).toEqual(flags);
    for (const [name, value] of Object.entries(environment)) expect(lastStage).toContain(` ${name}=${value}`);
  });
});
