import { createIcon } from './create-icon.tsx';

export const EditIcon = /* @__PURE__ */ createIcon(
  'Edit',
  <>
    <path d="m15 5.5 3.5 3.5L8 19.5l-4 .5.5-4z" />
    <path d="m13 7.5 3.5 3.5" />
  </>,
);
export const TrashIcon = /* @__PURE__ */ createIcon(
  'Trash',
  <>
    <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7" />
    <path d="M10.5 11v5M13.5 11v5" />
  </>,
);
export const DownloadIcon = /* @__PURE__ */ createIcon(
  'Download',
  <>
    <path d="M12 4v11" />
    <path d="m7 10.5 5 5 5-5" />
    <path d="M5 19.5h14" />
  </>,
);
export const UploadIcon = /* @__PURE__ */ createIcon(
  'Upload',
  <>
    <path d="M12 15.5v-11" />
    <path d="m7 9 5-5 5 5" />
    <path d="M5 19.5h14" />
  </>,
);
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'External',
  <>
    <path d="M14 4.5h5.5V10" />
    <path d="m19 5-8 8" />
    <path d="M17 14v5.5H4.5V7H10" />
  </>,
);
export const CopyIcon = /* @__PURE__ */ createIcon(
  'Copy',
  <>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2.5" />
    <path d="M15.5 8.5V6A1.5 1.5 0 0 0 14 4.5H6A1.5 1.5 0 0 0 4.5 6v8A1.5 1.5 0 0 0 6 15.5h2.5" />
  </>,
);
export const FilterIcon = /* @__PURE__ */ createIcon('Filter', <path d="M4 7h16M7 12h10M10 17h4" />);
export const MoreIcon = /* @__PURE__ */ createIcon(
  'More',
  <>
    <circle cx="5.5" cy="12" r="1.6" fill="currentColor" stroke="none" />
    <circle cx="12" cy="12" r="1.6" fill="currentColor" stroke="none" />
    <circle cx="18.5" cy="12" r="1.6" fill="currentColor" stroke="none" />
  </>,
);
export const FlagIcon = /* @__PURE__ */ createIcon(
  'Flag',
  <path d="M6 20.5v-16M6 5.5c4-2.5 7 2.5 12 0v8.5c-5 2.5-8-2.5-12 0" />,
);
export const EyeIcon = /* @__PURE__ */ createIcon(
  'Eye',
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'EyeOff',
  <>
    <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.3 7.2A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.8-1.4" />
    <path d="m4 4 16 16" />
    <path d="M10 10.1a2.75 2.75 0 0 0 3.9 3.9" />
  </>,
);
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'Settings',
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M18 6l-1.8 1.8M7.8 16.2 6 18" />
  </>,
);
export const LinkIcon = /* @__PURE__ */ createIcon(
  'Link',
  <>
    <path d="M10 14a4 4 0 0 0 6 .4l2.5-2.5a4 4 0 0 0-5.7-5.7L11.5 7.5" />
    <path d="M14 10a4 4 0 0 0-6-.4L5.5 12.1a4 4 0 0 0 5.7 5.7l1.3-1.3" />
  </>,
);
export const ReplyIcon = /* @__PURE__ */ createIcon(
  'Reply',
  <>
    <path d="m9.5 6-5.5 5 5.5 5" />
    <path d="M4 11h9a7 7 0 0 1 7 7" />
  </>,
);
export const HeartIcon = /* @__PURE__ */ createIcon(
  'Heart',
  <path d="M12 19.5S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3c0 5.7-8 10.2-8 10.2z" />,
);
export const PinIcon = /* @__PURE__ */ createIcon(
  'Pin',
  <>
    <path d="M9 4.5h6l-.8 5.5 3.3 3.5h-11L9.8 10z" />
    <path d="M12 13.5v6.5" />
  </>,
);
