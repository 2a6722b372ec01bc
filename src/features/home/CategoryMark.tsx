import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { CheckIcon, ClockIcon, stroked } from '../../ui/icons';
import {
  CardIcon,
  ChatIcon,
  LinkIcon,
  MailIcon,
  PencilIcon,
  TagIcon,
  UserIcon,
} from '../../ui/moreIcons';

const ChartIcon = /*#__PURE__*/ stroked('Chart', 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6');
const CodeIcon = /*#__PURE__*/ stroked('Code', 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 5l-3 14');
const ScaleIcon = /*#__PURE__*/ stroked(
  'Scale',
  'M12 4v16M7.5 20.5h9M5 7l7-1.5L19 7M5 7l-2.5 7a2.8 2.8 0 0 0 5 0L5 7ZM19 7l-2.5 7a2.8 2.8 0 0 0 5 0L19 7Z',
);
const ShareIcon = /*#__PURE__*/ stroked(
  'Share',
  'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M6 11.5H5v9h14v-9h-1',
);
const SparkIcon = /*#__PURE__*/ stroked(
  'Spark',
  'M12 3.5 13.8 10.2 20.5 12l-6.7 1.8L12 20.5l-1.8-6.7L3.5 12l6.7-1.8L12 3.5Z',
);

/** The mark of each category that this version knows, by its id. */
const MARKS: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  ai: SparkIcon,
  analytics: ChartIcon,
  crm: LinkIcon,
  design: PencilIcon,
  'dev-tools': CodeIcon,
  email: MailIcon,
  finance: CardIcon,
  forms: CheckIcon,
  hr: UserIcon,
  marketing: ShareIcon,
  productivity: ClockIcon,
  projects: ScaleIcon,
  support: ChatIcon,
};

/** The mark of a category; a tag for one that this version does not know. */
export function CategoryMark({ id }: { id: string }) {
  const Mark = MARKS[id] ?? TagIcon;
  return <Mark />;
}
