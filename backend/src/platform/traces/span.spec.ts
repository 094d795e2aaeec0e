import { beginTrace, readTraceparent } from './span.js';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

describe('a trace', () => {
  it('goes on with the one that the caller names [OPS-6]', () => {
    expect(beginTrace(readTraceparent(`00-${trace}-${parent}-01`))).toMatchObject({
      traceId: trace,
      parentSpanId: parent,
    });
  });

  it.each([
    ['00', false],
    ['01', true],
    ['02', false],
    ['03', true],
  ])('with the flags %s is recorded by its caller: %p [OPS-6]', (flags, isSampled) => {
    expect(readTraceparent(`00-${trace}-${parent}-${flags}`)?.isSampled).toBe(isSampled);
  });

  it.each([
    undefined,
    '',
    'x',
    `00-${'0'.repeat(32)}-${parent}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `99-${trace}-1`,
  ])('begins anew where the header is %p [OPS-6]', (header) => {
    const begun = beginTrace(readTraceparent(header));
    expect(begun.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(begun.traceId).not.toBe(trace);
    expect(begun.parentSpanId).toBeUndefined();
  });
});
