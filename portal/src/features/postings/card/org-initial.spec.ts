import { orgInitial } from './org-initial';

it.each([
  ['شركة الرافد', 'رافد'],
  ['استوديو نقطة', 'نقطة'],
  ['مكتبة الكرادة العامة', 'كرادة العامة'],
  ['Al-Rafid', 'Rafid'],
  ['دار', 'دار'],
])('the mark of %s is that of %s, so that marks differ [JOB-1]', (name, own) => {
  expect(orgInitial(name)).toBe(own);
});
