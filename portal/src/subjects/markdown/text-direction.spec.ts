import { textDirection } from '@masar/i18n';
import { directionOfNode } from './text-direction';

describe('the direction of a text', () => {
  it.each([
    ['JSX امتداد لصياغة JavaScript يتيح لك كتابة ترميز', 'rtl'],
    ['أساسيات React', 'rtl'],
    ['The word مسار means path, and this is an English sentence', 'ltr'],
    ['Hello', 'ltr'],
  ])('reads %s as %s [LSN-2]', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });

  it('leaves a text without letters to its surroundings [LSN-2]', () => {
    expect(textDirection('1 + 2 = 3')).toBeUndefined();
  });

  it('gives code no say in the direction of its paragraph [LSN-2]', () => {
    const code = { type: 'element', tagName: 'code', children: [{ type: 'text', value: 'useSyncExternalStore()' }] };
    const paragraph = { type: 'element', tagName: 'p', children: [code, { type: 'text', value: ' خطاف' }] };
    expect(directionOfNode(paragraph)).toBe('rtl');
  });
});
