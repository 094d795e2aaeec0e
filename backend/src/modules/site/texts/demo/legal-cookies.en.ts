/** Beginning of the cookie policy of the demo, in English. */
export const cookiesEn = `What keeps you signed in, protects your account and remembers your language is in cookies; your other choices stay in your own browser. No advertising and no trackers, hence no consent window.

## In short

We keep on your device what the platform needs to work as you asked, and no more. None of it is used to follow you across sites or to show you advertising, and none of it reaches a third party.

## What you won’t find here

- Cookies for advertising or social networks.
- Analytics by other companies. We count a few events on our own server.
- Fingerprints of devices, or hidden tracking by pictures or fonts. Ours come from our own server.`;
