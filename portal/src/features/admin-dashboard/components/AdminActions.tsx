import { ChartIcon, DownloadIcon, SettingsIcon, useMessages, UsersIcon } from '@masar/ui';
import { consoleHref } from '#shared/navigation/console-href';
import { Panel } from '#subjects/dashboard/Panel';
import { QuickLinks } from '#subjects/dashboard/QuickLinks';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';

/** What administrators do often, each at its place of the console (DSH-5). */
export function AdminActions() {
  const text = useMessages(adminDashboardMessages);
  const links = [
    { to: consoleHref('users'), text: text.manageUsers, icon: UsersIcon, tone: 'blue' },
    { to: consoleHref('reports'), text: text.viewReports, icon: ChartIcon, tone: 'purple' },
    { to: consoleHref('settings'), text: text.settings, icon: SettingsIcon, tone: 'brown' },
    { to: consoleHref('backups'), text: text.backup, icon: DownloadIcon, tone: 'green' },
  ] as const;
  return (
    <Panel title={text.actions}>
      <QuickLinks label={text.actions} links={links.map((link) => ({ ...link, isElsewhere: true }))} />
    </Panel>
  );
}
