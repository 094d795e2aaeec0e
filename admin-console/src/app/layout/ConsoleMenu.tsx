import { Menu } from 'react-admin';
import { useMessages } from '@masar/ui';
import abuseReports from '../../abuse-reports';
import backups from '../../backups';
import contactMessages from '../../contact-messages';
import newsletter from '../../newsletter';
import pendingPostings from '../../pending-postings';
import pendingPosts from '../../pending-posts';
import { WaitingCount } from '../../posts/WaitingCount';
import roleRequests from '../../role-requests';
import searchAliases from '../../search-aliases';
import settings from '../../settings';
import { layoutMessages } from './layout.messages';

const RoleRequestsIcon = roleRequests.icon;
const AbuseReportsIcon = abuseReports.icon;
const PendingPostsIcon = pendingPosts.icon;
const PendingPostingsIcon = pendingPostings.icon;
const ContactMessagesIcon = contactMessages.icon;
const NewsletterIcon = newsletter.icon;
const SearchAliasesIcon = searchAliases.icon;
const BackupsIcon = backups.icon;
const SettingsIcon = settings.icon;

const openReports = { status: 'open' };

export function ConsoleMenu() {
  const text = useMessages(layoutMessages);
  return (
    <Menu>
      <Menu.Item to="/role-requests" primaryText={text.roleRequests} leftIcon={<RoleRequestsIcon />} />
      <Menu.Item
        to="/abuse-reports"
        primaryText={
          <>
            {text.abuseReports}
            <WaitingCount resource="abuse-reports" filter={openReports} label={text.waiting} />
          </>
        }
        leftIcon={<AbuseReportsIcon />}
      />
      <Menu.Item
        to="/pending-posts"
        primaryText={
          <>
            {text.pendingPosts}
            <WaitingCount resource="pending-posts" label={text.waiting} />
          </>
        }
        leftIcon={<PendingPostsIcon />}
      />
      <Menu.Item
        to="/pending-postings"
        primaryText={
          <>
            {text.pendingPostings}
            <WaitingCount resource="pending-postings" label={text.waiting} />
          </>
        }
        leftIcon={<PendingPostingsIcon />}
      />
      <Menu.Item to="/contact-messages" primaryText={text.contactMessages} leftIcon={<ContactMessagesIcon />} />
      <Menu.Item to="/newsletter-subscriptions" primaryText={text.newsletter} leftIcon={<NewsletterIcon />} />
      <Menu.Item to="/search-aliases" primaryText={text.searchAliases} leftIcon={<SearchAliasesIcon />} />
      <Menu.Item to="/backups" primaryText={text.backups} leftIcon={<BackupsIcon />} />
      <Menu.Item to="/settings" primaryText={text.settings} leftIcon={<SettingsIcon />} />
    </Menu>
  );
}
