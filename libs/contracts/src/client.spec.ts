import { ApiError, createApi, dataOf } from './index.ts';

const answer =
  (status: number, body: string, statusText = '') =>
  async () =>
    new Response(body, { status, statusText });
const callWith = (fetch: (request: Request) => Promise<Response>) =>
  dataOf(createApi({ baseUrl: 'http://portal.test', language: () => 'ar', fetch }).GET('/api/auth/user'));

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
}

describe('the API client', () => {
  it('sends cookies and the language of the interface [NAV-9]', async () => {
    const seen: Request[] = [];
    await callWith(async (request) => {
      seen.push(request);
      return new Response('{"id":"1"}', { headers: { 'Content-Type': 'application/json' } });
    });
    expect([seen[0]?.credentials, seen[0]?.headers.get('Accept-Language')]).toEqual(['include', 'ar']);
  });

  it('turns an unsuccessful answer into "<status>: <body text>" [NAV-9]', async () => {
    const body = '{"title":"Conflict","detail":"أنت ملتحق","code":"courses.already_enrolled","requestId":"r-1"}';
    const error = await failureOf(callWith(answer(409, body)));
    expect([error.message, error.code, error.detail, error.requestId]).toEqual([
      `409: ${body}`,
      'courses.already_enrolled',
      'أنت ملتحق',
      'r-1',
    ]);
  });

  it('uses the status text where the body is empty [NAV-9]', async () => {
    expect((await failureOf(callWith(answer(503, '', 'Service Unavailable')))).message).toBe(
      '503: Service Unavailable',
    );
  });

  it.each([
    [401, '{"title":"Unauthorized"}', true],
    [401, 'wrong password', false],
    [403, 'Unauthorized', false],
  ])('calls %s with the body %s unauthorized: %s [NAV-9]', async (status, body, expected) => {
    expect((await failureOf(callWith(answer(status, body)))).isUnauthorized).toBe(expected);
  });

  it('says which fields were refused, and why [API-3]', async () => {
    const errors = [{ field: 'email', message: 'البريد غير صالح' }];
    const error = await failureOf(callWith(answer(400, JSON.stringify({ errors }))));
    expect(error.errors).toEqual(errors);
  });
});
