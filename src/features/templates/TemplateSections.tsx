import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import {
  useTemplateSections,
  type TemplateSection,
  type TemplateSectionId,
} from '../../api/resources/templates';
import { AppLink } from '../../routing/AppLink';
import { ArrowRightIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { ALL_TEMPLATES, SECTIONS, templatesHref } from './templateList';
import { TemplateSectionView } from './TemplateSectionView';
import { UnlimitedBanner } from './UnlimitedBanner';

/** After which section the banner stands: in the middle of the page. */
const BANNER_AFTER: TemplateSectionId = 'discount';

/** The seven sections (specification, section 2) with the banner between them. */
export function TemplateSections() {
  const sections = useTemplateSections();
  return (
    <QueryView query={sections} skeleton={<SectionList sections={undefined} />}>
      {({ items }) => <SectionList sections={items} />}
    </QueryView>
  );
}

function SectionList({ sections }: { sections: readonly TemplateSection[] | undefined }) {
  return (
    <Box
      aria-busy={sections === undefined}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4.5, md: 9 } }}
    >
      {SECTIONS.map((id) => {
        const section = sections?.find((one) => one.id === id);
        // A section that nothing belongs to at the moment is left out.
        if (sections && !section?.items.length) return null;
        return (
          <Fragment key={id}>
            <TemplateSectionView id={id} section={section} />
            {id === BANNER_AFTER ? <UnlimitedBanner /> : null}
          </Fragment>
        );
      })}
      <Box sx={{ textAlign: 'center', px: 2 }}>
        <Button
          component={AppLink}
          to={templatesHref({ section: ALL_TEMPLATES })}
          variant="outlined"
          color="secondary"
          size="large"
          endIcon={<ArrowRightIcon />}
        >
          Browse all templates
        </Button>
      </Box>
    </Box>
  );
}
