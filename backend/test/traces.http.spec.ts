import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { type ReceivedSpan, startTraceCollector, type TraceCollector } from '#testing/trace-collector';
import { until } from '#testing/until';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';

describe('a server with a collector of traces', () => {
  let collector: TraceCollector;
  let test: TestApp;
  beforeAll(async () => {
    collector = await startTraceCollector();
    test = await startTestApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key,x-tenant=masar',
      OTEL_SERVICE_NAME: 'masar-test',
    });
  });
  afterAll(async () => {
    await test.close();
    await collector.close();
  });

  const spanOf = (isMeant: (span: ReceivedSpan) => boolean, what: string) =>
    until(() => collector.spans.find(isMeant), what);

  it('tells of a call by its route, in the trace of its caller, with the statements within it [OPS-6]', async () => {
    const { agent, userId } = await test.as('student');
    await agent.get('/api/notifications?limit=5').set('traceparent', `00-${trace}-${caller}-01`).expect(200);
    const call = await spanOf(({ traceId, kind }) => traceId === trace && kind === 2, 'the call');
    expect(call).toMatchObject({ name: 'GET /api/notifications', parentSpanId: caller, status: {} });
    expect(call.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/notifications',
      'http.response.status_code': '200',
    });
    const statements = collector.spans.filter(({ traceId, kind }) => traceId === trace && kind === 3);
    expect(statements.length).toBeGreaterThan(0);
    for (const { parentSpanId, startTimeUnixNano, endTimeUnixNano, attributes } of statements) {
      expect(parentSpanId).toBe(call.spanId);
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call.startTimeUnixNano));
      expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(call.endTimeUnixNano));
      expect(attributes['db.system.name']).toBe('postgresql');
    }
    expect(JSON.stringify(collector.spans)).not.toContain(userId);
    expect(collector.headers.at(-1)).toMatchObject({ authorization: 'Bearer key', 'x-tenant': 'masar' });
    expect(collector.resource()).toMatchObject({ 'service.name': 'masar-test' });
  });

  it('is silent about a call whose caller records no trace [OPS-6]', async () => {
    const unrecorded = '5bf92f3577b34da6a3ce929d0e0e4737';
    await test.anonymous().get('/api/courses?limit=2').set('traceparent', `00-${unrecorded}-${caller}-00`).expect(200);
    await test.anonymous().get('/api/categories').expect(200);
    await spanOf(({ name }) => name === 'GET /api/categories', 'a later call');
    expect(collector.spans.filter(({ traceId }) => traceId === unrecorded)).toEqual([]);
  });

  it('names neither addresses nor what people typed [OPS-6] [OPS-4]', async () => {
    const email = 'zahra.private@school.example.org';
    await test.anonymous().post('/api/auth/login').send({ email, password: 'a long private phrase' });
    await test.anonymous().get('/api/search?q=private-words').expect(200);
    await test.anonymous().get('/api/private-address').expect(404);
    await spanOf(({ name }) => name === 'GET unknown', 'the last call');
    await spanOf(({ name }) => name === 'POST /api/auth/login', 'the login');
    expect(JSON.stringify(collector.spans)).not.toMatch(/private/);
  });

  it('tells of tasks and their statements, and not of looking for tasks [OPS-6]', async () => {
    const admin = await test.as('admin');
    await admin.agent.post('/api/admin/backups').expect(201);
    const task = await spanOf(({ name, kind }) => name === 'operations.backup' && kind === 5, 'the task');
    await spanOf(({ kind, parentSpanId }) => kind === 3 && parentSpanId === task.spanId, 'a statement of the task');
    // What nobody asked for has no span to belong to, and is not told of.
    expect(collector.spans.filter(({ kind, parentSpanId }) => kind === 3 && parentSpanId === undefined)).toEqual([]);
  });

  it('answers as ever while the collector refuses, and tells again once it takes traces [OPS-6]', async () => {
    collector.refuse(true);
    const before = collector.headers.length;
    await test.anonymous().get('/api/courses?limit=1').expect(200);
    await until(() => collector.headers.length > before, 'a refusal');
    collector.refuse(false);
    await test.anonymous().get(`/api/courses/${randomUUID()}`).expect(404);
    await spanOf(({ attributes }) => attributes['http.response.status_code'] === '404', 'a later call');
  });
});
