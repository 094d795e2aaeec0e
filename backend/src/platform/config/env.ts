import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { IsHeaderLine } from './header-line.js';

const toBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
const toNumber = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? Number(value) : value);
const toList = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : value;

const databaseAddress = { protocols: ['postgres', 'postgresql'], require_tld: false, require_protocol: true };

const webAddress = { protocols: ['http', 'https'], require_tld: false, require_protocol: true };
const usesBucket = (env: Env): boolean => env.S3_BUCKET_URL !== undefined || env.S3_BACKUP_BUCKET_URL !== undefined;

/** Every environment variable the server reads; `.env.example` says what each does (OPS-3). */
export class Env {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'production';
  @Transform(toNumber) @IsInt() @Min(0) @Max(65_535) PORT = 3000;
  @IsString() HOST = '0.0.0.0';
  @IsUrl(databaseAddress) DATABASE_URL!: string;
  /** A streaming replica for reads that bear lag. */
  @IsOptional() @IsUrl(databaseAddress) DATABASE_REPLICA_URL?: string;
  /** The database itself where DATABASE_URL is a pooler. */
  @IsOptional() @IsUrl(databaseAddress) DATABASE_DIRECT_URL?: string;
  @Transform(toNumber) @IsInt() @Min(2) @Max(200) DATABASE_POOL_SIZE = 12;
  /** Milliseconds from which a statement is logged with its route; 0 for never. */
  @Transform(toNumber) @IsInt() @Min(0) @Max(15_000) SLOW_STATEMENT_MS = 1000;
  /** A collector of traces; none are made when unset. */
  @IsOptional() @IsUrl(webAddress) OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  @IsOptional() @IsHeaderLine() OTEL_EXPORTER_OTLP_HEADERS?: string;
  @IsString() @MinLength(1) OTEL_SERVICE_NAME = 'masar';
  /** The share of calls and tasks that are traced, 0 to 1. */
  @Transform(toNumber) @IsNumber() @Min(0) @Max(1) OTEL_TRACES_SAMPLER_ARG = 1;
  @Transform(toBoolean) @IsBoolean() DEMO_MODE = false;
  @IsString() @MinLength(32) SESSION_SECRET!: string;
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] }) PUBLIC_URL =
    'http://localhost:3000';
  @IsString() DATA_DIR = '.data';
  /** No metrics when unset. */
  @IsOptional() @Transform(toNumber) @IsInt() @Min(0) @Max(65_535) METRICS_PORT?: number;
  @IsString() METRICS_HOST = '127.0.0.1';
  /** DATA_DIR/backups when unset. */
  @IsOptional() @IsString() BACKUP_DIR?: string;
  /** Address of the bucket for files; DATA_DIR/files when unset. */
  @IsOptional() @IsUrl(webAddress) S3_BUCKET_URL?: string;
  /** Of the bucket for backups; BACKUP_DIR when unset. */
  @IsOptional() @IsUrl(webAddress) S3_BACKUP_BUCKET_URL?: string;
  @IsString() @MinLength(1) S3_REGION = 'us-east-1';
  @ValidateIf(usesBucket) @IsString() @MinLength(1) S3_ACCESS_KEY_ID?: string;
  @ValidateIf(usesBucket) @IsString() @MinLength(1) S3_SECRET_ACCESS_KEY?: string;
  @Transform(toBoolean) @IsBoolean() S3_SIGNED_DOWNLOADS = false;
  @Transform(toBoolean) @IsBoolean() ALLOW_INSECURE_COOKIES = false;
  @Transform(toBoolean) @IsBoolean() ALLOW_DEMO_DATABASE = false;
  @Transform(toBoolean) @IsBoolean() ALLOW_PRIVATE_WEBHOOKS = false;
  @Transform(toBoolean) @IsBoolean() REGISTRATION_ENABLED = true;
  /** How many begin a paper at once, wait for it, and for how many seconds a call is held (SCL-2). */
  @Transform(toNumber) @IsInt() @Min(1) @Max(200) EXAM_STARTS_AT_ONCE = 80;
  @Transform(toNumber) @IsInt() @Min(0) @Max(100_000) EXAM_LINE_LENGTH = 5000;
  @Transform(toNumber) @IsInt() @Min(0) @Max(20) EXAM_HELD_SECONDS = 4;
  /** Seconds for which a server that was told to stop still takes calls. */
  @Transform(toNumber) @IsInt() @Min(0) @Max(20) DRAIN_SECONDS = 0;
  @Transform(toNumber) @IsInt() @Min(0) @Max(10) TRUSTED_PROXIES = 0;
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']) LOG_LEVEL = 'info';
  /** smtp://user:password@host:port; without it mail is written to DATA_DIR/outbox. */
  @IsOptional() @IsString() SMTP_URL?: string;
  @IsString() MAIL_FROM = 'Masar <no-reply@masar.invalid>';
  @IsEmail() CONTACT_MAILBOX = 'contact@masar.invalid';
  @IsOptional() @IsUrl({ require_tld: false }) OIDC_ISSUER?: string;
  @ValidateIf((env: Env) => env.OIDC_ISSUER !== undefined) @IsString() @MinLength(1) OIDC_CLIENT_ID?: string;
  @IsOptional() @IsString() OIDC_CLIENT_SECRET?: string;
  @Transform(toList) @IsUrl({}, { each: true }) SOCIAL_LINKS: string[] = [];
  /** Of the processes that do heavy work beside the server. */
  @Transform(toNumber) @IsInt() @Min(0) @Max(19) BACKGROUND_NICENESS = 10;
  /** Folder of built web apps; served only where it exists. */
  @IsOptional() @IsString() WEB_ROOT?: string;
}

/** Reads and checks the environment; every problem is reported at once (OPS-3). */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const known = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => name in envShape && value !== undefined && value !== ''),
  );
  const env = plainToInstance(Env, known, { exposeDefaultValues: true });
  const problems = validateSync(env).flatMap((error) => Object.values(error.constraints ?? {}));
  if (!env.DEMO_MODE && weakSecrets.has(env.SESSION_SECRET)) {
    problems.push('SESSION_SECRET is the value of .env.example; choose a random one');
  }
  if (problems.length > 0)
    throw new Error(`The configuration has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
  return env;
}

const weakSecrets = new Set(['change-me-to-at-least-32-random-characters']);

/** Names of all variables, those without a default included. */
const envShape: Record<string, true> = Object.fromEntries(
  [
    ...Object.keys(new Env()),
    'DATABASE_URL',
    'SESSION_SECRET',
    'DATABASE_REPLICA_URL',
    'DATABASE_DIRECT_URL',
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'BACKUP_DIR',
    'S3_BUCKET_URL',
    'S3_BACKUP_BUCKET_URL',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'SMTP_URL',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'WEB_ROOT',
  ].map((name) => [name, true]),
);
