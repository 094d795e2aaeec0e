import type { LegalText, PrivacySection } from './legal-text';

export const privacyPolicyEn: LegalText<PrivacySection> = {
  title: 'Privacy policy',
  summary:
    'What Masar knows about you, why, who sees it, and how you take it with you or erase it. We collect what learning needs and nothing else; we sell nothing and do not track you.',
  sections: {
    who: {
      title: 'Who we are and what this covers',
      blocks: [
        'This is a learning platform. We, the organisation that runs this site, are responsible for your data when you use it.',
        'This policy covers the site and the app installed from it. Where somebody else runs a copy of Masar, a university or a training centre for instance, they are responsible for the data in their copy.',
      ],
    },
    collected: {
      title: 'What we keep',
      blocks: [
        {
          terms: [
            {
              name: 'Your account',
              text: 'name, e-mail and role, and what you add yourself: a few words, a picture, skills. We do not know your password; we keep a fingerprint that cannot be turned back.',
            },
            {
              name: 'Your learning',
              text: 'courses you joined, lessons you finished, where you are in videos, in which quarters of an hour you used a lesson and for how long, quiz results, your reviews and certificates.',
            },
            {
              name: 'What you write',
              text: 'discussions, replies, services, opportunities, applications and messages to us.',
            },
            {
              name: 'The safety of your account',
              text: 'open sessions, the kind of device and when it was last used, so that you can see and end them.',
            },
            {
              name: 'Events of use',
              text: 'a few, counted kinds, such as changing the language or opening a recommendation, to learn what helps. We never store your network address in full.',
            },
          ],
        },
      ],
    },
    purposes: {
      title: 'Why we use it',
      blocks: [
        [
          'So that you continue where you stopped, on any device.',
          'To issue a correct certificate in your name, and let an employer verify it.',
          'To suggest courses and jobs that suit you. Each recommendation says why; no automatic decision binds you.',
          'To send what you asked for: the confirmation of your address, notifications that you chose, and the newsletter if you subscribed and confirmed.',
          'To protect the platform from fraud and abuse, and to improve the lessons.',
        ],
      ],
    },
    public: {
      title: 'What others see',
      blocks: [
        'The page that verifies a certificate is public by nature: whoever has the code sees the name on it, the course, the grade, the date and its status. It does not offer itself to search engines; it is you who shares the code.',
        'Your name, discussions, replies, reviews and services are seen by the users of the platform. A public profile page stays closed until you open it.',
        'Your progress and grades are seen by you, by the instructor of the course, and by administrators who need them for their work.',
      ],
    },
    sharing: {
      title: 'Whom we share it with',
      blocks: [
        'We neither sell nor rent your data, and show no advertising. Only those who run the server and the mail for us can reach it, and only on our instructions.',
        'When you apply for an opportunity or request a service, what you wrote goes to the person who offered it. We may hand over certain data where a law or a court requires it, and tell you unless that is forbidden.',
        'Programs of ours on other servers, such as a student registry, may read your name, e-mail, role, courses and certificates, and change nothing. Each reading is recorded, and they are told when you delete your account, so that they forget you too.',
        'Videos embedded from other sites load only in their lesson, and that site’s policy applies then.',
      ],
    },
    demo: {
      title: 'The demo version',
      blocks: [
        'In demo mode you enter with a sample account that visitors share, and all names and data in it are invented. Others may see what you write, and the data may be wiped at any time. Don’t enter real personal data there.',
      ],
    },
    storage: {
      title: 'What is kept on your device',
      blocks: [
        'We use one cookie to keep you signed in and another for your language, and keep in your browser your other choices, such as colours and text size, and copies of what you read so that it works offline. The cookie policy has the details.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            {
              name: 'Account and learning',
              text: 'as long as your account exists; of a course that you left for a year.',
            },
            { name: 'Sessions', text: '30 days after the last use, or until you end them.' },
            { name: 'Events of use', text: '13 months; after that only counts remain that point to nobody.' },
            {
              name: 'Discussions that you opened',
              text: 'a week, so that each reader counts once a day; after that only the number remains.',
            },
            { name: 'Reports', text: 'until the date of expiry written on them.' },
            {
              name: 'Issued certificates',
              text: 'stay verifiable as long as you wish, even after you delete your account, because an employer may ask years later. An instructor’s name stays on the certificates of their learners.',
            },
          ],
        },
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        [
          'See and correct: you change your data on your profile page.',
          'Take along: on your profile page you download a copy of all your data in one machine-readable file.',
          'Erase: you delete your account yourself on your profile page; personal data is erased at once and your discussions remain as those of a “deleted user”, so that replies keep their sense. You choose whether your certificates stay verifiable.',
          'Object: you stop any kind of notification, and leave the newsletter by a link in each issue.',
        ],
        'What you don’t find on your own pages, ask of us by e-mail. We answer within 30 days, free of charge, and may first make sure that the account is yours.',
      ],
    },
    age: {
      title: 'Age',
      blocks: [
        'Masar is for people of 16 or older. If we learn that an account belongs to somebody younger, we close it and erase its data. If you are a parent and notice this, please write to us.',
      ],
    },
    security: {
      title: 'How we protect it',
      blocks: [
        'The connection is encrypted, scripts in the page cannot read sessions, the server alone decides about rights, and each change by an administrator is recorded. No protection is complete; if a breach concerns you, we tell you what happened and what you can do.',
      ],
    },
    changes: {
      title: 'Changes to this policy',
      blocks: [
        'If we change anything important, we announce it on the platform before it takes effect and renew the date at the top of this page.',
      ],
    },
  },
};
