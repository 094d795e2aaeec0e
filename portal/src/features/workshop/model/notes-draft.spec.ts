import { draftKey, readNotesDraft, restoredNotes, writeNotesDraft } from './notes-draft';

describe('notes that were not saved', () => {
  it.each([
    ['nothing was left', null, 'من الخادم', 'من الخادم'],
    ['the server still has what they began with', { base: 'أ', text: 'أ ب' }, 'أ', 'أ ب'],
    ['they arrived after all', { base: 'أ', text: 'أ ب' }, 'أ ب', 'أ ب'],
    ['another device wrote meanwhile', { base: 'أ', text: 'أ ب' }, 'ج', 'ج\n\nأ ب'],
    ['another device wrote and the server has both', { base: 'أ', text: 'ب' }, 'ج\n\nب', 'ج\n\nب'],
  ])('are continued where %s [WRK-1]', (_, draft, saved, expected) => {
    expect(restoredNotes(draft, saved)).toBe(expected);
  });

  it('are kept for each person and step, and survive a broken memory [WRK-1]', () => {
    const key = draftKey('user-1', 'logo-design', 'brief');
    writeNotesDraft(key, { base: '', text: 'نص' });
    expect(readNotesDraft(key)).toEqual({ base: '', text: 'نص' });
    expect(readNotesDraft(draftKey('user-2', 'logo-design', 'brief'))).toBeNull();
    window.localStorage.setItem(key, '{"base":1');
    expect(readNotesDraft(key)).toBeNull();
    writeNotesDraft(key, null);
    expect(window.localStorage.getItem(key)).toBeNull();
  });
});
