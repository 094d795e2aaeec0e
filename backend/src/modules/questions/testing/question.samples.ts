/** Content as a face sends it, for tests of routes. */
export const aChoice = (prompt = 'ما لون السماء؟') => ({
  kind: 'single',
  prompt: { ar: prompt, en: 'What colour is the sky?' },
  points: 1,
  options: [
    { id: 'o1', text: { ar: 'أزرق', en: 'Blue' }, weight: 100 },
    { id: 'o2', text: { ar: 'أحمر', en: 'Red' }, weight: 0 },
  ],
  shuffles: true,
});

export const aQuestion = (content: object = aChoice()) => ({
  name: 'سماء',
  tags: ['طبيعة', 'css'],
  difficulty: 'easy',
  state: 'ready',
  content,
});
