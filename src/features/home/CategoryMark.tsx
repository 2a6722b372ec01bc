import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import {
  CardIcon,
  ChartIcon,
  ChatIcon,
  CheckIcon,
  CodeIcon,
  ClockIcon,
  LinkIcon,
  MailIcon,
  PencilIcon,
  ScaleIcon,
  ShareIcon,
  SparkIcon,
  TagIcon,
  UserIcon,
} from '../../ui/icons';

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
