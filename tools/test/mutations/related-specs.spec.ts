import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Imports } from './related-specs.ts';

const files = {
  'backend/src/modules/a/b/c.rules.ts': '',
  'backend/src/modules/a/b/c.service.ts': "import { c } from './c.rules.js';",
  'backend/src/modules/a/b/c.service.spec.ts': "import { s } from './c.service.js';",
  'backend/src/modules/a/b/c.http.spec.ts': '',
  'backend/src/modules/a/d.http.spec.ts': '',
  'backend/src/modules/a/d-marks.http.spec.ts': '',
  'backend/src/modules/a/mark.service.ts': '',
  'backend/src/modules/e/e.http.spec.ts': '',
  'backend/test/marked.http.spec.ts': "import { mark } from '../src/modules/a/mark.service.js';",
  'portal/src/app/app.tsx': "const page = import('#features/x/Page');",
  'portal/src/app/app.spec.tsx': "import { app } from '#app/app';",
  'portal/src/features/x/Page.tsx': "import { star } from '#subjects/star/Star';",
  'portal/src/features/x/Another.spec.tsx': "import { app } from '#app/app';",
  'portal/src/subjects/star/Star.tsx': '',
  'portal/src/subjects/text/Text.spec.tsx': "import { app } from '#app/app';",
  'portal/src/features/x/Page.spec.tsx': "import { app } from '#app/app';",
};

describe('the specs near a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'masar-imports-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  afterAll(() => rmSync(root, { recursive: true }));
  const imports = new Imports(root, Object.keys(files));

  it('are small ones that reach it by imports, and those with a database in its folders upwards [OPS-1]', () => {
    expect(imports.specsOf('backend/src/modules/a/b/c.rules.ts')).toEqual({
      small: ['backend/src/modules/a/b/c.service.spec.ts'],
      medium: [
        'backend/src/modules/a/b/c.http.spec.ts',
        'backend/src/modules/a/d.http.spec.ts',
        'backend/src/modules/a/d-marks.http.spec.ts',
      ],
    });
  });

  it('are of those equally near the ones first that share a word of the name, then those of the whole API [OPS-1]', () => {
    expect(imports.specsOf('backend/src/modules/a/mark.service.ts', { medium: 1 }).medium).toEqual([
      'backend/src/modules/a/d-marks.http.spec.ts',
      'backend/test/marked.http.spec.ts',
    ]);
  });

  it('are those of the same feature first [OPS-1]', () => {
    expect(imports.specsOf('portal/src/features/x/Page.tsx', { small: 1 }).small).toEqual([
      'portal/src/features/x/Page.spec.tsx',
    ]);
  });

  it('are of what features share those of the page that shows it first [OPS-1]', () => {
    expect(imports.specsOf('portal/src/subjects/star/Star.tsx', { small: 1 }).small).toEqual([
      'portal/src/features/x/Page.spec.tsx',
    ]);
  });
});
