import { databaseFailure, isLostConnection, isRetryable, isStandby } from './database-errors.js';

const failure = (code: string, message = 'x'): Error =>
  new Error('wrapped', { cause: Object.assign(new Error(message), { code }) });

describe('database failures', () => {
  it.each([
    ['23505', 409],
    ['23503', 404],
    ['22P02', 400],
    ['22021', 400],
    ['22003', 400],
    ['22007', 400],
    ['22009', 400],
    ['40001', 503],
    ['40P01', 503],
    ['57014', 503],
    ['53300', 503],
    ['08000', 503],
    ['08006', 503],
    ['25006', 503],
    ['57P01', 503],
    ['57P02', 503],
    ['57P03', 503],
    ['ECONNREFUSED', 503],
    ['53100', 507],
  ])('answer state %s with %i [REL-2]', (state, status) => {
    expect(databaseFailure(failure(state))?.status).toBe(status);
  });

  it.each([
    Object.assign(new Error('null value'), { code: '23502', column: 'is_active' }),
    new Error('You must pass a non-null value to the property isActive of entity Service.'),
    new Error("Value for Service.isActive is required, 'null' found\nentity: …"),
  ])('name the field that null cannot clear [SEC-9] [API-6]', (cause) => {
    const refused = databaseFailure(new Error('wrapped', { cause }));
    expect([refused?.status, refused?.extra.fields]).toEqual([400, [{ field: 'isActive', code: 'field.required' }]]);
  });

  it('take a value that our own code forgot, or a division by zero, for our fault [SEC-9]', () => {
    expect(databaseFailure(failure('22012'))).toBeUndefined();
    expect(databaseFailure(new Error("Value for Service.isActive is required, 'undefined' found"))).toBeUndefined();
  });

  it('say when to come back where the database is busy or away [REL-2]', () => {
    expect(databaseFailure(failure('57P01'))?.extra.headers).toEqual({ 'Retry-After': '2' });
    expect(databaseFailure(failure('25006'))?.extra.headers).toEqual({ 'Retry-After': '2' });
    expect(databaseFailure(new Error('timeout exceeded when trying to connect'))?.status).toBe(503);
    const lostClient = new Error('Client has encountered a connection error and is not queryable');
    expect(databaseFailure(lostClient)?.status).toBe(503);
  });

  it.each([
    ['25006', true],
    ['57P01', true],
    ['57P02', true],
    ['57P03', true],
    ['08006', true],
    ['ECONNRESET', true],
    ['40001', false],
    ['23505', false],
    ['57014', false],
  ])('of state %s give the connection up: %s [REL-2] [REL-6]', (state, isLost) => {
    expect(isLostConnection(failure(state))).toBe(isLost);
    expect(isStandby(failure(state))).toBe(state === '25006');
  });

  it('leave what is no database state to others [REL-2]', () => {
    expect(databaseFailure(new TypeError('x is not a function'))).toBeUndefined();
  });

  it('are tried again only where the same transaction may succeed [REL-2]', () => {
    expect([isRetryable(failure('40001')), isRetryable(failure('40P01')), isRetryable(failure('23505'))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
