import { easternDigits, messagesInDigits } from './message-digits.ts';

describe('texts of the interface', () => {
  const texts = {
    hint: 'حتى 20 ميغابايت',
    list: ['من 0.25 إلى 16', '9:00 صباحاً', '1,250 متعلّم'],
    of: (value: string) => `${value} من 5`,
  };

  it('have their numbers in the digits that the reader chose, throughout [I18N-1]', () => {
    expect(messagesInDigits(texts, 'arab')).toMatchObject({
      hint: 'حتى ٢٠ ميغابايت',
      list: ['من ٠٫٢٥ إلى ١٦', '٩:٠٠ صباحاً', '١٬٢٥٠ متعلّم'],
    });
    expect(messagesInDigits(texts, 'latn')).toBe(texts);
    expect(messagesInDigits(texts, 'arab')).toBe(messagesInDigits(texts, 'arab'));
  });

  it.each(['H264', 'CSS3', 'ali2@example.org', 'https://example.org/2026/1', 'v1.2.3', 'WCAG-2', '2fa'])(
    'keep %s as it is written [I18N-1]',
    (name) => {
      expect(easternDigits(name)).toBe(name);
    },
  );
});
