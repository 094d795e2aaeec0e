import { createIcon } from './create-icon.tsx';

export const HomeIcon = /* @__PURE__ */ createIcon(
  'Home',
  <>
    <path d="M4 11 12 4.5 20 11" />
    <path d="M6 9.5v10h12v-10" />
    <path d="M10 19.5v-5h4v5" />
  </>,
);
export const BookIcon = /* @__PURE__ */ createIcon(
  'Book',
  <>
    <path d="M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2z" />
    <path d="M12 6.5v14" />
  </>,
);
export const AwardIcon = /* @__PURE__ */ createIcon(
  'Award',
  <>
    <circle cx="12" cy="9" r="5.5" />
    <path d="m8.5 13.5-1.5 7 5-2.5 5 2.5-1.5-7" />
    <path d="m9.8 9 1.6 1.6 2.8-3.1" />
  </>,
);
export const StarIcon = /* @__PURE__ */ createIcon(
  'Star',
  <path d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z" />,
);
export const ChartIcon = /* @__PURE__ */ createIcon(
  'Chart',
  <>
    <path d="M4.5 4.5v15h15" />
    <path d="M8.5 15.5v-3M12.5 15.5v-7M16.5 15.5v-5" />
  </>,
);
export const DashboardIcon = /* @__PURE__ */ createIcon(
  'Dashboard',
  <>
    <rect x="4" y="4" width="7" height="9" rx="1.8" />
    <rect x="13.5" y="4" width="6.5" height="5" rx="1.8" />
    <rect x="4" y="15.5" width="7" height="4.5" rx="1.8" />
    <rect x="13.5" y="11.5" width="6.5" height="8.5" rx="1.8" />
  </>,
);
export const QuizIcon = /* @__PURE__ */ createIcon(
  'Quiz',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.8 9.8a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.8" />
    <circle cx="12" cy="16.5" r="1" fill="currentColor" stroke="none" />
  </>,
);
export const SparkleIcon = /* @__PURE__ */ createIcon(
  'Sparkle',
  <>
    <path d="M11 4.5c.8 4 2.5 5.7 6.5 6.5-4 .8-5.7 2.5-6.5 6.5-.8-4-2.5-5.7-6.5-6.5 4-.8 5.7-2.5 6.5-6.5z" />
    <path d="M18.5 15.5c.3 1.7 1 2.4 2.5 2.7-1.5.3-2.2 1-2.5 2.5-.3-1.5-1-2.2-2.5-2.5 1.5-.3 2.2-1 2.5-2.7z" />
  </>,
);
