import { anchorsIn } from './lesson-anchors.js';

describe('places that a link into a text may name', () => {
  it('are called as the player calls them: words, the author’s own name, repeated ones with a number [CRS-5]', () => {
    const text = '## خطوات أولى\n\n## خطوات أولى ##\n\n## `Glue` *and* [wood](a.md) {#glue}\n\n> ### Glue\n';
    expect([...anchorsIn(text)]).toEqual(['خطوات-أولى', 'خطوات-أولى-1', 'glue', 'glue-1']);
  });

  it('may be ids of other dialects too [CRS-5]', () => {
    expect([...anchorsIn('<a id="old-place"></a>\n\n## Next {/* next-step */}\n')]).toEqual([
      'next',
      'old-place',
      'next-step',
    ]);
  });
});
