import { useSearchParams } from 'react-router-dom';
import { useListing } from '../../api/resources/listings';
import { useTemplate } from '../../api/resources/templates';
import { choosePlan, type CheckoutSubject } from '../../domain/readCheckoutUrl';
import { pathTo } from '../../routing/paths';
import { GateBreadcrumbs, GateBreadcrumbsSkeleton } from './GateBreadcrumbs';

interface OrderBreadcrumbsProps {
  /** Undefined where the URL names something that nothing can be. */
  subject: CheckoutSubject | undefined;
  /** Of the page. */
  title: string;
}

/** The breadcrumbs of an order with what is bought in it, as the checkout has them. */
export function OrderBreadcrumbs({ subject, title }: OrderBreadcrumbsProps) {
  if (!subject) return <GateBreadcrumbs title={title} />;
  const { kind, id } = subject;
  return kind === 'template' ? (
    <TemplateBreadcrumbs key={id} id={id} title={title} />
  ) : (
    <ListingBreadcrumbs key={id} id={id} title={title} />
  );
}

interface KnownOrderProps {
  id: string;
  title: string;
}

function ListingBreadcrumbs({ id, title }: KnownOrderProps) {
  const { data, error } = useListing(id);
  const plan = useSearchParams()[0].get('plan');
  const to = pathTo('product', {
    id,
    plan: plan === null ? undefined : choosePlan(data?.plans ?? [], plan).plan?.id,
  });
  if (!data && !error) return <GateBreadcrumbsSkeleton />;
  return <GateBreadcrumbs title={title} past={data && { label: data.title, to }} />;
}

function TemplateBreadcrumbs({ id, title }: KnownOrderProps) {
  const { data, error } = useTemplate(id);
  if (!data && !error) return <GateBreadcrumbsSkeleton />;
  return (
    <GateBreadcrumbs
      title={title}
      past={data && { label: data.title, to: pathTo('template', { id }) }}
    />
  );
}
