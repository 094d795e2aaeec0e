import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inOrder, readEnrolments } from './recommender-rows.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const path = join(folder, 'enrolments');
  await writeFile(path, text);
  return readEnrolments(path).map(({ user, item }) => `${user} ${item}`);
}

describe('readEnrolments', () => {
  it('reads csv and tsv, with a header or without, with times or without [REC-3]', async () => {
    const expected = ['1 a', '2 b'];
    expect(await read('1,a\n2,b\n')).toEqual(expected);
    expect(await read('user,item,time\n1,a,2024-01-01\n2,b,2024-01-02')).toEqual(expected);
    expect(await read('\uFEFF"user_id"\t"course_id"\r\n"1"\ta\r\n2\t"b"\r\n\r\n')).toEqual(expected);
    expect(await read('1\ta\t978300760\n2\tb\t978300761\n')).toEqual(expected);
  });

  it('reads times as numbers or dates, by the name of their column or from the last one [REC-3]', async () => {
    const times = async (text: string) => {
      const path = join(folder, 'times');
      await writeFile(path, text);
      return readEnrolments(path).map(({ time }) => time);
    };
    expect(await times('userId,movieId,rating,timestamp\n1,a,4.5,978300760\n2,b,3,978300761')).toEqual([
      978300760, 978300761,
    ]);
    expect(await times('1\ta\t5\t881250949')).toEqual([881250949]);
    expect(await times('user,item,time\n1,a,2024-01-02')).toEqual([Date.UTC(2024, 0, 2)]);
    expect(await times('user,item,rating\n1,a,5')).toEqual([undefined]);
    expect(await times('1,a\n')).toEqual([undefined]);
  });

  it('takes ids for ids, also when they begin like a word of a header [REC-3]', async () => {
    expect(await read('u1,course-v1:Python\nu2,course-v1:SQL')).toEqual(['u1 course-v1:Python', 'u2 course-v1:SQL']);
    expect(await read('user_7,item_1\nuser_8,item_2')).toEqual(['user_7 item_1', 'user_8 item_2']);
  });

  it('names the line that has no item [REC-3]', async () => {
    await expect(read('1,a\n2')).rejects.toThrow('Line 2');
  });
});

describe('inOrder', () => {
  it('orders each learner’s courses by sha256 of `anchor-v1|user|item`, each once [REC-3]', () => {
    const items = ['a', 'b', 'c', 'd', 'a'];
    const { learners, courseCount } = inOrder(items.map((item) => ({ user: '7', item, strength: 1 })));
    const anchor = (item: string) => hash('sha256', `anchor-v1|7|${item}`);
    const ordered = ['a', 'b', 'c', 'd'].toSorted((one, other) => (anchor(one) < anchor(other) ? -1 : 1));
    expect(courseCount).toBe(4);
    expect(learners[0]!.map(([place]) => items[place])).toEqual(ordered);
  });

  it('orders them by time where every row tells one, so that the future is hidden [REC-3]', () => {
    const taken = [
      { user: '7', item: 'late', strength: 1, time: 30 },
      { user: '7', item: 'early', strength: 1, time: 10 },
      { user: '7', item: 'between', strength: 1, time: 20 },
      { user: '7', item: 'early', strength: 1, time: 40 },
    ];
    const items = ['late', 'early', 'between'];
    const ordered = inOrder(taken);
    expect(ordered.isInTime).toBe(true);
    expect(ordered.learners[0]!.map(([place]) => items[place])).toEqual(['early', 'between', 'late']);
    expect(inOrder([...taken, { user: '8', item: 'late', strength: 1 }]).isInTime).toBe(false);
  });
});
