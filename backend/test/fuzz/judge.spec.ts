import { ContractDocument } from '../contract/contract-document.js';
import { faultsOf } from './judge.js';

const document = new ContractDocument();
const forums = document.operations().find(({ method, path }) => `${method} ${path}` === 'get /api/forums')!;
const problem = {
  type: '/problems/platform.invalid_input',
  title: 'Bad Request',
  status: 400,
  detail: 'x',
  code: 'platform.invalid_input',
  requestId: '1',
};
const asProblem = { status: 400, type: 'application/problem+json; charset=utf-8', requestId: '1' };
const faults = (answer: object): string =>
  faultsOf(document, forums, { status: 200, type: 'application/json', text: '[]', requestId: '1', ...answer }).join();

describe('the judge of the fuzzer', () => {
  it('has nothing against answers that keep the contract [SEC-9]', () => {
    expect(faults({})).toBe('');
    expect(faults({ ...asProblem, text: JSON.stringify(problem) })).toBe('');
  });

  it.each([
    ['no answer at all', { status: 0, text: 'socket hang up' }, 'no answer: socket hang up'],
    ['a failure of the server', { status: 500 }, 'status 500'],
    ['a field that is not documented', { text: '[{"secret":1}]' }, 'must NOT have additional properties'],
    ['broken JSON', { text: '[' }, 'says it is JSON'],
    ['a page instead of a problem', { status: 400, type: 'text/html', text: '<h1>' }, 'a failure as text/html'],
  ])('sees %s [SEC-9]', (_, answer, fault) => {
    expect(faults(answer)).toContain(fault);
  });

  it.each([
    ['a stack trace', { detail: 'x\n    at f (a.js:1:2)' }],
    ['a path of ours', { detail: '/srv/backend/dist/src/main.js' }],
    ['a statement', { detail: 'select id from users' }],
    ['words of the database', { detail: 'duplicate key violates unique constraint' }],
    ['a status that is another', { status: 404 }],
    ['a code without text', { code: 'platform.nothing' }],
    ['an unfilled place', { detail: 'At most {max}.' }],
  ])('sees %s in a problem [SEC-9]', (_, change) => {
    expect(faults({ ...asProblem, text: JSON.stringify({ ...problem, ...change }) })).not.toBe('');
  });
});
