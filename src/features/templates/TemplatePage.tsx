import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  SAMPLE_TEMPLATE_ID,
  useTemplate,
  type TemplateDetail,
} from '../../api/resources/templates';
import { BuyBar } from '../../domain/BuyBar';
import { belowGoodsWay } from '../../domain/buyPanel';
import { BuyPlaces, useBuyPlaces } from '../../domain/buyPlaces';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { Gallery } from '../../domain/gallery/Gallery';
import { useGallery } from '../../domain/gallery/useGallery';
import { OfferLayout } from '../../domain/OfferLayout';
import { useOwnedItem } from '../../domain/useOwnedItem';
import { Price } from '../../domain/Price';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { AppLink } from '../../routing/AppLink';
import { usePageUrl, usePageDescription, usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { BuyersSay } from './BuyersSay';
import { LiveDemo } from './demo/LiveDemo';
import { MoreByAuthor } from './MoreByAuthor';
import { readTemplateUrl, type TemplateUrl } from './templateUrl';
import { TemplateAbout } from './TemplateAbout';
import { TemplateAuthorCard } from './TemplateAuthorCard';
import { TemplateFacts } from './TemplateFacts';
import { pageGrid } from './templateLayout';
import { TemplateNotFound } from './TemplateNotFound';
import { TemplateOffer } from './TemplateOffer';
import { TemplateSkeleton } from './TemplateSkeleton';
import { TemplateText } from './TemplateText';
import { useFocusWhenLost } from './useFocusWhenLost';
import { pagePadding } from '../../theme/pageSteps';

/**
 * A template in full: /tempalte?id=…, or the sample without an id (the specification, section 2,
 * spells the path so).
 */
export function TemplatePage() {
  const { search } = useLocation();
  const url = readTemplateUrl(search);
  const id = url.id === undefined ? SAMPLE_TEMPLATE_ID : url.id;
  useFocusWhenLost(id ?? '');
  return (
    <Container sx={pagePadding}>
      {id === null ? <NotFound /> : <Template key={id} templateId={id} url={url} />}
    </Container>
  );
}

function Crumbs({ title }: { title: string }) {
  return (
    <Box sx={{ mb: belowGoodsWay }}>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'Templates', to: pathTo('templates') },
          { label: title },
        ]}
      />
    </Box>
  );
}

function NotFound() {
  return (
    <>
      <Crumbs title="Template details" />
      <TemplateNotFound />
    </>
  );
}

function Template({ templateId, url }: { templateId: string; url: TemplateUrl }) {
  const template = useTemplate(templateId);
  // Asked together with the template: it says what comes first there. Nobody owns the id of a sample.
  useOwnedItem(templateId === SAMPLE_TEMPLATE_ID ? null : templateId);
  const title = template.data?.title;
  usePageTitle(title && (url.demo ? `Live demo of ${title}` : title));
  usePageDescription(template.data?.tagline);
  usePageUrl(template.data && pathTo('template', { id: template.data.id }));
  return (
    <QueryView
      query={template}
      isWholePage
      skeleton={
        <>
          <Crumbs title="Template details" />
          <TemplateSkeleton />
        </>
      }
      notFound={<NotFound />}
    >
      {(data) => <TemplateView template={data} url={url} />}
    </QueryView>
  );
}

function TemplateView({ template, url }: { template: TemplateDetail; url: TemplateUrl }) {
  const demoLink = useRef<HTMLAnchorElement>(null);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const author = <TemplateAuthorCard author={template.authorCard} />;
  const { watch, isInSight } = useBuyPlaces();
  const gallery = useGallery(template.pictures.length);
  const { owned, isKnown } = useOwnedItem(template.id);
  return (
    <BuyPlaces value={watch}>
      <Crumbs title={template.title} />
      <IgnoredNotice ignored={url.ignored} />
      <Box sx={pageGrid}>
        <OfferLayout
          isLong
          about={<TemplateAbout template={template} />}
          pictures={
            <Gallery
              pictures={template.pictures}
              title={template.title}
              proportions="4 / 3"
              state={gallery}
            />
          }
          offer={
            <>
              <TemplateOffer template={template} urlId={url.id ?? undefined} demoLink={demoLink} />
              <TemplateFacts template={template} />
            </>
          }
          below={isWide ? author : null}
        />
        <TemplateText template={template} author={isWide ? null : author} />
        <BuyersSay template={template} />
      </Box>
      <MoreByAuthor template={template} />
      <LiveDemo template={template} url={url} returnFocusTo={demoLink} />
      {owned || !isKnown ? null : (
        <BuyBar
          kind="template"
          title={template.title}
          by={template.author.name}
          imageUrl={template.imageUrl}
          price={<Price price={template.price} oldPrice={template.oldPrice} />}
          isInSight={isInSight}
        >
          <Button
            component={AppLink}
            to={checkoutUrl({ kind: 'template', id: template.id })}
            variant="contained"
            size="large"
            sx={{ px: { xs: 3, sm: 4, md: 6 } }}
          >
            Buy Now
          </Button>
        </BuyBar>
      )}
    </BuyPlaces>
  );
}
