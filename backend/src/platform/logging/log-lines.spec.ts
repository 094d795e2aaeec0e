import { PassThrough } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { logOptions } from './log-options.js';
import { rememberRequestId } from './request-context.js';

/** A logger as the server has it, and the lines it wrote. */
function memoryLog() {
  const stream = new PassThrough();
  const { logger } = pinoHttp(logOptions('info'), stream);
  return { logger, lines: () => String(stream.read() ?? '') };
}

const databaseError = Object.assign(new Error('duplicate key value violates unique constraint "users_email_unique"'), {
  code: '23505',
  table: 'users',
  constraint: 'users_email_unique',
  detail: 'Key (email)=(زهراء@school.example.org) already exists.',
  parameters: ['Zahra Kadhim', '07701234567'],
});

describe('log lines', () => {
  it('say of a database error what failed, without the row it failed on [OPS-4]', () => {
    const { logger, lines } = memoryLog();
    logger.error({ err: new Error('not saved', { cause: databaseError }) }, 'problem');
    const line = JSON.parse(lines()) as { err: { cause: unknown } };
    expect(line.err.cause).toMatchObject({ code: '23505', constraint: 'users_email_unique' });
    expect(JSON.stringify(line)).not.toMatch(/school|Zahra|0770/);
  });

  it('treat a copy of an error as the error [OPS-4]', () => {
    const { logger, lines } = memoryLog();
    logger.error(
      { err: { ...databaseError, message: databaseError.message, stack: databaseError.stack } },
      'task queue',
    );
    const written = lines();
    expect(written).toContain('users_email_unique');
    expect(written).not.toMatch(/school|Zahra|0770/);
  });

  it('leave out the value that a column could not take [OPS-4]', () => {
    const { logger, lines } = memoryLog();
    const error = Object.assign(new Error('invalid input syntax for type uuid: "كلمة سري"'), { code: '22P02' });
    logger.error({ err: error }, 'problem');
    const written = lines();
    expect(written).toContain('22P02');
    expect(written).not.toContain('كلمة');
  });

  it.each([
    ['a password in an object', { body: { password: 'hunter"2\\secret', firstName: 'x' } }, 'hunter'],
    ['a cookie header', { headers: { Cookie: 'masar=s%3AabcdefghijklmnopqR.sig' } }, 'abcdefgh'],
    ['a token in an address', { url: '/reset-password?lang=ar&token=abcdefghijkl' }, 'abcdefgh'],
    ['a bearer token', { note: 'sent Bearer masar_pat_abcdefghij' }, 'abcdefgh'],
    ['a mail address in an answer', { answer: '550 <زهراء.k@school.example.org> refused' }, 'school'],
    ['the password of the database', { url: 'postgres://masar:hunter2secret@db:5432/masar' }, 'hunter2'],
  ])('never show %s [OPS-4]', (_, entry, secret) => {
    const { logger, lines } = memoryLog();
    logger.info(entry, 'said');
    const written = lines();
    expect(written).toContain('[hidden]');
    expect(written).not.toContain(secret);
    expect(() => JSON.parse(written) as unknown).not.toThrow();
  });

  it.each(['a-', 'a', '.'])('are written as fast where somebody sent %j very often [SEC-14, OPS-4]', (piece) => {
    const { logger, lines } = memoryLog();
    logger.info(piece.repeat(200_000));
    expect(lines()).toContain(piece.repeat(200_000));
  });

  it('carry the id of the call during which they were written, also after a wait [OPS-4]', async () => {
    const { logger, lines } = memoryLog();
    await new Promise<void>((resolve) => {
      rememberRequestId({ id: 'call-12345' } as never, {} as never, () => {
        void Promise.resolve().then(() => {
          logger.info('later');
          resolve();
        });
      });
    });
    logger.info('outside');
    const [during, outside] = lines()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { requestId?: string });
    expect([during?.requestId, outside?.requestId]).toEqual(['call-12345', undefined]);
  });
});
