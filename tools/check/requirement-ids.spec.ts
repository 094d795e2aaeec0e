import { citedRequirements, knownRequirements } from './requirement-ids.ts';

describe('citedRequirements', () => {
  it.each([
    ["it('enrols once [ENR-2]', () => {})", ['ENR-2']],
    ['test("a [CRS-4, SEC-7] b [API-6]", f)', ['CRS-4', 'SEC-7', 'API-6']],
    ["it.each([['a', (b)]])('reads %s [I18N-1]', f)", ['I18N-1']],
    ['it(\n  `long [A11Y-1]`, f)', ['A11Y-1']],
    ["const code = /[0-9]/; log('[ENR-2]')", []],
    ["it('shows [LSN] and UTF-8', f)", []],
  ])('finds in %s', (source, ids) => {
    expect(citedRequirements(source)).toEqual(ids);
  });
});

describe('knownRequirements', () => {
  it('reads headings and running text alike', () => {
    expect(knownRequirements('- **READ-1** see ENR-2. PERF-1…, A11Y-1')).toEqual(
      new Set(['READ-1', 'ENR-2', 'PERF-1', 'A11Y-1']),
    );
  });
});
