import { gunzipSync } from 'node:zlib';
import { encodedBits, entriesOfStatusList, readStatusList, statusPlace } from './status-list.js';

describe('the list of states', () => {
  it('gives each number a place of its own, and a year a further list when one is full [CRT-5]', () => {
    expect(statusPlace('MSR-2026-000001')).toEqual({ list: '2026-1', index: 0 });
    expect(statusPlace('MSR-2026-131072')).toEqual({ list: '2026-1', index: entriesOfStatusList - 1 });
    expect(statusPlace('MSR-2026-131073')).toEqual({ list: '2026-2', index: 0 });
    expect(statusPlace('MSR-2027-000001')).toEqual({ list: '2027-1', index: 0 });
    expect(readStatusList('2026-2')).toEqual({ year: 2026, first: 131_073 });
  });

  it('sets the bits of the ended from left to right and no other [CRT-5]', () => {
    const bytes = gunzipSync(
      Buffer.from(encodedBits([0, 9, 131_071].map((index) => ({ list: '', index }))).slice(1), 'base64url'),
    );
    expect(bytes).toHaveLength(16_384);
    expect([bytes[0], bytes[1], bytes[16_383]]).toEqual([0x80, 0x40, 0x01]);
    expect(bytes.filter(Boolean)).toHaveLength(3);
  });
});
