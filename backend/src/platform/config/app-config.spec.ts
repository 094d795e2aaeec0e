import { loadAppConfig } from './app-config.js';

const minimal = { DATABASE_URL: 'postgres://masar@localhost:5432/masar', SESSION_SECRET: 'x'.repeat(40) };

describe('configuration', () => {
  it('names every problem at once and refuses to start [OPS-3]', () => {
    const broken = () => loadAppConfig({ PORT: 'many', DEMO_MODE: 'perhaps', DATABASE_URL: 'mysql://x' });
    expect(broken).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO_MODE[\s\S]*SESSION_SECRET/);
  });

  it('refuses the example secret in live mode only [READ-2] [OPS-3]', () => {
    const example = { ...minimal, SESSION_SECRET: 'change-me-to-at-least-32-random-characters' };
    expect(() => loadAppConfig(example)).toThrow(/SESSION_SECRET/);
    expect(loadAppConfig({ ...example, DEMO_MODE: 'true' }).demoMode).toBe(true);
  });

  it('is live unless told otherwise, with a Secure __Host- cookie [READ-2] [AUTH-5]', () => {
    const { demoMode, session } = loadAppConfig(minimal);
    expect([demoMode, session.secure, session.cookieName]).toEqual([false, true, '__Host-masar']);
  });

  it('wants a client id where an identity provider is named [AUTH-3]', () => {
    expect(() => loadAppConfig({ ...minimal, OIDC_ISSUER: 'https://id.example.org' })).toThrow(/OIDC_CLIENT_ID/);
  });

  it('wants both keys where a bucket is named, of files or of backups [SCL-5]', () => {
    const bucket = 'https://s3.example.org/masar/';
    expect(() => loadAppConfig({ ...minimal, S3_BUCKET_URL: bucket })).toThrow(
      /S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY/,
    );
    expect(() => loadAppConfig({ ...minimal, S3_BACKUP_BUCKET_URL: bucket })).toThrow(/S3_ACCESS_KEY_ID/);
    expect(() => loadAppConfig({ ...minimal, S3_BUCKET_URL: 'ftp://s3.example.org' })).toThrow(/S3_BUCKET_URL/);
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const { files, backups } = loadAppConfig({ ...minimal, ...keys, S3_BUCKET_URL: bucket });
    expect(files.bucket?.url).toBe('https://s3.example.org/masar');
    expect(backups.bucket).toBeUndefined();
  });

  it('names a line of headers for traces that is none, without repeating it [OPS-6] [OPS-3]', () => {
    const withHeaders = (line: string) =>
      loadAppConfig({
        ...minimal,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
        OTEL_EXPORTER_OTLP_HEADERS: line,
      });
    for (const line of ['key=100%secret', 'key=%FFsecret', 'secret', '=secret', 'a b=secret', 'key=%0Asecret'])
      expect(() => withHeaders(line)).toThrow(/OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs(?![\s\S]*secret)/);
    expect(withHeaders('authorization=Bearer%20key, x-tenant=masar').traces?.headers).toEqual({
      authorization: 'Bearer key',
      'x-tenant': 'masar',
    });
  });

  it('treats empty variables as absent, as compose files write them [OPS-3]', () => {
    expect(loadAppConfig({ ...minimal, SMTP_URL: '', OIDC_ISSUER: '' }).mail.smtpUrl).toBeUndefined();
  });
});
