import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { ClockIcon, stroked } from '../../ui/icons';
import { CardIcon, ChatIcon, MailIcon, PencilIcon, TagIcon } from '../../ui/moreIcons';

const ChartIcon = /*#__PURE__*/ stroked('Chart', 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6');
const CodeIcon = /*#__PURE__*/ stroked('Code', 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 5l-3 14');
const BoardIcon = /*#__PURE__*/ stroked(
  'Board',
  'M4.5 4.5h4v13h-4zM10 4.5h4V12h-4zM15.5 4.5h4v15h-4z',
);
const MegaphoneIcon = /*#__PURE__*/ stroked(
  'Megaphone',
  'M3.5 10v4.5H7l9 4V6l-9 4H3.5ZM7.5 14.7l1.3 5.3h2.7l-1-3.8M19 9.7a3.4 3.4 0 0 1 0 5.1',
);
const FunnelIcon = /*#__PURE__*/ stroked('Funnel', 'M3.5 5h17L14 13v6.5L10 17v-4L3.5 5Z');
const FormIcon = /*#__PURE__*/ stroked(
  'Form',
  'M8.5 5H6v15.5h12V5h-2.5M9 3.5h6v3H9zM9 11h6M9 15h4',
);
const RecruitIcon = /*#__PURE__*/ stroked(
  'Recruit',
  'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM3 20.5c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5M18.5 8.5v5M16 11h5',
);
const SparkIcon = /*#__PURE__*/ stroked(
  'Spark',
  'M12 3.5 13.8 10.2 20.5 12l-6.7 1.8L12 20.5l-1.8-6.7L3.5 12l6.7-1.8L12 3.5Z',
);

/** The mark of each category that this version knows, by its id. */
const MARKS: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  ai: SparkIcon,
  analytics: ChartIcon,
  crm: FunnelIcon,
  design: PencilIcon,
  'dev-tools': CodeIcon,
  email: MailIcon,
  finance: CardIcon,
  forms: FormIcon,
  hr: RecruitIcon,
  marketing: MegaphoneIcon,
  productivity: ClockIcon,
  projects: BoardIcon,
  support: ChatIcon,
};

/** The mark of a category; a tag for one that this version does not know. */
export function CategoryMark({ id }: { id: string }) {
  const Mark = MARKS[id] ?? TagIcon;
  return <Mark />;
}
