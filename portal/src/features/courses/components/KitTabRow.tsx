import MuiLayer from '#shared/mui/MuiLayer';
import type { TabRowProps } from '#shared/tabs/tab-row';
import { TabRow } from '#shared/tabs/TabRow';
import styles from './PageTabs.module.css';

/** The row in MUI, above a page that has none around it. */
export default function KitTabRow(row: TabRowProps) {
  return (
    <MuiLayer>
      <TabRow {...row} tabClass={styles.tab} />
    </MuiLayer>
  );
}
