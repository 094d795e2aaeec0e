import type { CookieSection, LegalText } from './legal-text';

export const cookiePolicyEn: LegalText<CookieSection> = {
  title: 'Cookie policy',
  summary:
    'One cookie keeps you signed in, one protects your account, one remembers your language, and your other choices stay in your own browser. No advertising and no trackers, hence no consent window.',
  sections: {
    short: {
      title: 'In short',
      blocks: [
        'We keep on your device what the platform needs to work as you asked, and no more. None of it is used to follow you across sites or to show you advertising, and none of it reaches a third party.',
      ],
    },
    cookie: {
      title: 'The three cookies',
      blocks: [
        {
          terms: [
            {
              name: '__Host-masar',
              text: 'tells the server which session is yours after signing in; it is called just masar where the platform is tried without encryption. It does not contain your name, scripts in the page cannot read it, and it ends 30 days after the last use or when you sign out.',
            },
            {
              name: '__Host-masar-device',
              text: 'says that you signed in on this browser before, so that strangers who try passwords at your account do not slow you down; masar-device without encryption. It opens nothing by itself, scripts cannot read it, and it stays for 180 days.',
            },
            {
              name: 'masarLanguage',
              text: 'Arabic or English, so that the next page arrives in your language at once. It stays for a year.',
            },
          ],
        },
        'The first is necessary: without it you cannot stay signed in. The first two are not set for visitors who only read the public pages. The third points to nobody.',
      ],
    },
    browser: {
      title: 'Your choices in your browser',
      blocks: [
        'These values are kept in your browser’s local storage. Unlike cookies they are not sent to the server with each request:',
        {
          terms: [
            { name: 'masarLanguage, masarDigits', text: 'the language of the interface and the shape of digits.' },
            { name: 'masarColorScheme', text: 'light or dark colours.' },
            {
              name: 'masarTextSize, masarTextOnly, masarShortcuts',
              text: 'text size in lessons, text alone to save data, and keyboard shortcuts.',
            },
            {
              name: 'isLoggedIn, mockUserName, mockUserEmail, mockUserRole, masarSignInMethod',
              text: 'who signed in on this browser and how, to show your name at once. They grant no right, and signing out removes them.',
            },
            { name: 'Drafts', text: 'what you wrote and have not saved yet, so that a closed page loses nothing.' },
          ],
        },
      ],
    },
    offline: {
      title: 'Storage for working offline',
      blocks: [
        'The browser keeps a copy of the platform’s files and of lessons that you opened, to read them when the connection is gone. What you did meanwhile, such as finishing a lesson, waits on your device and is sent when the connection returns.',
        'Courses that you save for reading offline stay until you remove them. On a shared device, sign out when you are done.',
      ],
    },
    absent: {
      title: 'What you won’t find here',
      blocks: [
        [
          'Cookies for advertising or social networks.',
          'Analytics by other companies. We count a few events on our own server.',
          'Fingerprints of devices, or hidden tracking by pictures or fonts. Ours come from our own server.',
        ],
        'The one exception is video embedded from another site: when you play it in a lesson, that site may set cookies of its own.',
      ],
    },
    control: {
      title: 'How you stay in control',
      blocks: [
        [
          'Signing out ends the session and removes your identity from the browser.',
          'In the browser’s settings you can erase all data of this site; language and colours then return to the start, and saved copies are gone.',
          'If you block cookies, the public pages still work, but you cannot sign in.',
        ],
      ],
    },
  },
};
