import { makeDemoData } from './demo-data.js';
import { readPortraits } from './portraits.js';

describe('faces of the demo', () => {
  const data = makeDemoData(new Date('2026-11-29T09:00:00Z'));

  it('belong to everybody who teaches, a drawing of their own each [PIC-1]', () => {
    const teachers = data.users.filter(({ role }) => role === 'instructor');
    const addresses = teachers.map((row) => row.profile_image_url);
    expect(addresses.filter((address) => address === null)).toEqual([]);
    expect(new Set(addresses).size).toBe(teachers.length);
    expect(readPortraits().size).toBe(teachers.length);
  });

  it('are files of whom they show, light enough for a weak line [PIC-1] [PERF-4]', () => {
    const files = new Map(data.stored_files.map((file) => [`/api/files/${file.id}`, file]));
    for (const { id, profile_image_url: address } of data.users.filter((row) => row.profile_image_url !== null)) {
      expect(files.get(address!)).toMatchObject({ owner_id: id, mime_type: 'image/webp' });
      expect(files.get(address!)!.size).toBeLessThan(8000);
    }
  });
});
