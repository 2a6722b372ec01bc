import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTemplates, type Template, type TemplateDetail } from '../../api/resources/templates';
import { QueryView } from '../../ui/QueryView';
import { CardRow } from './CardRow';
import { OwnedTemplates, useOwnedTemplates } from './ownedTemplates';
import { TemplateCard, TemplateCardSkeleton } from './TemplateCard';
import { partHeading } from '../../theme/pageSteps';

/** How many others are shown. */
const OTHERS = 3;

/** The templates by the same author that sell best; nothing where this is the only one. */
export function MoreByAuthor({ template }: { template: TemplateDetail }) {
  const { id, authorCard } = template;
  const query = useTemplates({ author: [authorCard.id], pageSize: OTHERS + 1 });
  if (authorCard.templateCount < 2) return null;
  return (
    <Box component="section" aria-labelledby="more" sx={{ mt: { xs: 6, md: 9 } }}>
      <Typography id="more" variant="h2" sx={{ ...partHeading, mb: { xs: 2, md: 3 } }}>
        More by {authorCard.name}
      </Typography>
      <QueryView
        query={query}
        skeleton={
          <CardRow aria-hidden>
            {Array.from({ length: OTHERS }, (_, index) => (
              <li key={`skeleton-${index}`}>
                <TemplateCardSkeleton />
              </li>
            ))}
          </CardRow>
        }
      >
        {({ items }) => (
          <Others templates={items.filter((other) => other.id !== id).slice(0, OTHERS)} />
        )}
      </QueryView>
    </Box>
  );
}

function Others({ templates }: { templates: readonly Template[] }) {
  return (
    <OwnedTemplates value={useOwnedTemplates()}>
      <CardRow>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} />
          </li>
        ))}
      </CardRow>
    </OwnedTemplates>
  );
}
