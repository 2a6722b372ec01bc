import { useSearchParams } from 'react-router-dom';
import { useListing } from '../../api/resources/listings';
import { useTemplate } from '../../api/resources/templates';
import { choosePlan, type CheckoutSubject } from '../../domain/readCheckoutUrl';
import { pathTo } from '../../routing/paths';
import { Trail, TrailBones } from './Trail';

interface OrderTrailProps {
  /** Undefined where the URL names something that nothing can be. */
  subject: CheckoutSubject | undefined;
  /** Of the page. */
  title: string;
}

/** The way to the order past what is bought, as the checkout has it. */
export function OrderTrail({ subject, title }: OrderTrailProps) {
  if (!subject) return <Trail title={title} />;
  const { kind, id } = subject;
  return kind === 'template' ? (
    <TemplateTrail key={id} id={id} title={title} />
  ) : (
    <ListingTrail key={id} id={id} title={title} />
  );
}

interface TrailProps {
  id: string;
  title: string;
}

function ListingTrail({ id, title }: TrailProps) {
  const { data, error } = useListing(id);
  const plan = useSearchParams()[0].get('plan');
  const to = pathTo('product', {
    id,
    plan: plan === null ? undefined : choosePlan(data?.plans ?? [], plan).plan?.id,
  });
  if (!data && !error) return <TrailBones />;
  return <Trail title={title} past={data && { label: data.title, to }} />;
}

function TemplateTrail({ id, title }: TrailProps) {
  const { data, error } = useTemplate(id);
  if (!data && !error) return <TrailBones />;
  return (
    <Trail title={title} past={data && { label: data.title, to: pathTo('template', { id }) }} />
  );
}
