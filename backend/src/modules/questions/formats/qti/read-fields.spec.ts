import { questionsOfFile } from '../read-question-file.js';
import { readQti } from './read-qti.js';

const field = (identifier: string) => `<qti-text-entry-interaction response-identifier="${identifier}"/>`;
const cities = ['Dresden', 'Chemnitz', 'Leipzig'];
const mapping = `<qti-mapping default-value="0">${cities.map((city) => `<qti-map-entry map-key="${city}" mapped-value="1" case-sensitive="false"/>`).join('')}</qti-mapping>`;
const given = (identifier: string) => `<qti-variable identifier="${identifier}"/>`;
const adds = (value: string) =>
  `<qti-set-outcome-value identifier="SCORE"><qti-sum>${given('SCORE')}${value}</qti-sum></qti-set-outcome-value>`;
const when = (condition: string, value: string) =>
  `<qti-response-condition><qti-response-if>${condition}${adds(value)}</qti-response-if></qti-response-condition>`;
const item = (declarations: string, body: string, rules: string) =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="T" adaptive="false" time-dependent="false">${declarations}<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/><qti-item-body><p>Which? ${body}</p></qti-item-body><qti-response-processing>${rules}</qti-response-processing></qti-assessment-item>`;
const read = (text: string) => readQti(new Map([['item.xml', text]]));

describe('an item of several fields', () => {
  const declared = (identifier: string) =>
    `<qti-response-declaration identifier="${identifier}" cardinality="single" base-type="string">${mapping}</qti-response-declaration>`;
  const mapped = (identifier: string) => `<qti-map-response identifier="${identifier}"/>`;
  const isSaid = (identifier: string) => `<qti-not><qti-is-null>${given(identifier)}</qti-is-null></qti-not>`;
  const body = field('A') + field('B');
  const declarations = declared('A') + declared('B');

  it('that counts an answer in one of them only is named, and loses none of its answers [QB-3]', () => {
    const other = `<qti-and>${isSaid('A')}<qti-not><qti-match>${given('A')}${given('B')}</qti-match></qti-not></qti-and>`;
    const { questions, skipped } = read(
      item(declarations, body, when(isSaid('B'), mapped('B')) + when(other, mapped('A'))),
    );
    expect({ questions, skipped }).toMatchObject({ questions: [], skipped: [{ reason: 'own-scoring' }] });
  });

  it('that counts each for itself takes all that its file maps [QB-3]', () => {
    const { questions } = read(
      item(declarations, body, when(isSaid('A'), mapped('A')) + when(isSaid('B'), mapped('B'))),
    );
    const accepted = cities.map((text) => ({ text, weight: 100 }));
    expect(questions).toMatchObject([{ question: { gaps: [{ accepted }, { accepted }] } }]);
  });

  it('says a number once that its declaration and its rules write otherwise [QB-3]', () => {
    const number = (identifier: string) =>
      `<qti-response-declaration identifier="${identifier}" cardinality="single" base-type="float"><qti-correct-response><qti-value>4.0</qti-value></qti-correct-response></qti-response-declaration>`;
    const equal = (identifier: string) =>
      `<qti-equal tolerance-mode="exact">${given(identifier)}<qti-correct identifier="${identifier}"/></qti-equal>`;
    const one = '<qti-base-value base-type="float">1</qti-base-value>';
    const { questions } = read(item(number('A') + number('B'), body, when(equal('A'), one) + when(equal('B'), one)));
    const accepted = [{ value: 4, tolerance: 0, weight: 100 }];
    expect(questions).toMatchObject([{ question: { gaps: [{ accepted }, { accepted }] } }]);
  });
});

describe('an item of choices', () => {
  const choices = (list: string, shuffle = 'true') =>
    `<qti-assessment-item identifier="i" title="T"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="R" shuffle="${shuffle}" max-choices="1"><qti-prompt>Which?</qti-prompt>${list}</qti-choice-interaction></qti-item-body></qti-assessment-item>`;
  const choice = (id: string, text: string, rest = '') =>
    `<qti-simple-choice identifier="${id}" ${rest}>${text}</qti-simple-choice>`;

  it('tells which of them stayed in their places while others were shuffled [QB-3]', () => {
    const list = choice('A', 'One') + choice('B', 'None of these', 'fixed="true"');
    expect(read(choices(list)).questions[0]!.losses).toEqual([{ reason: 'order', detail: 'None of these' }]);
    expect(read(choices(list, 'false')).questions[0]!.losses).toEqual([]);
  });

  it('says which has no words, and that another depends on what cannot be shown [QB-3]', async () => {
    const told = async (list: string) =>
      (await questionsOfFile({ bytes: Buffer.from(choices(list)), name: 'item.xml' })).skipped;
    expect(await told(choice('A', 'One') + choice('B', ' '))).toMatchObject([{ reason: 'empty-part', detail: '2' }]);
    expect(await told(choice('A', 'One') + choice('B', '<img src="gone.png" alt=""/>'))).toMatchObject([
      { reason: 'media' },
    ]);
  });

  it('of a gap that offers one word alone is told to have too few [QB-3]', async () => {
    const text = choices('').replace(
      /<qti-choice-interaction[\s\S]*<\/qti-choice-interaction>/,
      '<p>It is <qti-inline-choice-interaction response-identifier="R"><qti-inline-choice identifier="A">one</qti-inline-choice></qti-inline-choice-interaction>.</p>',
    );
    expect((await questionsOfFile({ bytes: Buffer.from(text), name: 'item.xml' })).skipped).toMatchObject([
      { reason: 'too-few-parts' },
    ]);
  });
});
