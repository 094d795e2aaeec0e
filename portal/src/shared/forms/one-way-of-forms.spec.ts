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
};

/** Forms of the time before. Each goes when it is next touched; none comes. */
const former = [
  'features/assessment/components/QuestionForm.tsx',
  'features/assignments/components/AssignmentForm.tsx',
  'features/assignments/pages/AssignmentGroupsPage.tsx',
  'features/authoring/components/composition/DrawDialog.tsx',
  'features/community/components/ModerationDialog.tsx',
  'features/community/components/ReportDialog.tsx',
  'features/grades/components/GradeForm.tsx',
  'features/grades/components/PlanForm.tsx',
  'features/outreach/components/ContactForm.tsx',
  'features/outreach/components/NewsletterBox.tsx',
  'features/profile/access-tokens/NewTokenDialog.tsx',
  'features/profile/components/EraseSection.tsx',
  'features/profile/components/ProfileForm.tsx',
  'features/profile/components/PublicPageSection.tsx',
  'features/question-banks/components/ChangeDialog.tsx',
  'features/question-banks/components/QuestionEditor.tsx',
  'features/question-banks/components/ShareDialog.tsx',
  'features/workshop/components/StepEvidence.tsx',
  'subjects/questions/editing/PictureButton.tsx',
];

/** `useCheckedForm`, and what several forms of one kind share over it. */
const formHooks = /\buse(?:Checked|Course|Posting|Schedule)Form\b/;

describe('a form of the portal', () => {
  it('goes by useCheckedForm, which keeps, judges and sends it once [REL-3]', () => {
    const apart = globSync('**/*.tsx', { cwd: portal }).filter((file) => {
      const code = readFileSync(join(portal, file), 'utf8');
      return !file.endsWith('.spec.tsx') && /<form\b|(?:as|component)="form"/.test(code) && !formHooks.test(code);
    });
    expect(apart.sort()).toEqual([...Object.keys(exceptions), ...former].sort());
  });
});
