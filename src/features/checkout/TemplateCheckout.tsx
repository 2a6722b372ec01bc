import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTemplate, type TemplateDetail } from '../../api/resources/templates';
import { ItemRow } from '../../domain/ItemRow';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { Checkout } from './Checkout';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { OwnedNotice } from './OwnedNotice';
import { useOnceOwnedIsKnown } from './useOnceOwnedIsKnown';
import { useSelection } from './useSelection';

/** Buys a template, which has no plans and is bought once. */
export function TemplateCheckout({ templateId }: { templateId: string }) {
  const template = useOnceOwnedIsKnown(useTemplate(templateId), templateId);
  return (
    <QueryView
      query={template}
      isWholePage
      skeleton={<CheckoutSkeleton />}
      notFound={<ListingNotFound kind="template" />}
    >
      {(data) => <LoadedCheckout template={data} />}
    </QueryView>
  );
}

function LoadedCheckout({ template }: { template: TemplateDetail }) {
  const { id, title } = template;
  const { useCredits, change } = useSelection();
  return (
    <Checkout
      selection={{ item: { kind: 'template', id }, planId: null, quantity: 1, useCredits }}
      title={title}
      onSelect={change}
      productUrl={pathTo('template', { id })}
      summary={<TemplateSummary template={template} />}
    >
      <OwnedNotice itemId={id} />
    </Checkout>
  );
}

/** Says in one row which template it is. */
function TemplateSummary({ template }: { template: TemplateDetail }) {
  const { id, title, imageUrl, author } = template;
  return (
    <ItemRow title={title} imageUrl={imageUrl}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Template by {author.name}
        </Typography>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={AppLink} to={pathTo('template', { id })} color="inherit">
            {title}
          </Link>
        </Typography>
      </Box>
    </ItemRow>
  );
}
