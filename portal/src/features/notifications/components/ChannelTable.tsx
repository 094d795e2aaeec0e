import type { NotificationChannel, NotificationKind } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { preferencesMessages } from '../preferences.messages';
import styles from './ChannelTable.module.css';

interface ChannelTableProps {
  kinds: readonly { kind: NotificationKind; channel: NotificationChannel }[];
  onChoose: (kind: NotificationKind, channel: NotificationChannel) => void;
}

/** Kinds of news and the two ways in which each may come; a mail never comes without its notification (NTF-2). */
export function ChannelTable({ kinds, onChoose }: ChannelTableProps) {
  const text = useMessages(preferencesMessages);
  const nameOf = (kind: NotificationKind, way: string) => ({ input: { 'aria-label': `${text[kind]}: ${way}` } });
  return (
    <Table size="small" className={styles.table}>
      <TableHead>
        <TableRow>
          <TableCell>{text.kind}</TableCell>
          <TableCell className={styles.way}>{text.onSite}</TableCell>
          <TableCell className={styles.way}>{text.byMail}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {kinds.map(({ kind, channel }) => (
          <TableRow key={kind}>
            <TableCell component="th" scope="row" className={styles.kind}>
              {text[kind]}
            </TableCell>
            <TableCell className={styles.way}>
              <Switch
                checked={channel !== 'none'}
                onChange={({ target }) => onChoose(kind, target.checked ? 'in-app' : 'none')}
                slotProps={nameOf(kind, text.onSite)}
              />
            </TableCell>
            <TableCell className={styles.way}>
              <Switch
                checked={channel === 'email'}
                onChange={({ target }) => onChoose(kind, target.checked ? 'email' : 'in-app')}
                slotProps={nameOf(kind, text.byMail)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
