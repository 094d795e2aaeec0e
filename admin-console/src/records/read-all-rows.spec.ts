import type { DataProvider, GetManyParams, RaRecord } from 'react-admin';
import { stubApi } from '../testing/stub-api';
import { readAllRows } from './read-all-rows';

const row = (at: number) => ({ id: `r${at}` });

/** Answers rows in the order of their ids, as servers may, and leaves out what is gone. */
function holding(gone: string[]) {
  const asked: number[] = [];
  const provider = {
    getMany: (_resource: string, { ids }: GetManyParams) => {
      asked.push(ids.length);
      const data = [...ids].sort().filter((id) => !gone.includes(String(id)));
      return Promise.resolve({ data: data.map((id) => ({ id })) });
    },
  } as unknown as DataProvider;
  return { provider, asked };
}

describe('the rows of an export', () => {
  it('stand in the order of the list over all its pages, without what is gone since [CON-1]', async () => {
    const ids = Array.from({ length: 200 }, (_, at) => row(200 - at).id);
    const calls = stubApi({}, { 'POST /api/admin/exports': () => ({ status: 201, json: { ids } }) });
    const { provider, asked } = holding(['r150', 'r7']);
    const progress: number[] = [];
    const rows = await readAllRows<RaRecord>(
      provider,
      { resource: 'users', filter: { role: 'student' }, sort: { field: 'createdAt', order: 'DESC' }, columns: ['id'] },
      (read) => progress.push(read),
    );
    expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'r150' && id !== 'r7'));
    expect(asked).toEqual([90, 90, 20]);
    expect(progress).toEqual([89, 179, 198]);
    expect(calls).toMatchObject([{ body: { filter: '{"role":"student"}', sort: '["createdAt","DESC"]' } }]);
  });
});
