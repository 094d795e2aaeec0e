import { shell, useMessages } from '@masar/ui';
import { Page } from '#shared/page/Page';
import { useSitePage } from '#shared/site/useSitePage';
import { ContactCards } from '../components/ContactCards';
import { ContactForm } from '../components/ContactForm';
import { PlaceCard } from '../components/PlaceCard';
import { contactMessages } from '../contact.messages';
import styles from './ContactPage.module.css';

/** /contact: the form, and how, when and where else to find us (PUB-5). */
export default function ContactPage() {
  const text = useMessages(contactMessages);
  const answer = useSitePage('contact').text('answerTime');
  const withAnswer = (words: string) => (answer ? `${words} ${answer}.` : words);
  return (
    <Page title={text.title} description={withAnswer(text.description)} intro={withAnswer(text.intro)}>
      <div className={`${shell.stack24} ${styles.columns}`}>
        <ContactForm />
        <ContactCards />
        <PlaceCard />
      </div>
    </Page>
  );
}
