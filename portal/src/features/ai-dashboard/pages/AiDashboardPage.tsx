import { nextLanguage } from '@masar/i18n';
import { GlobeIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguageChoice } from '#shared/language/LanguageProvider';
import { Page } from '#shared/page/Page';
import { Tabs } from '#shared/tabs/Tabs';
import { AnalyticsTab } from '../components/AnalyticsTab';
import { JobsTab } from '../components/JobsTab';
import { LanguagesTab } from '../components/LanguagesTab';
import { RecommendationsTab } from '../components/RecommendationsTab';
import { WorkshopsTab } from '../components/WorkshopsTab';
import { aiDashboardMessages } from '../messages/ai-dashboard.messages';

const panels = {
  recommendations: <RecommendationsTab />,
  workshops: <WorkshopsTab />,
  jobs: <JobsTab />,
  analytics: <AnalyticsTab />,
  languages: <LanguagesTab />,
} satisfies Record<string, ReactNode>;

const tabs = Object.keys(panels) as (keyof typeof panels)[];

/** /ai-dashboard (spec 2): five tabs, of which the address knows the open one. */
export default function AiDashboardPage() {
  const text = useMessages(aiDashboardMessages);
  const { language } = useLocale();
  const { toggleLanguage } = useLanguageChoice();
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((value) => value === parameters.get('tab')) ?? 'recommendations';
  return (
    <Page
      title={text.title}
      intro={text.intro}
      action={
        <Button variant="outlined" onClick={toggleLanguage}>
          <GlobeIcon size={18} />
          <span lang={nextLanguage(language)}>{text.otherLanguage}</span>
        </Button>
      }
    >
      <Tabs
        label={text.tabs}
        tabs={tabs.map((value) => ({ value, label: text[value] }))}
        value={tab}
        onChange={(next) => setParameters(next === 'recommendations' ? {} : { tab: next }, { replace: true })}
      >
        {panels[tab]}
      </Tabs>
    </Page>
  );
}
