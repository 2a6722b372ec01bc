import Skeleton from '@mui/material/Skeleton';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs, type Breadcrumb } from '../../ui/Breadcrumbs';

interface GateBreadcrumbsProps {
  /** Of the page. */
  title: string;
  /** What is bought, where that can be had. */
  past?: Breadcrumb | undefined;
}

/** The way to a page that one signs in for, by what is bought on it. */
export function GateBreadcrumbs({ title, past }: GateBreadcrumbsProps) {
  const home = { label: 'Home', to: pathTo('home') };
  return <Breadcrumbs items={past ? [home, past, { label: title }] : [home, { label: title }]} />;
}

/** Shown until it is known what is bought. */
export function GateBreadcrumbsSkeleton() {
  return <Skeleton width={240} sx={{ typography: 'body2' }} />;
}
