/** Privacy policy of the demo, in English. */
export const privacyEn = `What Masar knows about you, why, who sees it, and how you take it with you or erase it. We collect what learning needs and nothing else; we sell nothing and do not track you.

## Who we are and what this covers

This is a learning platform. We, the organisation that runs this site, are responsible for your data when you use it.

This policy covers the site and the app installed from it. Where somebody else runs a copy of Masar, a university or a training centre for instance, they are responsible for the data in their copy.

## What we keep

- Your account :: name, e-mail and role, and what you add yourself: a few words, a picture, skills. We do not know your password; we keep a fingerprint that cannot be turned back.
- Your learning :: courses you joined, lessons you finished, where you are in videos, in which quarters of an hour you used a lesson and for how long, results of quizzes and assessments, work that you handed in and its marks, hours of volunteering, your reviews and certificates.
- What you write :: discussions, replies, services, opportunities, applications and messages to us.
- The safety of your account :: open sessions, the kind of device and when it was last used, so that you can see and end them, and the second step or passkey that you added.
- Assessments :: with one that you hand in, a fingerprint of your network from which its address cannot be read, so that the instructor sees where several accounts sit the same one over it.
- Events of use :: a few, counted kinds, such as changing the language or opening a recommendation, to learn what helps. We never store your network address in full.

## Why we use it

- So that you continue where you stopped, on any device.
- To issue a correct certificate in your name, and let an employer verify it.
- To suggest courses and jobs that suit you. Each recommendation says why; no automatic decision binds you.
- To send what you asked for: the confirmation of your address, notifications that you chose, and to keep your address for the newsletter if you subscribed and confirmed.
- To protect the platform from fraud and abuse, and to improve the lessons.

## What others see

The page that verifies a certificate is public by nature: whoever has the code sees the name on it, the course, the grade, the date and its status. It does not offer itself to search engines; it is you who shares the code.

Your name, discussions, replies, reviews and services are seen by the users of the platform. A public profile page stays closed until you open it.

Your progress and grades are seen by you, by the instructor of the course, and by administrators who need them for their work. Fellow learners see work that you handed in where an assignment asks learners to review each other.

## Whom we share it with

We neither sell nor rent your data, and show no advertising. Only those who run the server and the mail for us can reach it, and only on our instructions.

When you apply for an opportunity or request a service, what you wrote goes to the person who offered it. We may hand over certain data where a law or a court requires it, and tell you unless that is forbidden.

Programs of ours on other servers, such as a student registry, may read your name, e-mail, role, courses, grades, certificates and applications, and change nothing. Each reading is recorded, and they are told when you delete your account, so that they forget you too.

Videos embedded from other sites load only in their lesson, and that site’s policy applies then.

## The demo version

In demo mode you enter with a sample account that visitors share, and all names and data in it are invented. Others may see what you write, and the data may be wiped at any time. Don’t enter real personal data there.

## What is kept on your device

We use cookies to keep you signed in, to protect your account and to remember your language, and keep in your browser your other choices, such as colours and text size, and copies of what you read so that it works offline. The cookie policy has the details.

## How long we keep it

- Account and learning :: as long as your account exists; of a course that you left for a year.
- Sessions :: 30 days after the last use, 90 days after signing in at most, or until you end them.
- Fingerprints of networks at assessments :: three days.
- Events of use :: 13 months; after that only counts remain that point to nobody.
- Discussions that you opened :: a week, so that each reader counts once a day; after that only the number remains.
- Reports :: until the date of expiry written on them.
- Issued certificates :: stay verifiable as long as you wish, even after you delete your account, because an employer may ask years later. An instructor’s name stays on the certificates of their learners.

## Your rights

- See and correct: you change your data on your profile page.
- Take along: on your profile page you download a copy of all your data in one machine-readable file.
- Erase: you delete your account yourself on your profile page; personal data is erased at once and your discussions remain as those of a “former member”, so that replies keep their sense. You choose whether your certificates stay verifiable.
- Object: you stop any kind of notification, and leave the newsletter by the link in its mails.

What you don’t find on your own pages, ask of us by e-mail. We answer within 30 days, free of charge, and may first make sure that the account is yours.

## Age

Masar is for people of 16 or older. If we learn that an account belongs to somebody younger, we close it and erase its data. If you are a parent and notice this, please write to us.

## How we protect it

The connection is encrypted, scripts in the page cannot read sessions, the server alone decides about rights, and each change by an administrator is recorded. No protection is complete; if a breach concerns you, we tell you what happened and what you can do.

## Changes to this policy

If we change anything important, we announce it on the platform before it takes effect and renew the date at the top of this page.`;
