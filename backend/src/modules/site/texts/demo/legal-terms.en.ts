/** Terms of service of the demo, in English. */
export const termsEn = `The rules between us: what we offer, what we expect of you, and what happens when you pay, earn a certificate or close your account.

## This agreement

By using Masar you agree to these terms and to the privacy policy. If you don’t agree, please don’t use the platform; its public pages stay open to you.

We announce important changes on the platform at least fourteen days before they take effect. Using it after that means agreeing to them.

## Your account

- You must be 16 or older.
- Give your real name as you want it on your certificate, and an address at which mail reaches you.
- Keep your password to yourself. You answer for what happens with your account until you tell us that somebody else is using it.
- The roles of instructor, volunteer and administrator are granted after an administrator’s approval.

## Learning

We grant you a personal right to use the courses that you joined in order to learn. It does not include publishing, selling or recording them for others without their author’s consent.

We review lessons with care, but they do not replace an expert’s advice where law, money or health are concerned. And we promise no job: we promise to teach what employers ask for.

## Certificates

A certificate is issued when you complete a course by its conditions, and may wait for the instructor’s review. It is Masar’s: a certificate of achievement for who showed what was learned in marked work or tests, else one of participation. It is neither an academic degree nor a professional licence.

Each certificate has a code, and anyone who has it can verify it without an account. What is written on it stays as it was on the day of issue.

We may revoke a certificate that was gained by cheating or issued by mistake, and tell its holder why. A corrected one is issued where the name was wrong.

## Conduct

The community is for all who came to learn. Therefore these are not allowed:

- Insults, threats, incitement to hatred and harassment.
- Posing as another person or body, cheating in tests, or learning with somebody else’s account.
- Publishing what is unlawful, what you have no right to publish, or personal data of others.
- Spam, malicious software, and attempts to break or overload the platform.
- Offering fake jobs or services, or asking applicants for money.

Any user can report a violation. Depending on its gravity we may hide content or suspend the account, and you can object by writing to us.

## What you publish

What you write remains yours. You permit us, without exclusivity and free of charge, to show it on the platform as long as it is published there, and to keep backups.

Instructors remain owners of their courses and can unpublish and export them. Whoever joined before keeps progress and certificate.

## Opportunities and services among users

Volunteers and instructors publish opportunities and services in their own names. The agreement is between the two sides; Masar is neither a party to it nor its guarantor.

Make sure whom you deal with before sending money or documents, and report what looks suspicious.

## Payments

Most courses are free. The price of a course that has one is shown in US dollars before you join; it is joined with a place that its instructor or the administration grants when you ask.

Nothing is paid on the site. What is received for a place is agreed between the two sides elsewhere and recorded here as it was really received.

Payments are non-refundable unless the law requires a refund.

## Subscriptions

The platform sells no subscriptions today. One that is offered renews automatically at the end of each period and at the same price until you cancel it. You can cancel at any time before the renewal; its benefits last until the end of the period you paid for.

If the price changes, we tell you before the renewal so that you can decide.

## Demo mode

The demo version is for exploring the platform. Its accounts, courses and certificates are samples without value outside it, and its data may be wiped without notice.

## Availability and liability

We work to keep the platform available and correct, but cannot guarantee that it never fails or errs. We may change or end a feature, and announce in advance what affects your learning.

As far as the law allows, we are not liable for indirect damage from using the platform. Nothing here takes away a right that the law gives you and that cannot be waived.

## Ending the account

You can close your account whenever you like, and take a copy of your data before. We may suspend an account that violates these terms gravely or repeatedly, and say why.

## Law and disputes

The law of Iraq applies to these terms. If we disagree, please write to us first; most matters are settled by a message. Otherwise the courts of Iraq are competent, without taking away the mandatory protection of the law of your country.`;
