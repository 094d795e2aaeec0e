import { Menu } from 'react-admin';
import { useMessages } from '@masar/ui';
import roleRequests from '../../role-requests';
import { layoutMessages } from './layout.messages';

const RoleRequestsIcon = roleRequests.icon;

export function ConsoleMenu() {
  const text = useMessages(layoutMessages);
  return (
    <Menu>
      <Menu.Item to="/role-requests" primaryText={text.roleRequests} leftIcon={<RoleRequestsIcon />} />
    </Menu>
  );
}
