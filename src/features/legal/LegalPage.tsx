import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useLegalDocument, type LegalDocument } from '../../api/resources/legal';
import { DocumentBlocks } from '../../domain/DocumentBlocks';
import { DocumentContents } from '../../domain/DocumentContents';
import { formatDate } from '../../lib/dates';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { BesideDocument, type BesideDocumentProps } from './BesideDocument';
import { legalColumns } from './legalColumns';
import { LegalSkeleton } from './LegalSkeleton';
import { belowWay, pageLead, pagePadding } from '../../theme/pageSteps';

/** Known before the answer, so that the heading is there at once. */
const TITLES: Record<LegalDocument['id'], string> = {
  privacy: 'Privacy',
  terms: 'Terms & Conditions',
};

/** What stands beside each: the other one. */
const OTHERS: Record<LegalDocument['id'], BesideDocumentProps['other']> = {
  privacy: {
    title: TITLES.terms,
    text: 'What you can expect from us, and what we expect from you.',
    to: pathTo('terms'),
  },
  terms: {
    title: TITLES.privacy,
    text: 'What we keep about you, where, and how to remove it.',
    to: pathTo('privacy'),
  },
};

/** A legal document with its table of contents and the day of its last change. */
export function LegalPage({ documentId }: { documentId: LegalDocument['id'] }) {
  const document = useLegalDocument(documentId);
  const title = TITLES[documentId];
  return (
    <Container sx={pagePadding}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: title }]} />
      <Typography variant="title" sx={{ mt: belowWay }}>
        {title}
      </Typography>
      <QueryView query={document} skeleton={<LegalSkeleton />}>
        {(data) => <LegalText document={data} />}
      </QueryView>
    </Container>
  );
}

function LegalText({
  document: { id, summary, lastModifiedOn, blocks },
}: {
  document: LegalDocument;
}) {
  return (
    <>
      <Typography component="p" sx={pageLead}>
        {summary}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2 }}>
        Last Modified: <time dateTime={lastModifiedOn}>{formatDate(lastModifiedOn)}</time>
      </Typography>
      <Box sx={legalColumns}>
        <Box sx={{ position: { md: 'sticky' }, top: 96, minWidth: 0 }}>
          <DocumentContents blocks={blocks} title="On this page" besideFrom={900} />
        </Box>
        <DocumentBlocks blocks={blocks} />
        <BesideDocument other={OTHERS[id]} />
      </Box>
    </>
  );
}
