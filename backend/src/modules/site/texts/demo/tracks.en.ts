import type { CategoryId } from '@masar/domain';
import type { TrackText } from './track-text.js';

/** What the demo says of the six tracks, in English. */
export const tracksEn: Record<CategoryId, TrackText> = {
  'web-development': {
    promise: 'Build sites and apps that people use',
    description:
      'From a first HTML page to a complete app that you publish yourself. You learn by projects and leave with work to show an employer or a first customer.',
    skills: [
      {
        title: 'Solid foundations',
        text: 'Tidy, fast pages that look right on a phone, and in Arabic from right to left.',
        topics: ['HTML', 'CSS', 'Responsive layout'],
      },
      {
        title: 'Modern front ends',
        text: 'Components that you reuse, and data that changes before the reader’s eyes without a reload.',
        topics: ['JavaScript', 'TypeScript', 'React'],
      },
      {
        title: 'Servers and databases',
        text: 'Interfaces that keep people’s data safe and answer quickly.',
        topics: ['Node.js', 'REST API', 'SQL'],
      },
      {
        title: 'Working like professionals',
        text: 'Keep versions of your code, test it, and publish it where its users are.',
        topics: ['Git', 'Testing', 'Deployment'],
      },
    ],
  },
  'business-management': {
    promise: 'Turn an idea into a venture that lasts',
    description:
      'Learn to study a market, count the profit and lead a small team, with examples close to young ventures in Iraq and the Arab world.',
    skills: [
      {
        title: 'From idea to plan',
        text: 'Test the idea with real customers before spending on it, then write a plan of one page.',
        topics: ['Market study', 'Business model', 'Business plan'],
      },
      {
        title: 'Money made simple',
        text: 'Know what you really earn: cost, price and cash flow in one clear table.',
        topics: ['Pricing', 'Budget', 'Cash flow'],
      },
      {
        title: 'Leading a small team',
        text: 'Share work fairly, give useful feedback, and settle a conflict before it grows.',
        topics: ['Delegation', 'Feedback', 'Conflict'],
      },
      {
        title: 'Sales and service',
        text: 'Win the first ten customers, and make them return and recommend you.',
        topics: ['The offer', 'Negotiation', 'Customer care'],
      },
    ],
  },
  'design-creativity': {
    promise: 'Design what people grasp at first sight',
    description:
      'Learn the principles of design and apply them to real identities, interfaces and posts. Your portfolio is your homework, and it grows with each lesson.',
    skills: [
      {
        title: 'Principles of design',
        text: 'Why one design rests the eye and another tires it, and how to order what is read first.',
        topics: ['Colour', 'Contrast', 'Composition'],
      },
      {
        title: 'Arabic type',
        text: 'Choose an Arabic typeface for the message and pair it with Latin so that neither dominates.',
        topics: ['Choosing type', 'Spacing', 'Bilingual text'],
      },
      {
        title: 'Visual identity',
        text: 'A logo, colours and a guide that keep a project consistent wherever it appears.',
        topics: ['Logo', 'Colour system', 'Brand guide'],
      },
      {
        title: 'Interface design',
        text: 'Draw easy screens, try them with users, and hand them to the developer complete.',
        topics: ['User experience', 'Prototypes', 'Figma'],
      },
    ],
  },
  'personal-skills': {
    promise: 'Skills that go with you into every job',
    description:
      'Communication, time and confidence in an interview are learned by practice. Short lessons with exercises to try on the same day.',
    skills: [
      {
        title: 'Speaking and writing',
        text: 'State an idea clearly to one person or a full room, and write messages that are not misread.',
        topics: ['Presenting', 'Work messages', 'Listening'],
      },
      {
        title: 'Time and habits',
        text: 'A weekly plan that you keep beside studies, family and power cuts.',
        topics: ['Priorities', 'Focus', 'Habits'],
      },
      {
        title: 'CV and interview',
        text: 'A CV of one page, and honest, convincing answers to the questions that always come.',
        topics: ['CV', 'Interview questions', 'LinkedIn'],
      },
      {
        title: 'Thinking and solving',
        text: 'Tell a problem from its symptoms, compare solutions, and decide with what you know.',
        topics: ['Critical thinking', 'Decisions', 'Teamwork'],
      },
    ],
  },
  'digital-marketing': {
    promise: 'Bring the right message to those who need it',
    description:
      'Learn how people find a business online and why they buy. You build a small campaign on a tight budget and measure its result yourself.',
    skills: [
      {
        title: 'Content worth reading',
        text: 'A monthly plan, and short texts in Arabic that say something useful.',
        topics: ['Copywriting', 'Content plan', 'Short video'],
      },
      {
        title: 'Social media and ads',
        text: 'Choose the right network, prepare an ad, and spend less to reach the people you mean.',
        topics: ['Page management', 'Paid ads', 'Audience'],
      },
      {
        title: 'Being found',
        text: 'Make a page answer what people search for, in Arabic and its dialects.',
        topics: ['SEO', 'Keywords', 'Page speed'],
      },
      {
        title: 'Measuring and deciding',
        text: 'Read the figures that matter: which step brought the customer, and which lost the money.',
        topics: ['Analytics', 'Conversion', 'A/B tests'],
      },
    ],
  },
  'project-management': {
    promise: 'Bring the project home on time',
    description:
      'Learn to plan, to follow a team’s work and to handle surprises with free tools, and apply each lesson to a project of your own choice.',
    skills: [
      {
        title: 'Scope and plan',
        text: 'Agree in writing on what is wanted, split it into tasks, and set dates that can be kept.',
        topics: ['Scope', 'Task breakdown', 'Timeline'],
      },
      {
        title: 'Agile work',
        text: 'Short cycles, a board that everyone sees, and a small improvement after each cycle.',
        topics: ['Scrum', 'Kanban', 'Retrospective'],
      },
      {
        title: 'Risk and budget',
        text: 'Foresee what may fail, prepare an alternative, and watch spending before it runs over.',
        topics: ['Risk register', 'Estimates', 'Cost control'],
      },
      {
        title: 'Stakeholders',
        text: 'Short reports and meetings that end in a decision, so that everyone knows where you stand.',
        topics: ['Reports', 'Meetings', 'Expectations'],
      },
    ],
  },
};
