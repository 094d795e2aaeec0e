import { BriefcaseIcon, ChatIcon, HandshakeIcon, useMessages, UserIcon } from '@masar/ui';
import { paths } from '#shared/navigation/paths';
import { QuickLinks } from '#subjects/dashboard/QuickLinks';
import { volunteerDashboardMessages } from '../messages/volunteer-dashboard.messages';

/** Where volunteers go from here (spec 2). */
export function VolunteerLinks() {
  const text = useMessages(volunteerDashboardMessages);
  return (
    <QuickLinks
      label={text.actions}
      links={[
        { to: paths.opportunities.href(), text: text.opportunitiesLink, icon: BriefcaseIcon, tone: 'brown' },
        { to: paths.profile.href(), text: text.profile, icon: UserIcon, tone: 'blue' },
        { to: paths.services.href(), text: text.services, icon: HandshakeIcon, tone: 'green' },
        { to: paths.discussions.href(), text: text.discussions, icon: ChatIcon, tone: 'pink' },
      ]}
    />
  );
}
