import { resolveMentions } from './mentions.rules.js';

const person = (id: string, first: string, last: string, isParticipant = true) => ({ id, first, last, isParticipant });
const sara = person('1', 'سارة', 'حسن');
const abdulRahman = person('2', 'عبد الرحمن', 'الجبوري');

describe('resolveMentions', () => {
  it('finds people of the discussion by full or first name [NTF-1]', () => {
    const people = [sara, abdulRahman];
    expect(resolveMentions([['سارة_حسن'], ['عبد_الرحمن'], ['سارة']], people)).toEqual(['1', '2']);
  });

  it('finds people by the name that readers of English see [NTF-1] [PRF-1]', () => {
    const nour = { ...person('3', 'نور', 'علي', false), english: 'Noor Ali' };
    expect(resolveMentions([['Noor_Ali']], [sara, nour])).toEqual(['3']);
    expect(resolveMentions([['Noor_Ali'], ['نور_علي']], [sara, { ...nour, isParticipant: true }])).toEqual(['3']);
  });

  it('finds others by their full name only [NTF-1]', () => {
    const stranger = person('3', 'نور', 'علي', false);
    expect(resolveMentions([['نور']], [sara, stranger])).toEqual([]);
    expect(resolveMentions([['نور_علي']], [sara, stranger])).toEqual(['3']);
  });

  it('calls nobody where a name is shared, and prefers who is in the discussion [NTF-1]', () => {
    expect(resolveMentions([['سارة']], [sara, person('4', 'سارة', 'جاسم')])).toEqual([]);
    const namesake = person('5', 'سارة', 'حسن', false);
    expect(resolveMentions([['سارة_حسن']], [namesake, person('6', 'سارة', 'حسن', false)])).toEqual([]);
    expect(resolveMentions([['سارة_حسن']], [sara, namesake])).toEqual(['1']);
  });

  it('takes the longest way to read a call that means somebody, in any spelling [NTF-1]', () => {
    expect(resolveMentions([['ساره_حسن_شكرا', 'ساره_حسن', 'ساره']], [sara])).toEqual(['1']);
    expect(resolveMentions([['عبد_الرحمن_الجبوری']], [abdulRahman])).toEqual(['2']);
  });
});
