import { lessonPlaces } from './lesson-places';

const heading = (...children: { type: string; value: string }[]) => ({ type: 'heading', children, data: {} });
const placed = lessonPlaces({ title: undefined });

describe('headings of a lesson', () => {
  it('are named by their words, each once, wherever they stand [SRCH-2]', () => {
    const [first, second] = [
      heading({ type: 'text', value: 'ما هو ' }, { type: 'inlineCode', value: 'useState' }),
      heading({ type: 'text', value: 'ما هو useState' }),
    ];
    placed({ type: 'root', children: [first, { type: 'blockquote', children: [second] }] });
    expect([first, second].map(({ data }) => data)).toEqual([
      { hProperties: { id: 'user-content-ما-هو-usestate' } },
      { hProperties: { id: 'user-content-ما-هو-usestate-1' } },
    ]);
  });

  it('keep the name that their author gave them, and do not show it [SRCH-2]', () => {
    const named = heading({ type: 'text', value: 'تحديث الحالة {#updating-state}' });
    placed({ type: 'root', children: [named] });
    expect(named).toMatchObject({
      data: { hProperties: { id: 'user-content-updating-state' } },
      children: [{ type: 'text', value: 'تحديث الحالة' }],
    });
  });
});
