import { anAssignment, aWork } from '../testing/a-work';
import { rubricPlaces } from './rubric-beside-mark';

const levels = [{ row: 0, level: 1 }];
const mark = {
  number: 1,
  levels,
  points: 3,
  maximum: 6,
  score: '50.00',
  hasPassed: false,
  comment: '',
  notes: [],
  reason: null,
  markedAt: '2026-11-21T08:00:00.000Z',
};
const marked = aWork({ state: 'marked', marks: [mark] });
const draft = aWork({ id: 'w2', round: 2, state: 'draft', rubric: null });
const none = { reached: [], leftOutOf: undefined };

describe('where a rubric stands', () => {
  it('is beside the task until there is a mark, then with that alone [ASG-2]', () => {
    expect(rubricPlaces(anAssignment(), [])).toEqual({ standsBeside: true, ...none });
    expect(rubricPlaces(anAssignment(), [aWork()])).toEqual({ standsBeside: true, ...none });
    expect(rubricPlaces(anAssignment(), [marked])).toEqual({ standsBeside: false, ...none });
  });

  it('is beside the task with the levels reached while another round is written [ASG-2]', () => {
    expect(rubricPlaces(anAssignment(), [draft, marked])).toEqual({
      standsBeside: true,
      reached: levels,
      leftOutOf: marked.id,
    });
  });

  it('is in both places where its author changed it since [ASG-2]', () => {
    const changed = anAssignment({ rubric: anAssignment().rubric.slice(0, 1) });
    expect(rubricPlaces(changed, [marked])).toEqual({ standsBeside: true, ...none });
  });
});
