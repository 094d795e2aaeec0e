import { useMessages } from '@masar/ui';
import { Menu } from 'react-admin';
import { WaitingCount } from '../../queues/WaitingCount';
import styles from './ConsoleMenu.module.css';
import { layoutMessages } from './layout.messages';
import { menuGroups, type MenuItem } from './menu-groups';

export function ConsoleMenu() {
  const text = useMessages(layoutMessages);
  return (
    <Menu>
      <Menu.DashboardItem primaryText={text.dashboard} />
      {menuGroups.map(({ label, items }) => [
        <li key={label} role="presentation" className={styles.group}>
          {text[label]}
        </li>,
        ...items.map((item) => <Item key={item.resource} {...item} />),
      ])}
    </Menu>
  );
}

function Item({ resource, label, icon: Icon, waits, since }: MenuItem) {
  const text = useMessages(layoutMessages);
  return (
    <Menu.Item
      to={`/${resource}`}
      leftIcon={<Icon />}
      primaryText={
        <>
          {text[label]}
          {waits && <WaitingCount resource={resource} filter={waits} since={since} label={text.waiting} />}
        </>
      }
    />
  );
}
