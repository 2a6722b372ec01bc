import Skeleton from '@mui/material/Skeleton';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs, type Breadcrumb } from '../../ui/Breadcrumbs';

interface TrailProps {
  /** Of the page. */
  title: string;
  /** What is bought, where that can be had. */
  past?: Breadcrumb | undefined;
}

/** The way to an order that is still to be paid. */
export function Trail({ title, past }: TrailProps) {
  const home = { label: 'Home', to: pathTo('home') };
  return <Breadcrumbs items={past ? [home, past, { label: title }] : [home, { label: title }]} />;
}

/** Stands in its place until it is known what is bought. */
export function TrailBones() {
  return <Skeleton width={240} sx={{ typography: 'body2' }} />;
}
