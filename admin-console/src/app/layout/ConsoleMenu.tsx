import { Menu } from 'react-admin';
import { useMessages } from '@masar/ui';
import contactMessages from '../../contact-messages';
import newsletter from '../../newsletter';
import roleRequests from '../../role-requests';
import { layoutMessages } from './layout.messages';

const RoleRequestsIcon = roleRequests.icon;
const ContactMessagesIcon = contactMessages.icon;
const NewsletterIcon = newsletter.icon;

export function ConsoleMenu() {
  const text = useMessages(layoutMessages);
  return (
    <Menu>
      <Menu.Item to="/role-requests" primaryText={text.roleRequests} leftIcon={<RoleRequestsIcon />} />
      <Menu.Item to="/contact-messages" primaryText={text.contactMessages} leftIcon={<ContactMessagesIcon />} />
      <Menu.Item to="/newsletter-subscriptions" primaryText={text.newsletter} leftIcon={<NewsletterIcon />} />
    </Menu>
  );
}
