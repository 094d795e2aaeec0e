import { useLocale, useMessages } from '@masar/ui';
import { cookiePolicyMessages } from './cookie-policy.messages';
import { keptMessages } from './kept.messages';
import { keptCookies, keptForOffline, keptKeys, type KeptOnDevice } from './kept-on-device';
import type { LegalBlock } from './legal-text';
import { LegalPage } from './LegalPage';

/** /cookie-policy: what is kept on the device, name by name, whoever runs the site (PUB-4). */
export default function CookiePolicyPage() {
  const text = useMessages(cookiePolicyMessages);
  const kept = useMessages(keptMessages);
  const { format } = useLocale();
  const listed = (all: readonly KeptOnDevice[]): LegalBlock => ({
    terms: all.map((one) => ({ name: format.list(one.names), text: kept[one.text] })),
  });
  return (
    <LegalPage
      name="cookiePolicy"
      facts={[
        { id: 'cookies', title: text.cookies, blocks: [listed(keptCookies), text.cookiesNote] },
        { id: 'browser', title: text.browser, blocks: [text.browserNote, listed(keptKeys)] },
        { id: 'offline', title: text.offline, blocks: [listed(keptForOffline), text.offlineNote] },
        { id: 'control', title: text.control, blocks: [text.controlList.split('\n')] },
      ]}
    />
  );
}
