import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['portal/src', 'admin-console/src', 'libs/ui/src'].map((room) =>
  join(import.meta.dirname, '../../../..', room),
);

describe('a field for a number', () => {
  it('is never the browser’s own, which reads ٥ as 0 [I18N-1]', () => {
    const swallowing = rooms.flatMap((room) =>
      globSync('**/*.tsx', { cwd: room }).filter((file) =>
        /type=(?:"number"|\{'number'\})|type: 'number'|<NumberInput\b/.test(readFileSync(join(room, file), 'utf8')),
      ),
    );
    expect(swallowing).toEqual([]);
  });
});
