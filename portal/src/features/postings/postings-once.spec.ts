import { jobKind } from './jobs/job.kind';
import { opportunityKind } from './opportunities/opportunity.kind';
import { serviceKind } from './services/service.kind';
import { aJob } from './testing/a-job';
import { aService } from './testing/a-service';
import { anOpportunity } from './testing/an-opportunity';

describe.each([
  { path: '/api/opportunities', add: opportunityKind.calls.add as Add, posting: anOpportunity() },
  { path: '/api/jobs', add: jobKind.calls.add as Add, posting: aJob() },
  { path: '/api/services', add: serviceKind.calls.add as Add, posting: aService() },
])('what is added at $path', ({ path, add, posting }) => {
  it('carries the key by which the server adds it once [REL-3] [OPP-1] [JOB-1] [SVC-1]', async () => {
    const sent: Request[] = [];
    globalThis.fetch = (request) => {
      sent.push(request as Request);
      return Promise.resolve(
        new Response(JSON.stringify(posting), { headers: { 'Content-Type': 'application/json' } }),
      );
    };
    await add({} as never, 'key-1');
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('Idempotency-Key')])).toEqual([
      [path, 'key-1'],
    ]);
  });
});

type Add = (body: never, key: string) => Promise<object>;
