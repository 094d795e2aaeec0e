import type { Response } from 'express';
import type { AccountOwners } from '#modules/auth';
import { ExportController } from './export.controller.js';
import type { ExportQueries } from './export.queries.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const viewer = (id: string) => ({ id, role: 'student' as const });

/** What is sent of a file, and to whom one was begun. */
function exporting() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const owners = { subject: async (id: string) => ({ id, email: `${id}@masar.test` }) };
  const queries = {
    of: ({ id }: { id: string }) => {
      begun.push(id);
      return new Promise((resolve) => ends.push(() => resolve({})));
    },
  };
  const controller = new ExportController(owners as unknown as AccountOwners, queries as unknown as ExportQueries);
  const response = { set: () => response, end: () => response };
  const download = (id: string) => controller.download(viewer(id), response as unknown as Response);
  return { begun, ends, download };
}

describe('the file of what is kept of somebody', () => {
  it('is made for one person at a time, and nobody waits behind several of another [REL-10] [PRF-4]', async () => {
    const { begun, ends, download } = exporting();
    const all = [download('ali'), download('ali'), download('ali'), download('zahra')];
    await settled();
    expect(begun).toEqual(['ali']);
    ends.shift()!();
    await settled();
    expect(begun).toEqual(['ali', 'zahra']);
    for (let left = 3; left > 0; left -= 1) {
      ends.shift()!();
      await settled();
    }
    await Promise.all(all);
  });
});
