import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const portal = join(import.meta.dirname, '../..');

/** Forms with nothing to judge, to keep or to lose, each with its reason. */
const exceptions = {
  'app/layout/SearchBox.tsx': 'a search; its words stand in the address',
  'features/certificates/components/VerifyBox.tsx': 'a search; its code stands in the address',
  'features/certificates/bulk/BulkCheck.tsx': 'a search by many codes, which stay in the field',
  'features/auth/components/DemoLogin.tsx': 'one button of demo mode',
  'features/notifications/pages/EndMailsPage.tsx': 'one button',
  'features/outreach/components/NewsletterLink.tsx': 'one button',
  'features/vr/room/Chat.tsx': 'goes over the socket of the room; what was not sent stays',
  'features/profile/second-factor/PasskeyNameDialog.tsx': 'a name that the browser proposes, judged by who opens it',
  'features/question-banks/components/NameDialog.tsx': 'one name, sent by who opens it',
  'features/assessment/components/QuestionForm.tsx': 'one choice, for which its button waits; sent by who asks it',
  'subjects/questions/editing/PictureButton.tsx': 'puts a picture into a text; what is sent is the form below it',
};

/** `useCheckedForm`, and what several forms of one kind share over it. */
const formHooks = /\buse(?:Checked|Course|Posting|Schedule)Form\b/;

/** `useCourseForm` guards those of courses. */
const guarded = /\bisGuarded: true|\buseCourseForm\(/;

describe('a form of the portal', () => {
  it('goes by useCheckedForm, which keeps, judges and sends it once [REL-3]', () => {
    const apart = globSync('**/*.tsx', { cwd: portal }).filter((file) => {
      const code = readFileSync(join(portal, file), 'utf8');
      return !file.endsWith('.spec.tsx') && /<form\b|(?:as|component)="form"/.test(code) && !formHooks.test(code);
    });
    expect(apart.sort()).toEqual(Object.keys(exceptions).sort());
  });

  it('whose loss hurts asks before it is left, which RestoredDraft does [REL-3]', () => {
    const silent = globSync('**/*.tsx', { cwd: portal }).filter((file) => {
      const code = readFileSync(join(portal, file), 'utf8');
      return guarded.test(code) && !file.endsWith('.spec.tsx') && !code.includes('<RestoredDraft {...draft} />');
    });
    expect(silent).toEqual([]);
  });
});
