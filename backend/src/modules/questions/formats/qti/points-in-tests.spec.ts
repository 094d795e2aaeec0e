import { readQti } from './read-qti.js';

const entry = (key: string, value: number) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`;
const mapResponse = '<responseProcessing template="http://x/map_response"/>';
const item = (outcomes: string, rules = '<responseProcessing template="http://x/match_correct"/>', bounds = '') =>
  `<assessmentItem identifier="q" title="T"><responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><correctResponse><value>A</value><value>B</value></correctResponse><mapping defaultValue="0" ${bounds}>${entry('A', 1)}${entry('B', 1)}${entry('C', -1)}</mapping></responseDeclaration>${outcomes}<itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>ما الصحيح؟</prompt><simpleChoice identifier="A">س</simpleChoice><simpleChoice identifier="B">ص</simpleChoice><simpleChoice identifier="C">ع</simpleChoice></choiceInteraction></itemBody>${rules}</assessmentItem>`;
const score = (maximum = '') => `<outcomeDeclaration identifier="SCORE" baseType="float" ${maximum}/>`;
const most = (value: number) =>
  `<outcomeDeclaration identifier="MAXSCORE" baseType="float"><defaultValue><value>${value}</value></defaultValue></outcomeDeclaration>`;
const ruled = (value: string) =>
  `<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE">${value}</setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
const weight = (identifier: string, value: number | string) => `<weight identifier="${identifier}" value="${value}"/>`;
const test = (weights: string, sum = '') =>
  `<assessmentTest identifier="t"><testPart identifier="p"><assessmentSection identifier="s"><assessmentItemRef identifier="q" href="q.xml">${weights}</assessmentItemRef></assessmentSection></testPart>${sum}</assessmentTest>`;

function read(q: string, inTest = '') {
  const files = new Map([['q.xml', q]]);
  if (inTest !== '') files.set('test.xml', inTest);
  const { questions, skipped } = readQti(files);
  expect(skipped).toEqual([]);
  const { question, losses } = questions[0]!;
  return {
    points: question.points,
    told: losses.filter(({ reason }) => reason === 'other-points' || reason === 'several-weights'),
  };
}

describe('the points of an item', () => {
  it.each([
    ['nothing but its key', 1, item('')],
    ['its declared maximum', 5, item(score('normalMaximum="5"'))],
    ['what its mapping gives', 2, item(score(), mapResponse)],
    ['what its mapping gives at most', 1.5, item(score(), mapResponse, 'upperBound="1.5"')],
    ['what its rules give', 4, item(score(), ruled('<baseValue baseType="float">4</baseValue>'))],
    ['the maximum that its rules name', 3, item(score() + most(3), ruled('<variable identifier="MAXSCORE"/>'))],
  ])('are as many as %s says [QB-3]', (_, points, q) => {
    expect(read(q)).toEqual({ points, told: [] });
  });

  it('count as often as its test says [QB-3]', () => {
    expect(read(item(''), test(weight('W', 2.5)))).toEqual({ points: 2.5, told: [] });
    expect(read(item(score('normalMaximum="4"')), test(weight('W', 2)))).toEqual({ points: 8, told: [] });
    expect(read(item(''), test(''))).toEqual({ points: 1, told: [] });
  });

  it('count by the weight that the sum of the test names [QB-3]', () => {
    const sum =
      '<outcomeProcessing><setOutcomeValue identifier="SUM"><sum><testVariables variableIdentifier="SCORE" weightIdentifier="BAND"/></sum></setOutcomeValue></outcomeProcessing>';
    const weights = weight('OTHER', 7) + weight('BAND', 3);
    expect(read(item(''), test(weights, sum))).toEqual({ points: 3, told: [] });
  });

  it('are those of the item where a test gives several weights and counts by none, which is told [QB-3]', () => {
    expect(read(item(score('normalMaximum="4"')), test(weight('A', 2) + weight('B', 3)))).toEqual({
      points: 4,
      told: [{ reason: 'several-weights', detail: 'A=2 · B=3' }],
    });
    expect(read(item(''), test(weight('A', 2) + weight('B', 2)))).toEqual({ points: 2, told: [] });
  });

  it.each([
    ['A=2,5', weight('A', '2,5')],
    ['A=', weight('A', '')],
    ['A=twice · B=twice', weight('A', 'twice') + weight('B', 'twice')],
  ])(
    'are those of the item where a weight is no number, which is told as the test says it: %s [QB-3]',
    (detail, weights) => {
      expect(read(item(score('normalMaximum="4"')), test(weights))).toEqual({
        points: 4,
        told: [{ reason: 'several-weights', detail }],
      });
    },
  );

  it.each([
    ['0', 0],
    ['-2', -2],
    ['120', 120],
  ])('that no bank takes are told: %s [QB-3]', (detail, value) => {
    expect(read(item(''), test(weight('W', value)))).toEqual({ points: 1, told: [{ reason: 'other-points', detail }] });
  });

  it('count by the weight of a test of QTI 3 [QB-3]', () => {
    const qti3 = test(weight('W', 2)).replaceAll(
      /<(\/?)(assessment|test|weight)([A-Z]\w+|Part)?/g,
      (_, slash: string, one: string, rest: string | undefined) =>
        `<${slash}qti-${one}${rest ? `-${rest.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}` : ''}`,
    );
    expect(qti3).toContain('<qti-assessment-item-ref');
    expect(read(item(''), qti3)).toEqual({ points: 2, told: [] });
  });
});
