import { aService } from '../testing/a-service';
import { inOwnWords } from './service.kind';
import { serviceModel, withSkill } from './service-form';

const { empty: emptyService, problemsOf, toNew, toChange, toForm } = serviceModel;

const filled = { ...emptyService, title: ' ترجمة ', description: 'من الإنكليزية', category: 'translation' };

describe('the form of a service', () => {
  it('wants title, description and category, and no price below 0 [SVC-1]', () => {
    expect(problemsOf(emptyService)).toEqual({
      title: 'required',
      description: 'required',
      category: 'required',
    });
    expect(problemsOf({ ...filled, price: '-1' })).toEqual({ price: 'negative' });
    expect(problemsOf({ ...filled, skills: 'x'.repeat(61) })).toEqual({ skills: 'tooManySkills' });
    expect(problemsOf(filled)).toEqual({});
  });

  it.each([
    ['', 0],
    ['خمسة', 0],
    ['12.5', 12.5],
    ['12,5', 12.5],
  ])('reads the price %j as %d [SVC-1]', (price, expected) => {
    expect(toNew({ ...filled, price }).price).toBe(expected);
  });

  it('takes a skill of the vocabulary once [SVC-1] [PRF-2]', () => {
    expect(withSkill('', 'HTML')).toBe('HTML');
    expect(withSkill('ترجمة, Word', 'HTML')).toBe('ترجمة، Word، HTML');
    expect(withSkill('ترجمة, HTML', 'HTML')).toBe('ترجمة، HTML');
  });

  it('sends the six fields of the specification, skills as a list [SVC-1]', () => {
    expect(toNew({ ...filled, duration: 'يومان', skills: 'ترجمة، Word, ' })).toEqual({
      title: 'ترجمة',
      description: 'من الإنكليزية',
      category: 'translation',
      price: 0,
      duration: 'يومان',
      skills: ['ترجمة', 'Word'],
    });
  });

  it('shows a service as it was written and empties what was emptied [SVC-1]', () => {
    const form = toForm(inOwnWords(aService({ price: 15, titleEn: 'A page', durationEn: 'أسبوع', duration: 'أسبوع' })));
    expect(form).toMatchObject({ price: '15', titleEn: 'A page', durationEn: '', skills: 'HTML، CSS' });
    expect(toChange({ ...form, titleEn: '' })).toMatchObject({ titleEn: '', skills: ['HTML', 'CSS'] });
  });
});
