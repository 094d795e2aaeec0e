import { resolve } from 'node:path';
import { type Env, readEnv } from './env.js';
import { headersIn } from './header-line.js';

/** A bucket of an S3-compatible service. */
export interface BucketSettings {
  /** With the bucket's name, in the path or in front of the host. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether browsers reach it, so that downloads may be led there. */
  isOpenToBrowsers: boolean;
}

/** The configuration as the code uses it: typed, nested, read once. */
export interface AppConfig {
  environment: Env['NODE_ENV'];
  http: { port: number; host: string; publicUrl: string; trustedProxies: number; drainSeconds: number };
  /** Where Prometheus asks; nowhere without a port (OPS-4). */
  metrics: { port: number | undefined; host: string };
  database: {
    url: string;
    /** Around a pooler, for what needs a session of its own: LISTEN, the lock of migrations, long work. */
    directUrl: string;
    replicaUrl: string | undefined;
    poolSize: number;
    /** From how many milliseconds a statement is logged with its route; 0 for never. */
    slowStatementMs: number;
    allowDemoData: boolean;
  };
  /** The collector of traces, where one is configured (OPS-6). */
  traces: { endpoint: string; headers: Record<string, string>; serviceName: string; share: number } | undefined;
  demoMode: boolean;
  /** Papers that are begun at once, who may wait for it, and for how long a call is held (SCL-2, ADR 102). */
  exams: { startsAtOnce: number; lineLength: number; heldMs: number };
  session: { secret: string; cookieName: string; secure: boolean };
  registrationEnabled: boolean;
  /** The OpenID Connect provider, where one is configured (AUTH-3). */
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined } | undefined;
  mail: { smtpUrl: string | undefined; from: string; contactMailbox: string; outbox: string };
  /** A folder, or a bucket where one is configured (SCL-5). */
  files: { root: string; bucket?: BucketSettings | undefined };
  /** Where backups lie (REL-8). */
  backups: { folder: string; bucket?: BucketSettings | undefined };
  /** Whether webhooks may reach http and internal networks; otherwise only public https addresses (API-5). */
  webhooks: { allowPrivate: boolean };
  /** How far behind everything else work beside the server stands, 0 to 19. */
  background: { niceness: number };
  web: { root: string };
  logLevel: string;
  socialLinks: string[];
}

/** Injection token of the configuration. */
export const APP_CONFIG = Symbol('AppConfig');

export function loadAppConfig(source: NodeJS.ProcessEnv = process.env): AppConfig {
  const env = readEnv(source);
  const secure = !env.DEMO_MODE && !env.ALLOW_INSECURE_COOKIES;
  const dataDir = resolve(env.DATA_DIR);
  return {
    environment: env.NODE_ENV,
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
      trustedProxies: env.TRUSTED_PROXIES,
      drainSeconds: env.DRAIN_SECONDS,
    },
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST },
    database: {
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      replicaUrl: env.DATABASE_REPLICA_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      slowStatementMs: env.SLOW_STATEMENT_MS,
      allowDemoData: env.DEMO_MODE || env.ALLOW_DEMO_DATABASE,
    },
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: headersIn(env.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
          serviceName: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    demoMode: env.DEMO_MODE,
    exams: {
      startsAtOnce: env.EXAM_STARTS_AT_ONCE,
      lineLength: env.EXAM_LINE_LENGTH,
      heldMs: env.EXAM_HELD_SECONDS * 1000,
    },
    // Browsers accept the __Host- prefix only on Secure cookies (AUTH-5).
    session: { secret: env.SESSION_SECRET, cookieName: secure ? '__Host-masar' : 'masar', secure },
    registrationEnabled: env.REGISTRATION_ENABLED,
    oidc: env.OIDC_ISSUER
      ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID ?? '', clientSecret: env.OIDC_CLIENT_SECRET }
      : undefined,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      contactMailbox: env.CONTACT_MAILBOX,
      outbox: resolve(dataDir, 'outbox'),
    },
    files: { root: resolve(dataDir, 'files'), bucket: bucketOf(env, env.S3_BUCKET_URL) },
    backups: {
      folder: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : resolve(dataDir, 'backups'),
      bucket: bucketOf(env, env.S3_BACKUP_BUCKET_URL),
    },
    webhooks: { allowPrivate: env.ALLOW_PRIVATE_WEBHOOKS },
    background: { niceness: env.BACKGROUND_NICENESS },
    web: { root: resolve(env.WEB_ROOT ?? resolve(import.meta.dirname, webRootFromHere(import.meta.dirname))) },
    logLevel: env.LOG_LEVEL,
    socialLinks: env.SOCIAL_LINKS,
  };
}

const bucketOf = (env: Env, url: string | undefined): BucketSettings | undefined =>
  url === undefined
    ? undefined
    : {
        url: url.replace(/\/$/, ''),
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        isOpenToBrowsers: env.S3_SIGNED_DOWNLOADS,
      };

/** The workspace root, from the sources or from the compiled `dist`. */
const webRootFromHere = (here: string): string => (here.includes('/dist/') ? '../../../../..' : '../../../..');
